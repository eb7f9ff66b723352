import RuntimeAttributes

/// Reads Interface Builder documents from the bytes of their files.
public struct InterfaceDocumentReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Reads one document.
  ///
  /// What is wrong with single parts of the document is listed in its `problems`. Where the file as a whole
  /// cannot be read to its end, the error carries what was read until then.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file: UTF-8, or UTF-16 with a byte order mark.
  ///   - path: The name under which the document and its parts are reported.
  /// - Returns: The document.
  /// - Throws: What is wrong with the file as a whole.
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
      return try Self.read(text, path: path)
    } catch {
      // Markers may stand anywhere, in place of the root element too.
      guard let conflict = ConflictMarkers(in: text) else { throw error }
      throw Self.conflictError(conflict, path: path)
    }
  }

  /// What a text with conflict markers gives: the error, with the document as our side of the merge has it.
  private static func conflictError(_ conflict: ConflictMarkers, path: String) -> DocumentError {
    let position = conflict.lines.first.map { SourcePosition(line: $0, column: 1) }
    let reason = DocumentError.Reason.conflictMarkers(lines: conflict.lines)
    do {
      return DocumentError(reason, at: position, after: try read(conflict.ours, path: path))
    } catch {
      return DocumentError(reason, at: position, after: error.partialDocument)
    }
  }

  private static func read(_ text: [UInt8], path: String) throws(DocumentError) -> InterfaceDocument {
    let root = try text.withUnsafeBufferPointer { bytes throws(DocumentError) in try Prolog.root(of: bytes) }
    if let root, !ElementRun.roots.contains(root) { throw DocumentError(.notInterfaceBuilder(root: root)) }
    var text = text
    InertMarkup.blank(in: &text)
    return try text.withUnsafeBufferPointer { bytes throws(DocumentError) in
      // Without a root element there is nothing that a parser would report.
      guard root != nil else { throw malformed(bytes, path: path) }
      if let tag = CrowdedTag.offset(in: bytes) {
        var positions = TextPositions(bytes)
        throw DocumentError(.malformed(.crowdedTag), at: positions.position(at: tag))
      }
      let run = ElementRun(file: path, bytes: bytes, limit: bytes.count)
      let (read, isWellFormed) = XMLEvents.parse(bytes, run)
      let document = try read.finish()
      guard let document, isWellFormed else { throw malformed(bytes, path: path, orElse: document) }
      return document
    }
  }

  /// What a text that is not well-formed gives: the error, with what stands before the fault.
  private static func malformed(
    _ bytes: UnsafeBufferPointer<UInt8>,
    path: String,
    orElse document: InterfaceDocument? = nil
  ) -> DocumentError {
    guard let diagnosis = XMLDiagnosis.run(bytes) else {
      return DocumentError(.malformed(.unknown), after: document)
    }
    var positions = TextPositions(bytes)
    let sound = diagnosis.soundText.withUnsafeBufferPointer { sound -> InterfaceDocument? in
      let run = ElementRun(file: path, bytes: sound, limit: diagnosis.breakOffset)
      return try? XMLEvents.parse(sound, run).listener.finish()
    }
    return DocumentError(
      .malformed(diagnosis.fault),
      at: positions.position(at: diagnosis.offset),
      after: sound
    )
  }
}
