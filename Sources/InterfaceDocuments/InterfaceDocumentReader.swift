import RuntimeAttributes

/// Reads Interface Builder documents from the bytes of their files.
public struct InterfaceDocumentReader: Sendable {
  private let readsMarkup: Bool

  /// Creates a reader.
  public init() { self.init(readsMarkup: true) }

  /// Creates a reader.
  ///
  /// - Parameter readsMarkup: Whether to read the markup of objects, which takes a second pass. Nib loading does not
  ///   need the markup.
  package init(readsMarkup: Bool) { self.readsMarkup = readsMarkup }

  /// Reads one document.
  ///
  /// Faults in individual parts are listed in the document's `problems`. If the file cannot be read to its end, the
  /// error contains the partial document, if any.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file: text in UTF-8 or UTF-16, or a compiled nib.
  ///   - path: The path of the document in reports. A compiled nib with the extension of a XIB file or storyboard is
  ///     rejected.
  /// - Returns: The complete document, possibly with problems.
  /// - Throws: An error if the file is not a document, contains conflict markers, or cannot be read to its end.
  public func read(_ file: [UInt8], path: String) throws(DocumentError) -> InterfaceDocument {
    switch FileKind(file) {
    case .text: break
    case .binaryPropertyList: throw DocumentError(.binaryPropertyList)
    case .compiledNib:
      if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") { throw DocumentError(.compiledNib) }
      return try CompiledNibReader.read(file, path: path)
    }
    let text = DocumentText(file).bytes
    if text.allSatisfy({ $0 <= 0x20 }) { throw DocumentError(.empty) }
    do {
      return try read(text: text, path: path)
    } catch {
      // Conflict markers may be anywhere, even in place of the root element.
      guard let conflict = ConflictMarkers(in: text) else { throw error }
      throw conflictError(conflict, path: path)
    }
  }

  /// Returns the error for a text with conflict markers; the error contains the document on our side of the merge, as
  /// far as it can be read.
  private func conflictError(_ conflict: ConflictMarkers, path: String) -> DocumentError {
    let position = conflict.lines.first.map { SourcePosition(line: $0, column: 1) }
    let reason = DocumentError.Reason.conflictMarkers(lines: conflict.lines)
    do {
      return DocumentError(reason, at: position, after: try read(text: conflict.ours, path: path))
    } catch {
      return DocumentError(reason, at: position, after: error.partialDocument)
    }
  }

  private func read(text: [UInt8], path: String) throws(DocumentError) -> InterfaceDocument {
    try text.withUnsafeBufferPointer { bytes throws(DocumentError) in
      var (document, failure): (InterfaceDocument?, XMLFailure?)
      do throws(XMLFailure) { (document, failure) = try read(bytes, path: path) } catch { failure = error }
      if readsMarkup { document?.readMarkup(in: bytes) }
      if failure == nil, let document { return document }
      let position = failure?.offset.map { LineTable(bytes).position(at: $0) }
      throw DocumentError(failure?.reason ?? .empty, at: position, after: document)
    }
  }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    path: String
  ) throws(XMLFailure) -> (InterfaceDocument?, XMLFailure?) {
    var tokenizer = try XMLTokenizer(bytes)
    let root = try tokenizer.next()
    guard case .startTag(let name) = root else { return (nil, nil) }
    let attributes = XMLAttributes(tokenizer.attributes, in: tokenizer.text)
    switch XMLString(name, in: tokenizer.text) {
    case "document":
      let reader = DocumentReader(file: path, root: attributes, in: bytes)
      return try reader.document(from: &tokenizer, root: root)
    case "archive":
      let reader = ArchiveReader(file: path, root: attributes, in: bytes)
      return try reader.document(from: &tokenizer, root: root)
    case let other:
      throw XMLFailure(.notInterfaceBuilder(root: other.string))
    }
  }
}
