extension FrameworkInterface {
  static let homeKit = FrameworkInterface(
    name: "HomeKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class HMCameraSource: NSObject {}
  @available(iOS 10.0, *)
  class HMCameraView: UIView {
    var cameraSource: HMCameraSource?
  }
  """#
