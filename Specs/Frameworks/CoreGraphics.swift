extension FrameworkInterface {
  static let coreGraphics = FrameworkInterface(
    name: "CoreGraphics",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @objc enum CGBlendMode: Int32 {}
  class CGColorSpace: CFType {}
  class CGContext: CFType {}
  typealias CGDirectDisplayID = UInt32
  class CGEvent: CFType {}
  typealias CGGlyph = UInt16
  class CGImage: CFType {}
  @objc enum CGLineCap: Int32 {}
  @objc enum CGLineJoin: Int32 {}
  class CGPDFDocument: CFType {}
  class CGPDFPage: CFType {}
  class CGPath: CFType {}
  @objc struct CGVector {}
  """#
