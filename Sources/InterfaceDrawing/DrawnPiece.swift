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
  /// How many of its views have no frame and so no place.
  var unplaced: Int
  /// Whether the app starts with it.
  var isInitial = false

  package var bounds: Box { Box(0, 0, width, height) }
}
