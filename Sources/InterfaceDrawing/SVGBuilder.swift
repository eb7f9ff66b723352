import RuntimeAttributes

/// Builds SVG text from shapes.
struct SVGBuilder {
  private(set) var text = ""

  /// The fill and stroke of a shape.
  struct Look {
    var fill = "none"
    var stroke: String?
    var width = 1.0
    var dash: String?
    var radius = 0.0
    var opacity = 1.0
  }

  /// The font, alignment and color of a text.
  struct Font {
    var size = 17.0
    var isBold = false
    var anchor = Anchor.start
    var color = "#000"
    var isItalic = false
  }

  /// The part of a text that is at the x-coordinate of its position.
  enum Anchor: String {
    case start, middle, end
  }

  mutating func rect(_ box: Box, _ look: Look) {
    guard box.width > 0 || box.height > 0 else { return }
    let radius = min(look.radius, box.width / 2, box.height / 2)
    text +=
      "<rect x=\"\(box.x.svg)\" y=\"\(box.y.svg)\" width=\"\(box.width.svg)\" height=\"\(box.height.svg)\""
    if radius > 0 { text += " rx=\"\(radius.svg)\"" }
    close(look)
  }

  mutating func fill(_ box: Box, _ color: String, radius: Double = 0) {
    rect(box, Look(fill: color, radius: radius))
  }

  mutating func circle(x: Double, y: Double, radius: Double, _ look: Look) {
    text += "<circle cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"\(radius.svg)\""
    close(look)
  }

  /// Adds a path; the commands are not escaped and must not come from a document.
  mutating func path(_ commands: String, _ look: Look, attributes: String = "") {
    text += "<path d=\"\(commands)\"\(attributes)"
    close(look)
  }

  mutating func line(
    x1: Double,
    y1: Double,
    x2: Double,
    y2: Double,
    _ color: String,
    width: Double = 1
  ) {
    path("M\(x1.svg) \(y1.svg)L\(x2.svg) \(y2.svg)", Look(stroke: color, width: width))
  }

  /// Adds a line of text on a baseline.
  mutating func line(_ string: String, _ x: Double, baseline: Double, _ font: Font, class name: String? = nil)
  {
    guard !string.isEmpty else { return }
    text += "<text x=\"\(x.svg)\" y=\"\(baseline.svg)\" font-size=\"\(font.size.svg)\""
    if font.isBold { text += " font-weight=\"600\"" }
    if font.isItalic { text += " font-style=\"italic\"" }
    if font.anchor != .start { text += " text-anchor=\"\(font.anchor.rawValue)\"" }
    text += name.map { " class=\"\($0)\"" } ?? " fill=\"\(font.color)\""
    text += ">\(XMLText.escaped(string.escapedForTerminal))</text>"
  }

  /// Adds an image in a `data:` URI.
  ///
  /// - Parameters:
  ///   - uri: The URI of the image.
  ///   - box: The box of the image.
  ///   - ratio: The value of `preserveAspectRatio`.
  ///   - tint: The color of a filter that keeps only the shape of the image; nil for the image's own colors.
  mutating func image(_ uri: String, in box: Box, ratio: String, tint: String?) {
    let filter = tint.map { " filter=\"url(#\(Self.filterName($0)))\"" } ?? ""
    text +=
      "<image x=\"\(box.x.svg)\" y=\"\(box.y.svg)\" width=\"\(box.width.svg)\" height=\"\(box.height.svg)\" "
      + "preserveAspectRatio=\"\(ratio)\"\(filter) href=\"\(XMLText.escaped(uri))\"/>"
  }

  /// Returns the filter that draws shapes in a color.
  static func tintFilter(_ color: String) -> String {
    "<filter id=\"\(filterName(color))\"><feFlood flood-color=\"\(color)\"/>"
      + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
  }

  private static func filterName(_ color: String) -> String { "tint-" + color.filter { $0 != "#" } }

  /// Adds shapes with common attributes, such as `opacity="0.5"`.
  mutating func group(_ attributes: String, _ body: (inout SVGBuilder) -> Void) {
    var inner = SVGBuilder()
    body(&inner)
    text += "<g \(attributes)>\(inner.text)</g>"
  }

  private mutating func open(_ tag: String) { text += "<\(tag)>" }

  mutating func close(_ tag: String) { text += "</\(tag)>" }

  /// Opens an element that clips its contents to a box; `close("svg")` closes it.
  mutating func openClip(_ box: Box) {
    let (x, y, width, height) = (box.x.svg, box.y.svg, box.width.svg, box.height.svg)
    open(
      "svg x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" viewBox=\"\(x) \(y) \(width) \(height)\""
    )
  }

  /// Adds SVG text without escaping.
  mutating func raw(_ svg: String) { text += svg }

  private mutating func close(_ look: Look) {
    text += " fill=\"\(look.fill)\""
    if let stroke = look.stroke {
      text += " stroke=\"\(stroke)\""
      if look.width != 1 { text += " stroke-width=\"\(look.width.svg)\"" }
      if let dash = look.dash { text += " stroke-dasharray=\"\(dash)\"" }
    }
    if look.opacity < 1 { text += " opacity=\"\(look.opacity.svg)\"" }
    text += "/>"
  }
}

extension Double {
  /// The number with at most two decimal places.
  package var svg: String {
    guard isFinite else { return "0" }
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e12 else { return "0" }
    let number = Int(hundredths)
    let sign = number < 0 ? "-" : ""
    let (whole, part) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return "\(sign)\(whole)" }
    if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}
