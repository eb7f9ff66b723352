extension FrameworkInterface {
  static let avfAudio = FrameworkInterface(
    name: "AVFAudio",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class AVAudioEngine: NSObject {}
  @incomplete
  class AVAudioEnvironmentNode: AVAudioNode {}
  @incomplete
  class AVAudioNode: NSObject {}
  """#
