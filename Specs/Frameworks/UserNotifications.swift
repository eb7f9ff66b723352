extension FrameworkInterface {
  static let userNotifications = FrameworkInterface(
    name: "UserNotifications",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class UNNotificationAction: NSObject {}
  @incomplete
  class UNNotificationResponse: NSObject {}
  """#
