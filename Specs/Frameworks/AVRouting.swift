extension FrameworkInterface {
  static let avRouting = FrameworkInterface(
    name: "AVRouting",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class AVCustomRoutingController: NSObject {}
  """#
