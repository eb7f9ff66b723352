public import InterfaceDocuments
import InterfaceDrawing
package import ProjectModel

/// A drawing of a document's canvas: scenes, windows, views and menus at their positions, and the segues between them.
public struct InterfaceDrawing: Sendable {
  /// The drawn document; in a comparison, the later document.
  public let document: InterfaceDocument
  let canvas: CanvasDrawing

  /// Notes about contents that the drawing cannot show, one sentence each.
  public var notes: [String] { canvas.notes }

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - document: The document with its markup.
  ///   - objects: The indexes of objects to outline.
  public init(of document: InterfaceDocument, outlining objects: [Int] = []) {
    self.init(of: document, images: nil, showing: nil, outlining: objects)
  }

  /// Draws a document, or one of its scenes, with the images of its app.
  ///
  /// - Parameters:
  ///   - document: The document with its markup.
  ///   - images: The images of the app; without images, placeholders are drawn.
  ///   - scene: The index of an object; only its scene or top-level object is drawn.
  ///   - objects: The indexes of objects to outline.
  package init(
    of document: InterfaceDocument,
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
      images: images?.source(for: document),
      showing: scene,
      outlining: outlines
    )
  }

  /// Draws the differences between two states of a document.
  ///
  /// - Parameters:
  ///   - before: The earlier document and its name; nil for a new document.
  ///   - after: The later document and its name.
  ///   - images: The images of the app.
  package init(
    comparing before: (document: InterfaceDocument, name: String)?,
    with after: (document: InterfaceDocument, name: String),
    images: ImageFiles
  ) {
    document = after.document
    canvas = CanvasDrawing(
      comparing: before.map { .init($0.document, name: $0.name) },
      with: .init(after.document, name: after.name),
      images: images.source(for: after.document)
    )
  }
}

extension ImageFiles {
  /// Returns a function that finds the images that a document names.
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
