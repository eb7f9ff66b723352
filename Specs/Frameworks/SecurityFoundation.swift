extension FrameworkInterface {
  static let securityFoundation = FrameworkInterface(
    name: "SecurityFoundation",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class SFAuthorization: NSObject {}
  """#
