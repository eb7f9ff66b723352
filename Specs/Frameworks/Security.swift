extension FrameworkInterface {
  static let security = FrameworkInterface(
    name: "Security",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @objc struct AuthorizationItemSet {}
  class SecCertificate: CFType {}
  class SecIdentity: CFType {}
  class SecKeychain: CFType {}
  class SecTrust: CFType {}
  @objc enum SslProtocol: Int32 {}
  @objc enum TlsProtocolVersion: UInt16 {}
  """#
