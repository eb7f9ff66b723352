package import InterfaceDocuments

/// A drawing of a document's canvas: scenes, windows, views and menus at their positions, and the segues between the
/// scenes.
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

  /// An outlined box in a piece.
  struct Mark: Hashable, Sendable {
    var piece: Int
    var box: Box
    var name: String
    var kind = Kind.mark

    /// The meaning of an outline, which determines its color.
    enum Kind: String, CaseIterable, Sendable {
      case mark, removed, added, changed
    }
  }

  /// The messages about contents that the drawing cannot show.
  package let notes: [String]
  /// The meanings of outline colors; empty if the colors do not need an explanation.
  var legend: [(kind: Mark.Kind, text: String)] = []
  let title: String
  let pieces: [DrawnPiece]
  let corners: [(x: Double, y: Double)]
  var arrows: [SegueArrow] = []
  let marks: [Mark]

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - document: The document with its markup.
  ///   - images: A function that finds images of the app; nil to draw placeholders.
  ///   - scene: The index of an object or of a scene's controller; only its scene or top-level object is drawn.
  ///   - outlines: The objects to outline.
  package init(
    of document: InterfaceDocument,
    images: DrawnImage.Source? = nil,
    showing scene: Int? = nil,
    outlining outlines: [Outline]
  ) {
    title = document.file
    let plan = DrawingPlan(document, images: images)
    let outlined = outlines.compactMap { outline in
      document.objects.indices.contains(outline.object)
        ? plan.root(of: outline.object).map { (root: $0, outline) } : nil
    }
    let only = scene.flatMap { document.objects.indices.contains($0) ? plan.root(of: $0) : nil }
    let shown = plan.roots.indices.filter { root in
      only.map { $0 == root } ?? (!plan.isLoneOwner(root) || outlined.contains { $0.root == root })
    }
    let pieceOfRoot = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
    pieces = shown.map { plan.draw(plan.roots[$0]) }
    corners = CanvasLayout.corners(of: pieces)
    arrows = SegueArrow.arrows(in: plan).compactMap { $0.mapped(pieceOfRoot) }
    let pieces = pieces
    marks = outlined.compactMap { root, outline in
      pieceOfRoot[root].map {
        Mark(piece: $0, box: plan.place(of: outline.object, in: pieces[$0]), name: outline.name)
      }
    }
    notes = Self.notes(document, pieces)
  }

  /// Draws pieces at given positions.
  init(
    title: String,
    pieces: [DrawnPiece],
    corners: [(x: Double, y: Double)],
    marks: [Mark],
    legend: [(kind: Mark.Kind, text: String)],
    notes: [String]
  ) {
    (self.title, self.pieces, self.corners) = (title, pieces, corners)
    (self.marks, self.legend, self.notes) = (marks, legend, notes)
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
