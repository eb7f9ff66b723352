extension FrameworkInterface {
  static let localAuthentication = FrameworkInterface(
    name: "LocalAuthentication",
    platforms: ["iOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class LAContext: NSObject {}
  """#
