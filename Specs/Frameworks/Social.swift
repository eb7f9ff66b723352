extension FrameworkInterface {
  static let social = FrameworkInterface(
    name: "Social",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 8.0, macOS 10.10, *) @superclass(macOS, NSViewController)
  class SLComposeServiceViewController: UIViewController, NSTextDelegate, NSTextViewDelegate {
    @available(macOS, unavailable) var autoCompletionViewController: UIViewController?
    var charactersRemaining: NSNumber!
    var contentText: String? { get }
    @methods @objc(contentValid) var isContentValid: Bool { @objc(isContentValid) get }
    var placeholder: String
    @available(iOS, unavailable) var textView: NSTextView? { get }
    @available(macOS, unavailable) var textView: UITextView? { get }
  }
  @available(macOS, unavailable) @available(iOS 6.0, *)
  class SLComposeViewController: UIViewController {
    var completionHandler: () -> Void
    var serviceType: String { get }
    func setInitialText(_: Any)
  }
  """#
