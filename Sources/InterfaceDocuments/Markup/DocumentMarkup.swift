package import RuntimeAttributes

/// The part of the markup of a document's objects that loading does not need.
///
/// The document is parsed again on demand, so that other uses are not slowed down.
package struct DocumentMarkup: Sendable {
  /// The markup of each object, in the order of the document's objects; empty for archives and compiled nibs.
  package private(set) var objects: [ObjectMarkup]
  /// The canvas locations of a storyboard's scenes.
  package private(set) var sceneLocations: [AttributeValue.Point?]

  /// Reads the markup of a document's objects.
  ///
  /// - Parameters:
  ///   - document: The document that was read from the file.
  ///   - file: The bytes of the file.
  package init(of document: InterfaceDocument, from file: [UInt8]) {
    let text = if case .text = FileKind(file) { DocumentText(file).bytes } else { [UInt8]() }
    self = text.withUnsafeBufferPointer { DocumentMarkup(of: document, in: $0) }
  }

  /// Reads the markup of the objects of a document from its text.
  init(of document: InterfaceDocument, in text: UnsafeBufferPointer<UInt8>) {
    var run = MarkupRun(document: document, bytes: text)
    if document.format == .xib || document.format == .storyboard {
      // Everything before a fault counts, as when the document itself is read.
      try? run.read(text)
    }
    (objects, sceneLocations) = (run.objects, run.sceneLocations)
  }
}
