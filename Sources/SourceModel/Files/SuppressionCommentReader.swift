import RuntimeAttributes
import SourceSyntax

/// Finds the suppression comments in a source.
enum SuppressionCommentReader {
  private static let mark = Array("nibproof:".utf8)
  private static let directive = Array("ignore".utf8)
  private static let colon = UInt8(ascii: ":")
  private static let slash = UInt8(ascii: "/")
  private static let quote = UInt8(ascii: "\"")

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
      let rest = bytes[(offset + mark.count)...].prefix { !isNewline($0) }
      let text = rest.drop(while: isBlank)
      // The marker may also occur in a string or in another comment.
      guard text.starts(with: directive), var form = form(before: offset, in: bytes) else { return nil }
      if form == .valid, text.startIndex > rest.startIndex { form = .divided }
      let position = lines.position(at: offset)
      let content = String(decoding: text.dropFirst(directive.count), as: UTF8.self)
      var comment = comment(content, at: position, in: path)
      comment.form = form
      while let first = declarations.first, first.position.line < position.line {
        _ = declarations.popFirst()
      }
      let next = declarations.first
      comment.declaration = next?.position
      comment.typeName = next?.typeName
      comment.member = next?.member
      let uses = types.lazy.flatMap(\.uses).filter { $0.memberPosition == next?.position }
      comment.member?.uses = Set(uses.map(\.location.position))
      return comment
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns the form of a comment whose text starts at an offset, or nil if the text does not start a comment.
  private static func form(
    before offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> SuppressionComment.Form? {
    guard let mark = bytes[..<offset].lastIndex(where: { !isBlank($0) }), mark > 0,
      bytes[mark - 1] == slash, bytes[mark] == slash || bytes[mark] == UInt8(ascii: "*")
    else { return nil }
    let line = bytes[..<(mark - 1)].lastIndex(where: isNewline).map { $0 + 1 } ?? 0
    let code = bytes[line..<(mark - 1)]
    // A comment for documentation has three slashes.
    guard code.contains(where: { !isBlank($0) && $0 != slash }) else { return .valid }
    let isInText = isInString(code.endIndex, line: line, in: bytes)
    return isInText ? nil : .trailing
  }

  /// Whether an offset is probably in a string literal, by the number of quotation marks before it.
  private static func isInString(_ offset: Int, line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func quotes(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
      part.indices.count { bytes[$0] == quote && ($0 == 0 || bytes[$0 - 1] != UInt8(ascii: "\\")) }
    }
    if !quotes(bytes[line..<offset]).isMultiple(of: 2) { return true }
    let before = bytes[..<offset]
    let multiline = before.indices.count { index in
      bytes[index...].starts(with: [quote, quote, quote]) && (index == 0 || bytes[index - 1] != quote)
    }
    return !multiline.isMultiple(of: 2)
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

  /// A declaration that a comment may apply to.
  private struct Declaration {
    var position: SourcePosition
    var typeName: String?
    var member: SuppressionComment.Member?
  }

  /// Returns all types and members, in order.
  private static func declarations(of types: [TypeDeclaration]) -> [Declaration] {
    types.flatMap { type in
      [Declaration(position: type.position, typeName: type.name)]
        + type.properties.map {
          Declaration(position: $0.position, member: .init(name: $0.name, typeName: type.name))
        }
        + type.methods.map {
          Declaration(position: $0.position, member: .init(name: $0.selector, typeName: type.name))
        }
    }
    .sorted { $0.position < $1.position }
  }
}
