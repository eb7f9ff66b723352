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
  public func read(_ file: [UInt8], path: String) throws(DocumentError) -> InterfaceDocument {
    try FileKind.check(file)
    let text = DocumentText(file)
    let result = text.bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(DocumentError) in try read(bytes, path: path) }
    }
    return try result.get()
  }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    path: String
  ) throws(DocumentError) -> InterfaceDocument {
    guard let root = try Prolog.root(of: bytes) else { throw DocumentError(.malformed) }
    guard root == "document" else { throw DocumentError(.notInterfaceBuilder(root: root)) }
    let (document, isWellFormed) = ElementParser<DocumentReader>.parse(bytes, file: path)
    guard let document, isWellFormed else { throw DocumentError(.malformed, after: document) }
    return document
  }
}
