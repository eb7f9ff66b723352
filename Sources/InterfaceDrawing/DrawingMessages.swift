/// The text in drawings.
enum DrawingMessages {
  static let drawnWithoutLook =
    "This format stores the frames of objects, but few details of their appearance."
  static let reference = "Storyboard Reference"
  static let unseenObjects = "Objects"
  static let nothingToDraw = "This document has no visible objects."

  static let noDifference = "The two documents contain the same objects."

  static func legend(_ kind: String, _ number: Int) -> String { "\(number) \(kind)" }

  static func notDrawn(_ views: Int) -> String {
    views == 1 ? "1 view has no frame and is not drawn." : "\(views) views have no frame and are not drawn."
  }
}
