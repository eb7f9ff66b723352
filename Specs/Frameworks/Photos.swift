extension FrameworkInterface {
  static let photos = FrameworkInterface(
    name: "Photos",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class PHLivePhoto: NSObject {}
  """#
