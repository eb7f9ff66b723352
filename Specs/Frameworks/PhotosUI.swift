extension FrameworkInterface {
  static let photosUI = FrameworkInterface(
    name: "PhotosUI",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 9.1, macOS 10.12, *) @superclass(macOS, NSView)
  class PHLivePhotoView: UIView {
    @available(iOS, unavailable) @available(tvOS, unavailable) var audioVolume: Float
    @available(iOS, unavailable) @available(tvOS, unavailable) var contentMode: PHLivePhotoViewContentMode
    @available(iOS 17.0, macOS 14.0, *) var contentsRect: CGRect
    var delegate: PHLivePhotoViewDelegate?
    var livePhoto: PHLivePhoto?
    @available(iOS, unavailable) @available(tvOS, unavailable) var livePhotoBadgeView: NSView? { get }
    @objc(muted) var isMuted: Bool { @objc(isMuted) get set }
    @available(macOS, unavailable) var playbackGestureRecognizer: UIGestureRecognizer { get }
  }
  @objc enum PHLivePhotoViewContentMode: Int {}
  protocol PHLivePhotoViewDelegate {}
  @incomplete
  class PHPickerConfiguration: NSObject {}
  @available(tvOS, unavailable) @available(iOS 14.0, macOS 13.0, *) @superclass(macOS, NSViewController)
  class PHPickerViewController: UIViewController {
    var configuration: PHPickerConfiguration { get }
    var delegate: PHPickerViewControllerDelegate?
  }
  protocol PHPickerViewControllerDelegate {}
  """#
