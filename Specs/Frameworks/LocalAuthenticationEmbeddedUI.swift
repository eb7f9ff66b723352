extension FrameworkInterface {
  static let localAuthenticationEmbeddedUI = FrameworkInterface(
    name: "LocalAuthenticationEmbeddedUI",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(macOS 12.0, *)
  class LAAuthenticationView: NSView {
    var context: LAContext { get }
    var controlSize: NSControl.ControlSize { get }
  }
  """#
