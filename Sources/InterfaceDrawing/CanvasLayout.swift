/// Positions pieces as on the document's canvas, but as close together as possible without overlaps.
enum CanvasLayout {
  /// The maximum distance from the center of the canvas; at far larger distances, rounding loses small offsets.
  static let reach = 1e6
  /// The minimum gap between pieces.
  private static let gap = 72.0
  /// The height of a title above a piece.
  static let title = 26.0

  /// Returns the upper left corners of pieces.
  static func corners(of pieces: [DrawnPiece]) -> [(x: Double, y: Double)] {
    let located = pieces.indices.filter { pieces[$0].location != nil }
    var boxes: [Int: Box] = [:]
    // Sorted from left to right, so that a piece is moved past each other piece only once.
    var placed: [Box] = []
    let scale = Self.scale(located.map { pieces[$0] })
    for index in located {
      guard let location = pieces[index].location else { continue }
      let piece = pieces[index]
      var box = Box(
        x: location.x * scale.x - piece.width / 2,
        y: location.y * scale.y - piece.height / 2,
        width: piece.width,
        height: piece.height
      )
      // If two pieces overlap, the later piece is moved to the right.
      var isFree = false
      while !isFree {
        isFree = true
        for other in placed where other.inset(-gap / 4, -gap / 4).overlaps(box) {
          box.x = other.maxX + gap
          isFree = false
        }
      }
      boxes[index] = box
      let place = placed.firstIndex { (box.x, box.y) < ($0.x, $0.y) } ?? placed.endIndex
      placed.insert(box, at: place)
    }
    let (left, bottom) = (boxes.values.map(\.x).min() ?? 0, boxes.values.map(\.maxY).max())
    var x = left
    var (rowTop, rowBottom) = (bottom.map { $0 + gap } ?? 0, bottom ?? 0)
    for index in pieces.indices where boxes[index] == nil {
      let piece = pieces[index]
      if x > left, x + piece.width > left + 1600 {
        (x, rowTop) = (left, rowBottom + gap)
      }
      boxes[index] = Box(x: x, y: rowTop, width: piece.width, height: piece.height)
      x += piece.width + gap
      rowBottom = max(rowBottom, rowTop + piece.height)
    }
    return pieces.indices.map { index in boxes[index].map { ($0.x.rounded(), $0.y.rounded()) } ?? (0, 0) }
  }

  /// Returns the smallest scale factors that keep the gap between all pieces, within limits.
  ///
  /// Two pieces need a gap in only one direction: the direction with the smaller factor.
  private static func scale(_ pieces: [DrawnPiece]) -> (x: Double, y: Double) {
    var scale = (x: 0.2, y: 0.2)
    for (number, piece) in pieces.enumerated() {
      for other in pieces.dropFirst(number + 1) {
        guard let here = piece.location, let there = other.location else { continue }
        let (dx, dy) = (abs(here.x - there.x), abs(here.y - there.y))
        let x = dx > 1 ? ((piece.width + other.width) / 2 + gap) / dx : .infinity
        let y = dy > 1 ? ((piece.height + other.height) / 2 + gap + title) / dy : .infinity
        guard min(x, y) <= 2 else { continue }
        if x <= y { scale.x = max(scale.x, x) } else { scale.y = max(scale.y, y) }
      }
    }
    return scale
  }
}
