import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

/// A function that draws one object in its box, without its subviews.
typealias Painter = @Sendable (inout Artist, _ index: Int, _ box: Box) -> Void

/// The painters for objects, by element name.
enum Painters {
  static func painter(of object: InterfaceObject, on platform: Platform) -> Painter {
    (platform == .macOS ? cocoa[object.element] : cocoaTouch[object.element]) ?? plain
  }

  private static let cocoaTouch = [touchControls, touchContainers, touchLists, touchBars]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  private static let cocoa = cocoaControls.merging(cocoaContainers) { first, _ in first }

  /// Draws the background color of a view, and its class name if the document does not contain the contents of the
  /// view.
  static let plain: Painter = { artist, index, box in
    let color = artist.sheet.color("backgroundColor", of: index)
    if let color { artist.svg.fill(box, color) }
    let isEmpty = !artist.sheet.children(of: index).contains { artist.sheet.object($0).frame != nil }
    guard isEmpty, artist.sheet.object(index).customClass != nil || isUnknown(artist, index) else { return }
    artist.placeholder(for: index, in: box)
  }

  /// Whether a view shows contents that are not in the document.
  private static func isUnknown(_ artist: Artist, _ index: Int) -> Bool {
    !["view", "stackView", "customView", "clipView"].contains(artist.sheet.object(index).element)
  }
}

extension Artist {
  /// Draws a dashed frame with the name of an object; the name is omitted if it would cover other content.
  mutating func placeholder(for index: Int, _ name: String? = nil, in box: Box) {
    placeholder(hasContent(in: box) ? "" : name ?? sheet.className(of: index), in: box)
  }

  /// Draws a dashed frame with a name.
  mutating func placeholder(_ name: String, in box: Box) {
    svg.rect(box.inset(0.5), .init(stroke: "#b4b4bd", dash: "4 3", radius: 3))
    let size = min(12, box.height * 0.6)
    let line = TextFitting.line(name, width: box.width - 8, size: size)
    // The first few letters of a truncated name are not useful.
    guard size >= 6, line == name || line.count > 4 else { return }
    noteContent(box.centered(TextFitting.width(of: line, size: size), size))
    svg.line(
      line,
      box.midX,
      baseline: box.midY + size * 0.35,
      .init(size: size, anchor: .middle, color: Palette.secondaryText)
    )
  }

  /// Draws lines of text at the top of a box, or vertically centered in the box.
  mutating func text(
    _ text: String?,
    in box: Box,
    _ font: SVGBuilder.Font,
    limit: Int = 1,
    isAtTop: Bool = false
  ) {
    guard let text, !box.isEmpty else { return }
    let height = font.size * 1.2
    let fitting = Int(min(max((box.height / height).rounded(.down), 1), 100))
    let lines = TextFitting.lines(
      of: text,
      width: box.width,
      size: font.size,
      limit: limit == 0 ? fitting : min(limit, fitting)
    )
    let x =
      switch font.anchor {
      case .start: box.x
      case .middle: box.midX
      case .end: box.maxX
      }
    let top = isAtTop ? box.y : box.midY - Double(lines.count) * height / 2
    let width = lines.map { TextFitting.width(of: $0, size: font.size) }.max() ?? 0
    let start =
      switch font.anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    noteContent(Box(x: start, y: top, width: width, height: Double(lines.count) * height))
    for (number, line) in lines.enumerated() {
      svg.line(line, x, baseline: top + Double(number) * height + font.size * 0.95, font)
    }
  }

  /// Draws the background color of a view, or else the standard color, if any.
  mutating func background(of index: Int, in box: Box, standard: String? = nil, radius: Double = 0) {
    if let color = sheet.color("backgroundColor", of: index) ?? standard {
      svg.fill(box, color, radius: radius)
    }
  }

  /// Draws a chevron that points to the right.
  mutating func chevron(_ x: Double, _ y: Double, _ color: String, size: Double = 5) {
    svg.path(
      "M\((x - size).svg) \((y - size).svg)L\(x.svg) \(y.svg)L\((x - size).svg) \((y + size).svg)",
      .init(stroke: color, width: 1.5)
    )
  }

  /// Draws two chevrons that point up and down.
  mutating func upAndDown(_ x: Double, _ y: Double, _ color: String) {
    svg.path(
      "M\((x - 3).svg) \((y - 2).svg)l3 -3l3 3M\((x - 3).svg) \((y + 2).svg)l3 3l3 -3",
      .init(stroke: color, width: 1.3)
    )
  }
}

extension SVGBuilder.Font {
  /// Returns the font with a different color.
  func colored(_ color: String?) -> SVGBuilder.Font {
    var font = self
    if let color { font.color = color }
    return font
  }

  /// Returns the font with the anchor for a text alignment.
  func anchored(_ alignment: String?) -> SVGBuilder.Font {
    var font = self
    font.anchor =
      switch alignment {
      case "center": .middle
      case "right", "trailing": .end
      default: .start
      }
    return font
  }
}
