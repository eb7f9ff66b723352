extension FrameworkInterface {
  static let coreSpotlight = FrameworkInterface(
    name: "CoreSpotlight",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class CSSearchableItemAttributeSet: NSObject {}
  """#
