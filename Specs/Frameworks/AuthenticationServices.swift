extension FrameworkInterface {
  static let authenticationServices = FrameworkInterface(
    name: "AuthenticationServices",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class ASAccountAuthenticationModificationExtensionContext: NSExtensionContext {}
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 14.0, *)
  class ASAccountAuthenticationModificationViewController: UIViewController {
    var extensionContext: ASAccountAuthenticationModificationExtensionContext { get }
  }
  @available(iOS 13.0, macOS 10.15, *) @superclass(macOS, NSControl)
  class ASAuthorizationAppleIDButton: UIControl, NSAccessibilityButton {
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilityLabel: String?
    var cornerRadius: CGFloat
  }
  @incomplete
  class ASCredentialProviderExtensionContext: NSExtensionContext {}
  @available(tvOS, unavailable) @available(iOS 12.0, macOS 11.0, *) @superclass(macOS, NSViewController)
  class ASCredentialProviderViewController: UIViewController {
    var extensionContext: ASCredentialProviderExtensionContext { get }
  }
  """#
