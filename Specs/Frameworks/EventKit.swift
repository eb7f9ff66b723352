extension FrameworkInterface {
  static let eventKit = FrameworkInterface(
    name: "EventKit",
    platforms: ["iOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class EKCalendar: EKObject {}
  @incomplete
  class EKCalendarItem: EKObject {}
  @incomplete
  class EKEvent: EKCalendarItem {}
  @incomplete
  class EKEventStore: NSObject {}
  @incomplete
  class EKObject: NSObject {}
  """#
