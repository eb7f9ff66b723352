extension FrameworkInterface {
  static let appClip = FrameworkInterface(
    name: "AppClip",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class APActivationPayload: NSObject {}
  """#
