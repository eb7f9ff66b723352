extension FrameworkInterface {
  static let replayKit = FrameworkInterface(
    name: "ReplayKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(macOS, unavailable) @available(iOS 10.0, *)
  class RPBroadcastActivityViewController: UIViewController {
    var delegate: RPBroadcastActivityViewControllerDelegate?
  }
  protocol RPBroadcastActivityViewControllerDelegate {}
  @available(iOS 9.0, macOS 11.0, *) @superclass(macOS, NSViewController)
  class RPPreviewViewController: UIViewController {
    @available(iOS, unavailable) @available(macOS, unavailable) var mode: RPPreviewViewControllerMode
    var previewControllerDelegate: RPPreviewViewControllerDelegate?
  }
  protocol RPPreviewViewControllerDelegate {}
  @objc enum RPPreviewViewControllerMode: Int {}
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 12.0, *)
  class RPSystemBroadcastPickerView: UIView, NSCoding {
    var preferredExtension: String?
    var showsMicrophoneButton: Bool
  }
  """#
