extension FrameworkInterface {
  static let coreMedia = FrameworkInterface(
    name: "CoreMedia",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class CMClock: CFType {}
  @objc struct CMTime {}
  @objc struct CMTimeMapping {}
  @objc struct CMTimeRange {}
  class CMTimebase: CFType {}
  @objc struct CMVideoDimensions {}
  """#
