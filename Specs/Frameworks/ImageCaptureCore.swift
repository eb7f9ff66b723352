extension FrameworkInterface {
  static let imageCaptureCore = FrameworkInterface(
    name: "ImageCaptureCore",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class ICCameraDevice: ICDevice {}
  @incomplete
  class ICDevice: NSObject {}
  @incomplete
  class ICScannerDevice: ICDevice {}
  """#
