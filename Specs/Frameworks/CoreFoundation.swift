extension FrameworkInterface {
  static let coreFoundation = FrameworkInterface(
    name: "CoreFoundation",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class CFRunLoop: CFType {}
  typealias CFTimeInterval = Double
  @root class CFType {}
  typealias FourCharCode = UInt32
  """#
