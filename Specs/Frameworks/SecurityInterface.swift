extension FrameworkInterface {
  static let securityInterface = FrameworkInterface(
    name: "SecurityInterface",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class SFAuthorizationView: NSView {
    @unsure var authorization: SFAuthorization? { get }
    @methods var authorizationRights: UnsafeMutablePointer<AuthorizationItemSet>!
    @unsure var authorizationState: SFAuthorizationViewState { get }
    @methods var delegate: Any!
    @methods @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    func setAutoupdate(_: Any)
    func setAutoupdate(_: Any, interval: Any)
    func setFlags(_: Any)
    func setString(_: Any)
  }
  @objc enum SFAuthorizationViewState: UInt32 {}
  class SFCertificatePanel: NSPanel {
    @unsure var certificateView: SFCertificateView? { get }
    @methods var helpAnchor: String!
    @methods var policies: [Any]!
    @methods var showsHelp: Bool
    func setAlternateButtonTitle(_: Any)
    func setDefaultButtonTitle(_: Any)
  }
  class SFCertificateTrustPanel: SFCertificatePanel {
    @methods var informativeText: String!
  }
  class SFCertificateView: NSVisualEffectView {
    @methods var certificate: SecCertificate!
    @methods var detailsDisclosed: Bool
    @unsure var detailsDisplayed: Bool { get }
    @unsure @objc(editable) var isEditable: Bool { @objc(isEditable) get }
    @methods var policies: [Any]!
    @methods var policiesDisclosed: Bool
    @unsure @objc(trustDisplayed) var isTrustDisplayed: Bool { @objc(isTrustDisplayed) get }
    func setDisplayDetails(_: Any)
    func setDisplayTrust(_: Any)
    func setEditableTrust(_: Any)
  }
  class SFChooseIdentityPanel: NSPanel {
    @methods var domain: String!
    @methods var helpAnchor: String!
    @unsure var identity: SecIdentity? { get }
    @methods var informativeText: String!
    @methods var policies: [Any]!
    @methods var showsHelp: Bool
    func setAlternateButtonTitle(_: Any)
    func setDefaultButtonTitle(_: Any)
  }
  class SFChooseIdentityTableCellView: NSTableCellView {
    var issuerTextField: NSTextField!
  }
  class SFKeychainSavePanel: NSSavePanel {
    @unsure var error: Error? { get }
    @unsure var keychain: SecKeychain? { get }
    func setPassword(_: Any)
  }
  class SFKeychainSettingsPanel: NSPanel {}
  """#
