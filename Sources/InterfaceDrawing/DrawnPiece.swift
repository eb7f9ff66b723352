/// What the canvas shows as one: a scene, a window, a view, a menu.
package struct DrawnPiece: Sendable {
  /// What stands above it.
  var title: String
  /// Where the canvas has it, if the document says so.
  var location: (x: Double, y: Double)?
  /// The picture, whose corner is at the origin.
  package var svg: String
  var width: Double
  var height: Double
  /// Where objects are in it, by their index.
  package var places: [Int: Box]
  /// The colors of the filters that its images need; see ``SVGBuilder/tintFilter(_:)``.
  var tints: Set<String> = []
  /// How many of its views have no frame and so no place.
  var unplaced: Int
  /// Whether the app starts with it.
  var isInitial = false

  package var bounds: Box { Box(0, 0, width, height) }
}

extension DrawnPiece {
  /// The part of the picture to show around an object: the object and as much of its buildContext as tells where it is.
  ///
  /// - Parameters:
  ///   - box: The place of the object, as `DrawingPlan.place(of:in:)` gives it.
  ///   - context: The width of the buildContext on each side.
  ///   - minimum: The width and height that a part has at least.
  /// - Returns: A `viewBox` within the picture; all of the picture if little would be cut off.
  package func crop(around box: Box, context: Double = 80, minimum: Double = 280) -> Box {
    func range(_ start: Double, _ length: Double, _ limit: Double) -> (start: Double, length: Double) {
      let wanted = max(length + 2 * context, minimum)
      guard wanted < limit * 0.85 else { return (0, limit) }
      return (min(max(start + length / 2 - wanted / 2, 0), limit - wanted), wanted)
    }
    let (x, y) = (range(box.x, box.width, width), range(box.y, box.height, height))
    return Box(x.start, y.start, x.length, y.length)
  }
}
