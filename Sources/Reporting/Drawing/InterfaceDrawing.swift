public import InterfaceDocuments
import InterfaceDrawing
package import Validation

/// A drawing of a document's canvas: scenes, windows, views and menus in their positions, and the segues between
/// them.
public struct InterfaceDrawing: Sendable {
  /// The document.
  public let document: InterfaceDocument
  let canvas: CanvasDrawing

  /// Notes about contents that the drawing cannot show, one sentence each.
  public var notes: [String] { canvas.notes }

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - document: The document that was read from the file.
  ///   - file: The bytes of the file, which describe the appearance in more detail than the document.
  ///   - objects: The indexes of objects to outline.
  public init(of document: InterfaceDocument, file: [UInt8], outlining objects: [Int] = []) {
    self.init(of: document, file: file, images: nil, showing: nil, outlining: objects)
  }

  /// Draws a document, or one of its scenes, with the images of its app.
  ///
  /// - Parameters:
  ///   - document: The document that was read from the file.
  ///   - file: The bytes of the file.
  ///   - images: The images of the app; without them, placeholders are drawn.
  ///   - scene: The index of an object; only its scene or top-level object is drawn.
  ///   - objects: The indexes of objects to outline.
  package init(
    of document: InterfaceDocument,
    file: [UInt8],
    images: ImageFiles?,
    showing scene: Int?,
    outlining objects: [Int]
  ) {
    self.document = document
    let outlines = objects.filter(document.objects.indices.contains).map { index in
      CanvasDrawing.Outline(object: index, name: document.objects[index].reportName)
    }
    canvas = CanvasDrawing(
      of: document,
      file: file,
      images: images?.source(for: document),
      showing: scene,
      outlining: outlines
    )
  }

  /// Draws the differences between two states of a document.
  ///
  /// - Parameters:
  ///   - before: The earlier document, its bytes and its name; nil if it did not exist.
  ///   - after: The later document, its bytes and its name.
  ///   - images: The images of the app.
  package init(
    comparing before: (document: InterfaceDocument, file: [UInt8], name: String)?,
    with after: (document: InterfaceDocument, file: [UInt8], name: String),
    images: ImageFiles
  ) {
    document = after.document
    canvas = CanvasDrawing(
      comparing: before.map { .init($0.document, file: $0.file, name: $0.name) },
      with: .init(after.document, file: after.file, name: after.name),
      images: images.source(for: after.document)
    )
  }
}

extension ImageFiles {
  /// Finds the images that a document names.
  func source(for document: InterfaceDocument) -> DrawnImage.Source {
    { name in
      picture(named: name, near: document.file).map { picture in
        DrawnImage(
          uri: picture.uri,
          rendering: picture.isTemplate.map { $0 ? .template : .original } ?? .automatic
        )
      }
    }
  }
}
