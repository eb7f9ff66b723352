import InterfaceDocuments

/// An arrow from one piece to another, for all segues between the two.
struct SegueArrow: Hashable, Sendable {
  var from: Int
  var to: Int
  /// Whether one contains the other, as a navigation controller its root.
  private var isRelationship: Bool
  /// The identifiers of the segues.
  private var labels: [String]

  /// The arrows of a document.
  static func arrows(in plan: DrawingPlan) -> [SegueArrow] {
    var arrows: [SegueArrow] = []
    var places: [[Int]: Int] = [:]
    for (index, object) in plan.sheet.document.objects.enumerated() {
      for connection in object.connections {
        guard case .segue(let segue) = connection.kind, segue.kind != "unwind",
          let destination = plan.sheet.index(ofID: connection.destination),
          let from = plan.root(of: index), let to = plan.root(of: destination), from != to
        else { continue }
        let isRelationship = segue.kind == "relationship"
        let key = [from, to, isRelationship ? 1 : 0]
        let place = places[key] ?? arrows.count
        if place == arrows.count {
          arrows.append(SegueArrow(from: from, to: to, isRelationship: isRelationship, labels: []))
          places[key] = place
        }
        if let label = segue.identifier, !arrows[place].labels.contains(label) {
          arrows[place].labels.append(label)
        }
      }
    }
    return arrows
  }

  /// Draws the arrow between two boxes of the canvas.
  func draw(from start: Box, to end: Box, in svg: inout SVGBuilder) {
    let (dx, dy) = (end.midX - start.midX, end.midY - start.midY)
    let gapX = max(end.x - start.maxX, start.x - end.maxX)
    let gapY = max(end.y - start.maxY, start.y - end.maxY)
    let (x1, y1, x2, y2, bendX, bendY): (Double, Double, Double, Double, Double, Double)
    if gapX >= gapY {
      let isRight = dx >= 0
      (x1, x2) = isRight ? (start.maxX, end.x) : (start.x, end.maxX)
      // Arrows in both directions must not lie on one another.
      let shift = isRight ? -8.0 : 8
      (y1, y2) = (start.midY + shift, end.midY + shift)
      (bendX, bendY) = ((isRight ? 1 : -1) * max(abs(x2 - x1) / 2, 30), 0)
    } else {
      let isDown = dy >= 0
      (y1, y2) = isDown ? (start.maxY, end.y - CanvasLayout.title) : (start.y - CanvasLayout.title, end.maxY)
      let shift = isDown ? 8.0 : -8
      (x1, x2) = (start.midX + shift, end.midX + shift)
      (bendX, bendY) = (0, (isDown ? 1 : -1) * max(abs(y2 - y1) / 2, 30))
    }
    let name = isRelationship ? "relationship" : "segue"
    svg.raw(
      "<path class=\"\(name)\" marker-end=\"url(#\(name))\" d=\"M\(x1.svg) \(y1.svg)C\((x1 + bendX).svg) \((y1 + bendY).svg) "
        + "\((x2 - bendX).svg) \((y2 - bendY).svg) \(x2.svg) \(y2.svg)\"/>"
    )
    guard !labels.isEmpty else { return }
    let label = TextFitting.line(
      labels.joined(separator: ", "),
      width: max(hypotenuse(x2 - x1, y2 - y1) - 16, 90),
      size: 12
    )
    svg.line(
      label,
      (x1 + x2) / 2,
      baseline: (y1 + y2) / 2 - 5,
      .init(size: 12, anchor: .middle),
      class: "label"
    )
  }

  private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
