extension FrameworkInterface {
  static let intents = FrameworkInterface(
    name: "Intents",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class INIntent: NSObject {}
  @incomplete
  class INInteraction: NSObject {}
  @incomplete
  class INShortcut: NSObject {}
  @objc struct INShortcutAvailabilityOptions: OptionSet<UInt> {}
  """#
