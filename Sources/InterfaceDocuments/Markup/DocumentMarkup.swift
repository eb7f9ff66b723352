package import RuntimeAttributes

/// The markup of a document's objects that loading does not need.
///
/// The document is parsed again on demand, so that other uses do not pay for it.
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
    objects = Array(repeating: ObjectMarkup(), count: document.objects.count)
    sceneLocations = Array(repeating: nil, count: document.scenes.count)
    guard document.format == .xib || document.format == .storyboard, case .text = FileKind(file) else {
      return
    }
    let run = DocumentText(file).bytes.withUnsafeBufferPointer { bytes in
      var run = MarkupRun(document: document, bytes: bytes)
      // Everything before a fault counts, as in the document itself.
      try? run.read(bytes)
      return run
    }
    objects = run.objects
    sceneLocations = run.sceneLocations
  }
}
