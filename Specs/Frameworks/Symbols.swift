extension FrameworkInterface {
  static let symbols = FrameworkInterface(
    name: "Symbols",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class NSSymbolContentTransition: NSObject {}
  @incomplete
  class NSSymbolEffect: NSObject {}
  @incomplete
  class NSSymbolEffectOptions: NSObject {}
  """#
