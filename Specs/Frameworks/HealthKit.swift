extension FrameworkInterface {
  static let healthKit = FrameworkInterface(
    name: "HealthKit",
    platforms: ["iOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class HKActivitySummary: NSObject {}
  """#
