extension FrameworkInterface {
  static let screenTime = FrameworkInterface(
    name: "ScreenTime",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @objc struct STWebHistoryProfileIdentifier: RawRepresentable<String> {}
  @available(iOS 14.0, macOS 11.0, *) @superclass(macOS, NSViewController)
  class STWebpageController: UIViewController {
    @objc(URL) var url: URL?
    @objc(URLIsBlocked) var urlIsBlocked: Bool { get }
    @objc(URLIsPictureInPicture) var urlIsPictureInPicture: Bool
    @objc(URLIsPlayingVideo) var urlIsPlayingVideo: Bool
    @available(iOS 18.4, macOS 15.4, *) var profileIdentifier: STWebHistoryProfileIdentifier?
    var suppressUsageRecording: Bool
    func setBundleIdentifier(_: Any, error: Any)
  }
  """#
