extension FrameworkInterface {
  static let uniformTypeIdentifiers = FrameworkInterface(
    name: "UniformTypeIdentifiers",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class UTType: NSObject {}
  """#
