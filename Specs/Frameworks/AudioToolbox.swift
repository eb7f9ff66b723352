extension FrameworkInterface {
  static let audioToolbox = FrameworkInterface(
    name: "AudioToolbox",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class AUAudioUnit: NSObject {}
  @objc struct OpaqueAudioComponentInstance {}
  """#
