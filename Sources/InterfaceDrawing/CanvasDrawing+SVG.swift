import RuntimeAttributes

extension CanvasDrawing {
  private static let margin = 48.0

  /// The styles of everything except the interface itself, for the light and dark appearances.
  static let style = """
    text{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}\
    .canvas{fill:#f0f0f3}.title{fill:#3a3a40;font-weight:600}.label{fill:#3a3a40;stroke:#f0f0f3;stroke-width:4;\
    paint-order:stroke;stroke-linejoin:round}.edge{fill:none;stroke:#c8c8ce}.segue,.relationship{fill:none;\
    stroke:#6b6b74;stroke-width:2}.relationship{stroke-dasharray:2 5;stroke-linecap:round}.head{fill:#6b6b74}\
    .halo{fill:none;stroke:#fff;stroke-width:7;stroke-opacity:.85}\
    .mark{fill:#d7000012;stroke:#d70015;stroke-width:3}.tag{fill:#d70015}.removed{fill:#d7000012;stroke:#d70015;stroke-width:3}\
    .tagremoved{fill:#d70015}.added{fill:#0a840012;stroke:#0a8400;stroke-width:3}.tagadded{fill:#0a8400}\
    .changed{fill:#b2650012;stroke:#b26500;stroke-width:3}.tagchanged{fill:#b26500}.tagname{fill:#fff;font-weight:600}\
    @media screen and (prefers-color-scheme:dark){.canvas{fill:#1b1b1e}.title{fill:#e3e3e8}.label{fill:#e3e3e8;stroke:#1b1b1e}\
    .edge{stroke:#4b4b52}.segue,.relationship{stroke:#a6a6b0}.head{fill:#a6a6b0}}
    """

  /// Writes the drawing as an SVG document.
  ///
  /// - Parameter output: The destination.
  package func write(to output: inout some TextOutputStream) {
    let boxes = zip(pieces, corners).map { $0.bounds.moved($1.x, $1.y) }
    var all = boxes.dropFirst().reduce(boxes.first ?? Box(x: 0, y: 0, width: 320, height: 40)) {
      $0.union($1)
    }
    // A title may be wider than its piece.
    for (piece, box) in zip(pieces, boxes) {
      all = all.union(Box(x: box.x, y: box.y, width: Self.titleWidth(Self.title(of: piece)), height: 0))
    }
    for mark in marks {
      let box = mark.box.moved(boxes[mark.piece].x, boxes[mark.piece].y)
      all = all.union(Box(x: box.x, y: box.y, width: Self.tagWidth(mark.name), height: 0))
    }
    let legendHeight = legend.isEmpty ? 0.0 : 30
    all.y -= CanvasLayout.title + legendHeight
    all.height += CanvasLayout.title + legendHeight + Double(notes.count) * 22
    all = Box(
      x: all.x - Self.margin,
      y: all.y - Self.margin,
      width: all.width + 2 * Self.margin,
      height: all.height + 2 * Self.margin
    )
    let (x, y, width, height) = (all.x.svg, all.y.svg, all.width.svg, all.height.svg)
    let filters = DrawnPiece.filters(for: pieces.reduce(into: []) { $0.formUnion($1.tints) })
    let escapedTitle = XMLText.escaped(title.escapedForTerminal)
    output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="\(x) \(y) \(width) \(height)" \
      style="max-width:100%;height:auto" role="img" aria-labelledby="name">
      <title id="name">\(escapedTitle)</title>
      <style>\(Self.style)</style>
      <defs>\(Self.head("segue"))\(Self.head("relationship"))\(filters)</defs>
      <rect class="canvas" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>

      """
    )
    for arrow in arrows {
      var svg = SVGBuilder()
      arrow.draw(from: boxes[arrow.from], to: boxes[arrow.to], in: &svg)
      output.write(svg.text + "\n")
    }
    for (piece, box) in zip(pieces, boxes) { output.write(Self.svg(of: piece, at: box)) }
    for arrow in arrows {
      var svg = SVGBuilder()
      arrow.drawLabel(from: boxes[arrow.from], to: boxes[arrow.to], in: &svg)
      if !svg.text.isEmpty { output.write(svg.text + "\n") }
    }
    for mark in marks {
      let isNamed = marks.count { $0.piece == mark.piece } <= Self.mostTags
      output.write(
        Self.mark(
          mark.box.moved(boxes[mark.piece].x, boxes[mark.piece].y),
          name: isNamed ? mark.name : nil,
          mark.kind
        )
      )
    }
    output.write(svgOfLegend(at: (all.x + Self.margin, all.y + Self.margin)))
    for (number, note) in notes.enumerated() {
      var svg = SVGBuilder()
      let bottom = all.maxY - Self.margin - Double(notes.count - number - 1) * 22
      svg.line(note, all.x + Self.margin, baseline: bottom, .init(size: 13), class: "label")
      output.write(svg.text + "\n")
    }
    output.write("</svg>\n")
  }

  private static func head(_ name: String) -> String {
    "<marker id=\"\(name)\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"5\" markerHeight=\"5\" "
      + "orient=\"auto\"><path class=\"head\" d=\"M0 0L10 5L0 10Z\"/></marker>"
  }

  /// Returns a piece with its title and, if it contains the initial scene, an arrow.
  private static func svg(of piece: DrawnPiece, at box: Box) -> String {
    var svg = SVGBuilder()
    svg.group("transform=\"translate(\(box.x.svg) \(box.y.svg))\"") { svg in
      let title = title(of: piece)
      svg.line(title, 0, baseline: -10, .init(size: 13), class: "title")
      svg.openClip(piece.bounds)
      svg.raw(piece.svg)
      svg.close("svg")
      svg.raw(
        "<rect class=\"edge\" x=\"0\" y=\"0\" width=\"\(box.width.svg)\" height=\"\(box.height.svg)\"/>"
      )
      if piece.isInitial {
        let y = (box.height / 2).svg
        svg.raw("<path class=\"segue\" marker-end=\"url(#segue)\" d=\"M-40 \(y)H0\"/>")
      }
    }
    return svg.text + "\n"
  }

  /// Returns the outline of an object with its name.
  private static func mark(_ box: Box, name: String?, _ kind: Mark.Kind) -> String {
    var svg = SVGBuilder()
    let outline = box.inset(-3)
    for name in ["halo", kind.rawValue] {
      svg.raw(
        "<rect class=\"\(name)\" x=\"\(outline.x.svg)\" y=\"\(outline.y.svg)\" width=\"\(outline.width.svg)\" "
          + "height=\"\(outline.height.svg)\" rx=\"4\"/>"
      )
    }
    if let name { tag(name, x: outline.x, y: outline.y - 22, kind, in: &svg) }
    return svg.text + "\n"
  }

  /// Adds a name on a background in the color of the outline.
  private static func tag(
    _ name: String,
    x: Double,
    y: Double,
    _ kind: Mark.Kind,
    in svg: inout SVGBuilder
  ) {
    let style = kind == .mark ? "tag" : "tag" + kind.rawValue
    svg.raw(
      "<rect class=\"\(style)\" x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(tagWidth(name).svg)\" height=\"20\" rx=\"4\"/>"
    )
    svg.line(name, x + 7, baseline: y + 14, .init(size: 12), class: "tagname")
  }

  /// Returns the legend for the colors of outlines.
  private func svgOfLegend(at corner: (x: Double, y: Double)) -> String {
    var svg = SVGBuilder()
    var x = corner.x
    for (kind, text) in legend {
      Self.tag(text, x: x, y: corner.y, kind, in: &svg)
      x += Self.tagWidth(text) + 10
    }
    return legend.isEmpty ? "" : svg.text + "\n"
  }

  /// The maximum number of names in a piece; more names would overlap.
  private static let mostTags = 8

  // Names and titles are semibold and therefore wider than estimated.
  private static func tagWidth(_ name: String) -> Double { TextFitting.width(of: name, size: 12) * 1.12 + 14 }

  private static func titleWidth(_ title: String) -> Double { TextFitting.width(of: title, size: 13) * 1.12 }

  private static func title(of piece: DrawnPiece) -> String {
    TextFitting.line(piece.title, width: max(piece.width, 140), size: 13)
  }
}
