extension FrameworkInterface {
  static let glKit = FrameworkInterface(
    name: "GLKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 5.0, macOS 10.8, *)
  class GLKBaseEffect: NSObject, GLKNamedEffect {
    var colorMaterialEnabled: GLboolean
    var constantColor: GLKVector4
    var fog: GLKEffectPropertyFog { get }
    var label: String?
    var light0: GLKEffectPropertyLight { get }
    var light1: GLKEffectPropertyLight { get }
    var light2: GLKEffectPropertyLight { get }
    var lightModelAmbientColor: GLKVector4
    var lightModelTwoSided: GLboolean
    var lightingType: GLKLightingType
    var material: GLKEffectPropertyMaterial { get }
    var texture2d0: GLKEffectPropertyTexture { get }
    var texture2d1: GLKEffectPropertyTexture { get }
    var textureOrder: [GLKEffectPropertyTexture]?
    var transform: GLKEffectPropertyTransform { get }
    var useConstantColor: GLboolean
  }
  @available(iOS 5.0, macOS 10.8, *)
  class GLKEffectProperty: NSObject {}
  @available(iOS 5.0, macOS 10.8, *)
  class GLKEffectPropertyFog: GLKEffectProperty {
    var color: GLKVector4
    var density: GLfloat
    var enabled: GLboolean
    var end: GLfloat
    var mode: GLint
    var start: GLfloat
  }
  @available(iOS 5.0, macOS 10.8, *)
  class GLKEffectPropertyLight: GLKEffectProperty {
    var ambientColor: GLKVector4
    var constantAttenuation: GLfloat
    var diffuseColor: GLKVector4
    var enabled: GLboolean
    var linearAttenuation: GLfloat
    var position: GLKVector4
    var quadraticAttenuation: GLfloat
    var specularColor: GLKVector4
    var spotCutoff: GLfloat
    var spotDirection: GLKVector3
    var spotExponent: GLfloat
    var transform: GLKEffectPropertyTransform
  }
  @available(iOS 5.0, macOS 10.8, *)
  class GLKEffectPropertyMaterial: GLKEffectProperty {
    var ambientColor: GLKVector4
    var diffuseColor: GLKVector4
    var emissiveColor: GLKVector4
    var shininess: GLfloat
    var specularColor: GLKVector4
  }
  @available(iOS 5.0, macOS 10.8, *)
  class GLKEffectPropertyTexture: GLKEffectProperty {
    var enabled: GLboolean
    var envMode: GLKTextureEnvMode
    var name: GLuint
    var target: GLKTextureTarget
  }
  @available(iOS 5.0, macOS 10.8, *)
  class GLKEffectPropertyTransform: GLKEffectProperty {
    var modelviewMatrix: GLKMatrix4
    var normalMatrix: GLKMatrix3 { get }
    var projectionMatrix: GLKMatrix4
  }
  @objc enum GLKLightingType: Int32 {}
  @objc struct GLKMatrix2 {}
  @objc struct GLKMatrix3 {}
  @objc struct GLKMatrix4 {}
  @available(iOS 9.0, macOS 10.11, *)
  class GLKMesh: NSObject {
    var name: String { get }
    var submeshes: [GLKSubmesh] { get }
    var vertexBuffers: [GLKMeshBuffer] { get }
    var vertexCount: UInt { get }
    var vertexDescriptor: MDLVertexDescriptor { get }
  }
  @available(iOS 9.0, macOS 10.11, *)
  class GLKMeshBuffer: NSObject, MDLMeshBuffer {
    var allocator: GLKMeshBufferAllocator { get }
    var glBufferName: GLuint { get }
    var length: UInt { get }
    var map: MDLMeshBufferMap { get }
    var offset: UInt { get }
    var type: MDLMeshBufferType { get }
    var zone: MDLMeshBufferZone? { get }
  }
  @available(iOS 9.0, macOS 10.11, *)
  class GLKMeshBufferAllocator: NSObject, MDLMeshBufferAllocator {}
  protocol GLKNamedEffect {}
  @available(iOS 5.0, macOS 10.8, *)
  class GLKReflectionMapEffect: GLKBaseEffect {
    var matrix: GLKMatrix3
    var textureCubeMap: GLKEffectPropertyTexture { get }
  }
  @available(iOS 5.0, macOS 10.8, *)
  class GLKSkyboxEffect: NSObject, GLKNamedEffect {
    var center: GLKVector3
    var label: String?
    var textureCubeMap: GLKEffectPropertyTexture { get }
    var transform: GLKEffectPropertyTransform { get }
    var xSize: GLfloat
    var ySize: GLfloat
    var zSize: GLfloat
  }
  @available(iOS 9.0, macOS 10.11, *)
  class GLKSubmesh: NSObject {
    var elementBuffer: GLKMeshBuffer { get }
    var elementCount: GLsizei { get }
    var mesh: GLKMesh? { get }
    var mode: GLenum { get }
    var name: String { get }
    var type: GLenum { get }
  }
  @objc enum GLKTextureEnvMode: Int32 {}
  @available(iOS 5.0, macOS 10.8, *)
  class GLKTextureInfo: NSObject {
    var alphaState: GLKTextureInfoAlphaState { get }
    @available(macOS 10.12, *) var arrayLength: GLuint { get }
    var containsMipmaps: Bool { get }
    @available(macOS 10.12, *) var depth: GLuint { get }
    var height: GLuint { get }
    @available(macOS 10.12, *) var mimapLevelCount: GLuint { get }
    var name: GLuint { get }
    var target: GLenum { get }
    var textureOrigin: GLKTextureInfoOrigin { get }
    var width: GLuint { get }
  }
  @objc enum GLKTextureInfoAlphaState: Int32 {}
  @objc enum GLKTextureInfoOrigin: Int32 {}
  @available(iOS 5.0, macOS 10.8, *)
  class GLKTextureLoader: NSObject {}
  @objc enum GLKTextureTarget: UInt32 {}
  @objc struct GLKVector2 {}
  @objc struct GLKVector3 {}
  @objc struct GLKVector4 {}
  @available(macOS, unavailable) @available(iOS 5.0, *)
  class GLKView: UIView {
    var context: EAGLContext?
    var delegate: GLKViewDelegate?
    var drawableColorFormat: GLKViewDrawableColorFormat
    var drawableDepthFormat: GLKViewDrawableDepthFormat
    var drawableHeight: Int { get }
    var drawableMultisample: GLKViewDrawableMultisample
    var drawableStencilFormat: GLKViewDrawableStencilFormat
    var drawableWidth: Int { get }
    var enableSetNeedsDisplay: Bool
  }
  @available(macOS, unavailable) @available(iOS 5.0, *)
  class GLKViewController: UIViewController, GLKViewDelegate {
    var delegate: GLKViewControllerDelegate?
    var framesDisplayed: Int { get }
    var framesPerSecond: Int { get }
    var pauseOnWillResignActive: Bool
    @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    var preferredFramesPerSecond: Int
    var resumeOnDidBecomeActive: Bool
    var timeSinceFirstResume: Double { get }
    var timeSinceLastDraw: Double { get }
    var timeSinceLastResume: Double { get }
    var timeSinceLastUpdate: Double { get }
  }
  protocol GLKViewControllerDelegate {}
  protocol GLKViewDelegate {}
  @objc enum GLKViewDrawableColorFormat: Int32 {}
  @objc enum GLKViewDrawableDepthFormat: Int32 {}
  @objc enum GLKViewDrawableMultisample: Int32 {}
  @objc enum GLKViewDrawableStencilFormat: Int32 {}
  """#
