extension FrameworkInterface {
  static let coreImage = FrameworkInterface(
    name: "CoreImage",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class CIBarcodeDescriptor: NSObject {}
  @incomplete
  class CIColor: NSObject {}
  @incomplete
  class CIContext: NSObject {}
  @incomplete
  class CIFilter: NSObject {}
  @incomplete
  class CIImage: NSObject {}
  """#
