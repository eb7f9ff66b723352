package import InterfaceDocuments

/// A document as its canvas shows it: scenes, windows, views and menus at their places, and the segues between them.
package struct CanvasDrawing: Sendable {
  /// An object to outline.
  package struct Outline: Sendable {
    /// The index of the object.
    fileprivate let object: Int
    /// The name on the outline.
    fileprivate let name: String

    package init(object: Int, name: String) {
      (self.object, self.name) = (object, name)
    }
  }

  /// A box to outline in a piece.
  struct Mark: Sendable {
    var piece: Int
    var box: Box
    var name: String
  }

  /// The facts that the drawing cannot show, one sentence each.
  package let notes: [String]
  let title: String
  let pieces: [DrawnPiece]
  let corners: [(x: Double, y: Double)]
  let arrows: [SegueArrow]
  let marks: [Mark]

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - document: The document that was read from the file.
  ///   - file: The bytes of the file, which describe the appearance in more detail than the document.
  ///   - outlines: The objects to outline.
  package init(of document: InterfaceDocument, file: [UInt8], outlining outlines: [Outline]) {
    title = document.file
    let plan = DrawingPlan(document, file: file)
    let pieces = plan.roots.map(plan.draw)
    self.pieces = pieces
    corners = CanvasLayout.corners(of: pieces)
    arrows = SegueArrow.arrows(in: plan)
    marks = outlines.compactMap { outline in
      guard document.objects.indices.contains(outline.object), let root = plan.root(of: outline.object) else {
        return nil
      }
      return Mark(piece: root, box: plan.place(of: outline.object, in: pieces[root]), name: outline.name)
    }
    notes = Self.notes(document, pieces)
  }

  private static func notes(_ document: InterfaceDocument, _ pieces: [DrawnPiece]) -> [String] {
    var notes: [String] = []
    if document.format == .archive || document.format == .compiled {
      notes.append(DrawingMessages.drawnWithoutLook)
    }
    let unplaced = pieces.reduce(0) { $0 + $1.unplaced }
    if unplaced > 0 { notes.append(DrawingMessages.notDrawn(unplaced)) }
    if pieces.isEmpty { notes.append(DrawingMessages.nothingToDraw) }
    return notes
  }
}
