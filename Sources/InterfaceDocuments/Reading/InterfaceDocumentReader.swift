import Foundation
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
    try FileKind.check(file)
    let text = DocumentText(file).bytes
    do {
      return try Self.read(text, path: path)
    } catch {
      guard case .malformed = error.reason, let conflict = ConflictMarkers(in: text) else { throw error }
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
    try text.withUnsafeBufferPointer { bytes throws(DocumentError) in
      try read(bytes, path: path)
    }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    path: String
  ) throws(DocumentError) -> InterfaceDocument {
    guard let root = try Prolog.root(of: bytes) else { throw malformed(bytes, after: nil) }
    guard root == "document" else { throw DocumentError(.notInterfaceBuilder(root: root)) }
    let (document, isWellFormed) = ElementParser<DocumentReader>.parse(bytes, file: path)
    guard let document, isWellFormed else { throw malformed(bytes, after: document) }
    return document
  }

  private static func malformed(
    _ bytes: UnsafeBufferPointer<UInt8>,
    after document: InterfaceDocument?
  ) -> DocumentError {
    guard let (fault, offset) = XMLDiagnosis.run(bytes) else {
      return DocumentError(.malformed(.unknown), after: document)
    }
    var positions = TextPositions(bytes)
    return DocumentError(.malformed(fault), at: positions.position(at: offset), after: document)
  }
}
