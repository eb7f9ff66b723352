public import InterfaceDocuments

/// A document as its canvas shows it: scenes, windows, views and menus at their places, with what leads from one to another.
public struct InterfaceDrawing: Sendable {
  /// The document.
  public let document: InterfaceDocument
  /// What the drawing cannot show, a sentence each.
  public let notes: [String]
  let pieces: [DrawnPiece]
  let corners: [(x: Double, y: Double)]
  let arrows: [SegueArrow]
  /// What is outlined: an index of a piece, a box in it, and a name.
  let marks: [(piece: Int, box: Box, name: String)]

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - document: The document that was read from the file.
  ///   - file: The bytes of the file, which tell more of the look than the document keeps.
  ///   - objects: The indexes of objects to outline.
  public init(of document: InterfaceDocument, file: [UInt8], outlining objects: [Int] = []) {
    self.document = document
    let plan = DrawingPlan(document, DocumentMarkup(of: document, from: file))
    let pieces = plan.roots.map(plan.draw)
    self.pieces = pieces
    corners = CanvasLayout.corners(of: pieces)
    arrows = SegueArrow.arrows(in: plan)
    marks = objects.filter(document.objects.indices.contains).compactMap { index in
      guard let root = plan.root(of: index) else { return nil }
      return (root, plan.place(of: index, in: pieces[root]), document.objects[index].reportName)
    }
    notes = Self.notes(document, pieces)
  }

  private static func notes(_ document: InterfaceDocument, _ pieces: [DrawnPiece]) -> [String] {
    var notes: [String] = []
    if document.format == .archive || document.format == .compiled {
      notes.append(Sentences.drawnWithoutLook)
    }
    let unplaced = pieces.reduce(0) { $0 + $1.unplaced }
    if unplaced > 0 { notes.append(Sentences.notDrawn(unplaced)) }
    if pieces.isEmpty { notes.append(Sentences.nothingToDraw) }
    return notes
  }
}
