extension FrameworkInterface {
  static let realityKit = FrameworkInterface(
    name: "RealityKit",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @superclass(macOS, NSView) @incomplete
  class ARView: UIView {}
  """#
