import RuntimeAttributes
import SourceSyntax

/// Finds the suppression comments in a source.
enum SuppressionCommentReader {
  private static let mark = Array("nibproof:ignore".utf8)
  private static let colon = UInt8(ascii: ":")

  /// Returns the suppression comments of a source, in order.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - types: The declarations of the source.
  ///   - path: The path of the source.
  /// - Returns: The comments, each with the following declaration.
  static func comments(
    in bytes: UnsafeBufferPointer<UInt8>,
    of types: [TypeDeclaration],
    at path: String
  ) -> [SuppressionComment] {
    let offsets = ByteSearch.offsets(of: mark, by: colon, in: bytes)
    guard !offsets.isEmpty else { return [] }
    var declarations = declarations(of: types)[...]
    let lines = LineTable(bytes)
    return offsets.compactMap { offset in
      // The marker may also occur in a string or in another comment.
      guard opensLine(before: offset, in: bytes) else { return nil }
      let position = lines.position(at: offset)
      let line = bytes[(offset + mark.count)...].prefix {
        $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
      }
      var comment = comment(String(decoding: line, as: UTF8.self), at: position, in: path)
      while let first = declarations.first, first.position.line < position.line {
        _ = declarations.popFirst()
      }
      let next = declarations.first
      comment.declaration = next?.position
      comment.typeName = next?.typeName
      return comment
    }
  }

  /// Whether only whitespace and the start of a comment precede an offset on its line.
  private static func opensLine(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let mark = bytes[..<offset].lastIndex(where: { !isBlank($0) }), mark > 0,
      bytes[mark - 1] == UInt8(ascii: "/"),
      bytes[mark] == UInt8(ascii: "/") || bytes[mark] == UInt8(ascii: "*")
    else { return false }
    let before = bytes[..<(mark - 1)].last { !isBlank($0) }
    return before.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }

  /// Parses the text after the marker: ids, and an optional reason after a dash.
  private static func comment(_ text: String, at position: SourcePosition, in file: String)
    -> SuppressionComment
  {
    let text = text.split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    var words = text.split { $0 == " " || $0 == "\t" || $0 == "," }[...]
    let ids = words.prefix { !dashes.contains($0) }.map(String.init)
    words = words.dropFirst(ids.count + 1)
    return SuppressionComment(
      location: FileLocation(file: file, position: position),
      ids: ids,
      reason: words.isEmpty ? nil : words.joined(separator: " ")
    )
  }

  private static let dashes: Set<Substring> = ["-", "--", "–", "—"]

  /// Returns the positions of all types and members, in order.
  private static func declarations(
    of types: [TypeDeclaration]
  ) -> [(position: SourcePosition, typeName: String?)] {
    types.flatMap { type in
      [(position: type.position, typeName: Optional(type.name))]
        + type.properties.map { (position: $0.position, typeName: nil) }
        + type.methods.map { (position: $0.position, typeName: nil) }
    }
    .sorted { $0.position < $1.position }
  }
}
