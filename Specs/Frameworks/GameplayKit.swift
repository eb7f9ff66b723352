extension FrameworkInterface {
  static let gameplayKit = FrameworkInterface(
    name: "GameplayKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class GKEntity: NSObject {}
  protocol GKSceneRootNodeType {}
  """#
