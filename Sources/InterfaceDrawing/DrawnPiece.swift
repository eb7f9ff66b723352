/// A unit of the canvas: a scene, window, view or menu.
package struct DrawnPiece: Sendable {
  /// The title above the piece.
  var title: String
  /// The position on the canvas, if the document sets it.
  var location: (x: Double, y: Double)?
  /// The picture, with its corner in the origin.
  package var svg: String
  var width: Double
  var height: Double
  /// The boxes of objects in the picture, by index.
  package var places: [Int: Box]
  /// The tint colors that need a filter; see ``SVGBuilder/tintFilter(_:)``.
  var tints: Set<String> = []
  /// The number of views without a frame, which are not placed.
  var unplaced: Int
  /// Whether the piece is the initial one of the app.
  var isInitial = false

  package var bounds: Box { Box(0, 0, width, height) }
}

extension DrawnPiece {
  /// The part of the picture to show for an object, with enough context to recognize its position.
  ///
  /// - Parameters:
  ///   - box: The place of the object, as `DrawingPlan.place(of:in:)` returns it.
  ///   - context: The width of the context on each side.
  ///   - minimum: The minimum width and height of the part.
  /// - Returns: A `viewBox` within the picture; the whole picture if the part would be almost as large.
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
