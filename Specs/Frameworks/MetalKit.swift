extension FrameworkInterface {
  static let metalKit = FrameworkInterface(
    name: "MetalKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 9.0, macOS 10.11, *)
  class MTKMesh: NSObject {
    var name: String
    var submeshes: [MTKSubmesh] { get }
    var vertexBuffers: [MTKMeshBuffer] { get }
    var vertexCount: UInt { get }
    var vertexDescriptor: MDLVertexDescriptor { get }
  }
  @available(iOS 9.0, macOS 10.11, *)
  class MTKMeshBuffer: NSObject {
    var allocator: MTKMeshBufferAllocator { get }
    var buffer: MTLBuffer { get }
    var length: UInt { get }
    var offset: UInt { get }
    var type: MDLMeshBufferType { get }
    var zone: MDLMeshBufferZone? { get }
  }
  @available(iOS 9.0, macOS 10.11, *)
  class MTKMeshBufferAllocator: NSObject {
    var device: MTLDevice { get }
  }
  @available(iOS 9.0, macOS 10.11, *)
  class MTKSubmesh: NSObject {
    var indexBuffer: MTKMeshBuffer { get }
    var indexCount: UInt { get }
    var indexType: MTLIndexType { get }
    var mesh: MTKMesh? { get }
    var name: String
    var primitiveType: MTLPrimitiveType { get }
  }
  @available(iOS 9.0, macOS 10.11, *)
  class MTKTextureLoader: NSObject {
    var device: MTLDevice { get }
  }
  @available(iOS 9.0, macOS 10.11, *) @superclass(macOS, NSView)
  class MTKView: UIView, CALayerDelegate {
    var autoResizeDrawable: Bool
    var clearColor: MTLClearColor
    var clearDepth: Double
    var clearStencil: UInt32
    var colorPixelFormat: MTLPixelFormat
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.12, *) var colorspace: CGColorSpace?
    var currentDrawable: CAMetalDrawable? { get }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) @unsure var currentMTL4RenderPassDescriptor: MTL4RenderPassDescriptor? { get }
    var currentRenderPassDescriptor: MTLRenderPassDescriptor? { get }
    var delegate: MTKViewDelegate?
    @available(iOS 13.0, macOS 10.15, *) var depthStencilAttachmentTextureUsage: MTLTextureUsage
    var depthStencilPixelFormat: MTLPixelFormat
    @available(iOS 16.0, macOS 13.0, *) var depthStencilStorageMode: MTLStorageMode
    var depthStencilTexture: MTLTexture? { get }
    var device: MTLDevice?
    var drawableSize: CGSize
    var enableSetNeedsDisplay: Bool
    var framebufferOnly: Bool
    @available(iOS 13.0, macOS 10.15, *) var multisampleColorAttachmentTextureUsage: MTLTextureUsage
    var multisampleColorTexture: MTLTexture? { get }
    @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    @available(iOS 13.0, macOS 10.15, *) var preferredDevice: MTLDevice? { get }
    @available(iOS 13.0, macOS 10.15, *) var preferredDrawableSize: CGSize { get }
    var preferredFramesPerSecond: Int
    var presentsWithTransaction: Bool
    @available(iOS 26.4, macOS 26.4, tvOS 26.4, *) @unsure var residencySet: MTLResidencySet { get }
    var sampleCount: UInt
  }
  protocol MTKViewDelegate {}
  """#
