extension FrameworkInterface {
  static let passKit = FrameworkInterface(
    name: "PassKit",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(macOS, unavailable) @available(iOS 9.0, *)
  class PKAddPassButton: UIButton {
    var addPassButtonStyle: PKAddPassButtonStyle
  }
  @objc enum PKAddPassButtonStyle: Int {}
  @available(macOS, unavailable) @available(iOS 6.0, *)
  class PKAddPassesViewController: UIViewController {
    var delegate: PKAddPassesViewControllerDelegate?
  }
  protocol PKAddPassesViewControllerDelegate {}
  @available(macOS, unavailable) @available(iOS 9.0, *)
  class PKAddPaymentPassViewController: UIViewController {
    var delegate: PKAddPaymentPassViewControllerDelegate?
  }
  protocol PKAddPaymentPassViewControllerDelegate {}
  @available(macOS, unavailable) @available(iOS 13.4, *)
  class PKAddSecureElementPassViewController: UIViewController {
    var delegate: PKAddSecureElementPassViewControllerDelegate?
  }
  protocol PKAddSecureElementPassViewControllerDelegate {}
  @available(macOS, unavailable) @available(iOS 16.0, *)
  class PKIdentityButton: UIControl {
    var cornerRadius: CGFloat
  }
  @objc enum PKPayLaterAction: Int {}
  @objc enum PKPayLaterDisplayStyle: Int {}
  @available(macOS, unavailable) @available(iOS 17.0, *)
  class PKPayLaterView: UIView {
    var action: PKPayLaterAction
    var amount: NSDecimalNumber
    var currencyCode: String
    var delegate: PKPayLaterViewDelegate?
    var displayStyle: PKPayLaterDisplayStyle
  }
  protocol PKPayLaterViewDelegate {}
  @available(iOS 8.0, macOS 11.0, *) @superclass(macOS, NSViewController)
  class PKPaymentAuthorizationViewController: UIViewController {
    var delegate: PKPaymentAuthorizationViewControllerDelegate?
  }
  protocol PKPaymentAuthorizationViewControllerDelegate {}
  @available(iOS 8.3, macOS 11.0, *) @superclass(macOS, NSButton)
  class PKPaymentButton: UIButton {
    var cornerRadius: CGFloat
  }
  @available(macOS, unavailable) @available(iOS 16.0, *)
  class PKShareSecureElementPassViewController: UIViewController {
    var delegate: PKShareSecureElementPassViewControllerDelegate?
    var promptToShareURL: Bool
  }
  protocol PKShareSecureElementPassViewControllerDelegate {}
  """#
