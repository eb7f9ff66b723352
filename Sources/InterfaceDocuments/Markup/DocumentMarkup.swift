package import RuntimeAttributes

/// What a document writes of its objects beyond what its load needs: for drawing it.
///
/// The document is read once more for this, so that nobody else pays for it.
package struct DocumentMarkup: Sendable {
  /// One for each object of the document, in the same order; empty ones for archives and compiled nibs.
  package private(set) var objects: [ObjectMarkup]
  /// Where the canvas shows each scene of a storyboard.
  package private(set) var sceneLocations: [AttributeValue.Point?]

  /// Reads what belongs to a document's objects.
  ///
  /// - Parameters:
  ///   - document: The document that was read from the file.
  ///   - file: The bytes of the file.
  package init(of document: InterfaceDocument, from file: [UInt8]) {
    objects = Array(repeating: ObjectMarkup(), count: document.objects.count)
    sceneLocations = Array(repeating: nil, count: document.scenes.count)
    guard document.format == .xib || document.format == .storyboard, case .text = FileKind(file) else {
      return
    }
    let run = DocumentText(file).bytes.withUnsafeBufferPointer { bytes in
      var run = MarkupRun(document: document, bytes: bytes)
      // What was read before a fault counts, as in the document itself.
      try? run.read(bytes)
      return run
    }
    objects = run.objects
    sceneLocations = run.sceneLocations
  }
}
