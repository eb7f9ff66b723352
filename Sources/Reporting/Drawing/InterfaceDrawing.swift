public import InterfaceDocuments
import InterfaceDrawing

/// A document as its canvas shows it: scenes, windows, views and menus at their places, and the segues between them.
public struct InterfaceDrawing: Sendable {
  /// The document.
  public let document: InterfaceDocument
  let canvas: CanvasDrawing

  /// The facts that the drawing cannot show, one sentence each.
  public var notes: [String] { canvas.notes }

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - document: The document that was read from the file.
  ///   - file: The bytes of the file, which describe the appearance in more detail than the document.
  ///   - objects: The indexes of objects to outline.
  public init(of document: InterfaceDocument, file: [UInt8], outlining objects: [Int] = []) {
    self.document = document
    let outlines = objects.filter(document.objects.indices.contains).map { index in
      CanvasDrawing.Outline(object: index, name: document.objects[index].reportName)
    }
    canvas = CanvasDrawing(of: document, file: file, outlining: outlines)
  }
}
