extension FrameworkInterface {
  static let sharedWithYouCore = FrameworkInterface(
    name: "SharedWithYouCore",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class SWCollaborationMetadata: NSObject {}
  """#
