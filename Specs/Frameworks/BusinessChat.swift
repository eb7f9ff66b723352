extension FrameworkInterface {
  static let businessChat = FrameworkInterface(
    name: "BusinessChat",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 11.3, macOS 10.13, *) @superclass(macOS, NSControl)
  class BCChatButton: UIControl {}
  """#
