extension FrameworkInterface {
  static let mediaPlayer = FrameworkInterface(
    name: "MediaPlayer",
    platforms: ["iOS", "tvOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(tvOS, unavailable)
  class MPMediaPickerController: UIViewController {
    var allowsPickingMultipleItems: Bool
    var delegate: MPMediaPickerControllerDelegate?
    var mediaTypes: MPMediaType { get }
    var prompt: String?
    @available(iOS 6.0, *) var showsCloudItems: Bool
    @available(iOS 9.2, *) var showsItemsWithProtectedAssets: Bool
  }
  protocol MPMediaPickerControllerDelegate {}
  @objc struct MPMediaType: OptionSet<UInt> {}
  @incomplete
  class MPMoviePlayerController: NSObject {}
  @available(tvOS, unavailable) @available(iOS 3.2, *)
  class MPMoviePlayerViewController: UIViewController {
    var moviePlayer: MPMoviePlayerController { get }
  }
  class MPVolumeView: UIView {
    var showsRouteButton: Bool
    var showsVolumeSlider: Bool
    @available(iOS 7.0, *) var volumeWarningSliderImage: UIImage?
    @available(iOS 7.0, *) @objc(wirelessRouteActive) var isWirelessRouteActive: Bool { @objc(isWirelessRouteActive) get }
    @available(iOS 7.0, *) var wirelessRoutesAvailable: Bool { @objc(areWirelessRoutesAvailable) get }
    func setMaximumVolumeSliderImage(_: Any, forState: Any)
    func setMinimumVolumeSliderImage(_: Any, forState: Any)
    func setRouteButtonImage(_: Any, forState: Any)
    func setVolumeThumbImage(_: Any, forState: Any)
  }
  """#
