extension FrameworkInterface {
  static let dispatch = FrameworkInterface(
    name: "Dispatch",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class DispatchQueue: NSObject {}
  """#
