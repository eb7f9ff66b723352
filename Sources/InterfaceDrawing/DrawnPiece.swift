/// A piece of the canvas: a scene, window, view or menu, or the list of invisible objects.
package struct DrawnPiece: Sendable {
  /// The title above the piece.
  var title: String
  /// The position on the canvas, if the document sets it.
  var location: (x: Double, y: Double)?
  /// The picture, with its upper left corner at the origin.
  package var svg: String
  var width: Double
  var height: Double
  /// The boxes of objects in the picture, by index.
  package var places: [Int: Box]
  /// The tint colors of images; the picture refers to a filter for each color.
  package var tints: Set<String> = []
  /// The number of views without a frame, which are not placed.
  var unplaced: Int
  /// Whether the piece contains the storyboard's initial scene.
  var isInitial = false

  package var bounds: Box { Box(x: 0, y: 0, width: width, height: height) }

  /// Returns the definitions of the filters for the tint colors, except colors that are already defined.
  package func filters(except defined: Set<String> = []) -> String {
    Self.filters(for: tints.subtracting(defined))
  }

  /// Returns the definitions of the filters for tint colors.
  static func filters(for tints: Set<String>) -> String {
    tints.sorted().map(SVGBuilder.tintFilter).joined()
  }
}
