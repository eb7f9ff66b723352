import InterfaceDocuments

/// An arrow from one piece to another, which represents all segues or all relationships in this direction.
struct SegueArrow: Hashable, Sendable {
  var from: Int
  var to: Int
  /// Whether the first piece contains the second, as a navigation controller contains its root view controller.
  private var isRelationship: Bool
  /// The identifiers of the segues.
  private var labels: [String]

  /// Returns the arrows of a document.
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

  /// Returns the arrow with the indexes of pieces instead of roots, or nil if one of the roots is not drawn.
  func mapped(_ pieces: [Int: Int]) -> SegueArrow? {
    guard let start = pieces[from], let end = pieces[to] else { return nil }
    var arrow = self
    (arrow.from, arrow.to) = (start, end)
    return arrow
  }

  /// The path of the arrow between two boxes of the canvas.
  private struct Course {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    /// The offset of the first control point from the start; the second control point has the opposite offset from the
    /// end.
    var (bendX, bendY) = (0.0, 0.0)
  }

  private static func course(from start: Box, to end: Box) -> Course {
    var course = Course()
    let (dx, dy) = (end.midX - start.midX, end.midY - start.midY)
    let gapX = max(end.x - start.maxX, start.x - end.maxX)
    let gapY = max(end.y - start.maxY, start.y - end.maxY)
    if gapX >= gapY {
      let isRight = dx >= 0
      (course.x1, course.x2) = isRight ? (start.maxX, end.x) : (start.x, end.maxX)
      // Arrows in opposite directions must not overlap.
      let shift = isRight ? -8.0 : 8
      (course.y1, course.y2) = (start.midY + shift, end.midY + shift)
      course.bendX = (isRight ? 1 : -1) * max(abs(course.x2 - course.x1) / 2, 30)
    } else {
      let isDown = dy >= 0
      (course.y1, course.y2) =
        isDown ? (start.maxY, end.y - CanvasLayout.title) : (start.y - CanvasLayout.title, end.maxY)
      let shift = isDown ? 8.0 : -8
      (course.x1, course.x2) = (start.midX + shift, end.midX + shift)
      course.bendY = (isDown ? 1 : -1) * max(abs(course.y2 - course.y1) / 2, 30)
    }
    return course
  }

  /// Draws the arrow between two boxes of the canvas.
  func draw(from start: Box, to end: Box, in svg: inout SVGBuilder) {
    let course = Self.course(from: start, to: end)
    let (x1, y1, x2, y2) = (course.x1, course.y1, course.x2, course.y2)
    let (bendX, bendY) = (course.bendX, course.bendY)
    let name = isRelationship ? "relationship" : "segue"
    svg.raw(
      "<path class=\"\(name)\" marker-end=\"url(#\(name))\" d=\"M\(x1.svg) \(y1.svg)C\((x1 + bendX).svg) \((y1 + bendY).svg) "
        + "\((x2 - bendX).svg) \((y2 - bendY).svg) \(x2.svg) \(y2.svg)\"/>"
    )
  }

  /// Draws the identifiers of the segues in the middle of the arrow.
  ///
  /// Labels are drawn after all pieces, which would cover them otherwise.
  func drawLabel(from start: Box, to end: Box, in svg: inout SVGBuilder) {
    let course = Self.course(from: start, to: end)
    let length = hypotenuse(course.x2 - course.x1, course.y2 - course.y1)
    let label = TextFitting.line(labels.joined(separator: ", "), width: max(length - 16, 200), size: 12)
    svg.line(
      label,
      (course.x1 + course.x2) / 2,
      baseline: (course.y1 + course.y2) / 2 - 5,
      .init(size: 12, anchor: .middle),
      class: "label"
    )
  }

  private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
