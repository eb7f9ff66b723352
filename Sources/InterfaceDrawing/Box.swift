import RuntimeAttributes

/// A rectangle in a drawing, with the origin in the upper left corner and a y-axis that points downwards.
package struct Box: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a box from a frame in a document, with excessive values limited.
  init(_ frame: AttributeValue.Rect) {
    self.init(
      x: Self.sane(frame.origin.x),
      y: Self.sane(frame.origin.y),
      width: max(Self.sane(frame.size.width), 0),
      height: max(Self.sane(frame.size.height), 0)
    )
  }

  /// Limits a number from a document to a plausible range.
  static func sane(_ number: Double, atMost limit: Double = 20_000) -> Double {
    number.isFinite ? min(max(number, -limit), limit) : 0
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the box inset by a margin; a negative margin enlarges the box.
  func inset(_ dx: Double, _ dy: Double) -> Box {
    Box(x: x + dx, y: y + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
  }

  package func inset(_ margin: Double) -> Box { inset(margin, margin) }

  func moved(_ dx: Double, _ dy: Double) -> Box { Box(x: x + dx, y: y + dy, width: width, height: height) }

  /// Returns a box of the given size in the center of this box.
  func centered(_ width: Double, _ height: Double) -> Box {
    Box(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// Returns the top strip of the given height.
  func top(_ height: Double) -> Box { Box(x: x, y: y, width: width, height: min(height, self.height)) }

  /// Returns the bottom strip of the given height.
  func bottom(_ height: Double) -> Box {
    let height = min(height, self.height)
    return Box(x: x, y: maxY - height, width: width, height: height)
  }

  /// Returns the left strip of the given width.
  func left(_ width: Double) -> Box { Box(x: x, y: y, width: min(width, self.width), height: height) }

  /// Returns the right strip of the given width.
  func right(_ width: Double) -> Box {
    let width = min(width, self.width)
    return Box(x: maxX - width, y: y, width: width, height: height)
  }

  /// Returns the box divided into columns of equal width.
  func columns(_ count: Int) -> [Box] {
    guard count > 0 else { return [] }
    let part = width / Double(count)
    return (0..<count).map { Box(x: x + Double($0) * part, y: y, width: part, height: height) }
  }

  package func union(_ other: Box) -> Box {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Box(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the intersection of the two boxes, which is empty if they only touch, or nil if they are apart.
  package func intersection(_ other: Box) -> Box? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right >= left && bottom >= top
      ? Box(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  func overlaps(_ other: Box) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
