extension FrameworkInterface {
  static let safariServices = FrameworkInterface(
    name: "SafariServices",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS, unavailable) @available(macOS 10.12, *)
  class SFSafariExtensionViewController: NSViewController {}
  @available(macOS, unavailable) @available(iOS 9.0, *)
  class SFSafariViewController: UIViewController {
    @available(iOS 11.0, *) var configuration: SFSafariViewControllerConfiguration { get }
    var delegate: SFSafariViewControllerDelegate?
    @available(iOS 11.0, *) var dismissButtonStyle: SFSafariViewControllerDismissButtonStyle
    @available(iOS 10.0, *) var preferredBarTintColor: UIColor?
    @available(iOS 10.0, *) var preferredControlTintColor: UIColor?
  }
  @incomplete
  class SFSafariViewControllerConfiguration: NSObject {}
  protocol SFSafariViewControllerDelegate {}
  @objc enum SFSafariViewControllerDismissButtonStyle: Int {}
  """#
