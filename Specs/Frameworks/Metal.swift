extension FrameworkInterface {
  static let metal = FrameworkInterface(
    name: "Metal",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete @available(iOS 26.0, macOS 26.0, tvOS 26.0, *)
  class MTL4RenderPassDescriptor: NSObject {}
  protocol MTLBuffer {}
  @objc struct MTLClearColor {}
  protocol MTLCommandQueue {}
  protocol MTLDevice {}
  @objc enum MTLIndexType: UInt {}
  protocol MTLLibrary {}
  @objc enum MTLPixelFormat: UInt {}
  @objc enum MTLPrimitiveType: UInt {}
  protocol MTLRenderCommandEncoder {}
  @incomplete
  class MTLRenderPassDescriptor: NSObject {}
  protocol MTLResidencySet {}
  @objc enum MTLStorageMode: UInt {}
  @objc enum MTLTessellationPartitionMode: UInt {}
  protocol MTLTexture {}
  @objc struct MTLTextureUsage: OptionSet<UInt> {}
  """#
