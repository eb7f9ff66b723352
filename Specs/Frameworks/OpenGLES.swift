extension FrameworkInterface {
  static let openGLES = FrameworkInterface(
    name: "OpenGLES",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class EAGLContext: NSObject {
    @objc(API) var api: EAGLRenderingAPI { get }
    @available(iOS 6.0, *) var debugLabel: String?
    @available(iOS 7.1, *) @objc(multiThreaded) var isMultiThreaded: Bool { @objc(isMultiThreaded) get set }
    var sharegroup: EAGLSharegroup { get }
  }
  protocol EAGLDrawable {}
  @objc enum EAGLRenderingAPI: UInt {}
  @incomplete
  class EAGLSharegroup: NSObject {}
  typealias GLboolean = UInt8
  typealias GLenum = UInt32
  typealias GLfloat = Float
  typealias GLint = Int32
  typealias GLsizei = Int32
  typealias GLuint = UInt32
  """#
