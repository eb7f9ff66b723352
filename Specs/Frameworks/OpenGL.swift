extension FrameworkInterface {
  static let openGL = FrameworkInterface(
    name: "OpenGL",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @objc struct _CGLPBufferObject {}
  @objc struct _CGLPixelFormatObject {}
  """#
