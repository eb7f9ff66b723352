import RuntimeAttributes
import SourceSyntax

/// Finds the suppression comments in a source.
enum SuppressionCommentReader {
  private static let mark = Array("nibproof:".utf8)
  private static let directive = Array("ignore".utf8)
  private static let colon = UInt8(ascii: ":")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let quote = UInt8(ascii: "\"")

  /// Returns the suppression comments of a source, in order, each with the following declaration.
  static func comments(
    in bytes: UnsafeBufferPointer<UInt8>,
    of types: [TypeDeclaration],
    at path: String
  ) -> [SuppressionComment] {
    let offsets = ByteSearch.offsets(of: mark, by: colon, in: bytes)
    guard !offsets.isEmpty else { return [] }
    var code = CodeBefore()
    var end = bytes.startIndex
    var declarations = declarations(of: types)[...]
    let uses = Dictionary(grouping: types.lazy.flatMap(\.uses), by: \.memberPosition)
    let lines = LineTable(bytes)
    return offsets.compactMap { offset in
      // Skips markers inside the previous comment.
      guard offset >= end else { return nil }
      let text = bytes[(offset + mark.count)...].drop(while: isBlank)
      // The marker may also occur in a string or in another comment.
      guard text.starts(with: directive), let start = start(before: offset, in: bytes) else { return nil }
      code.advance(to: start, in: bytes)
      guard var form = code.form else { return nil }
      if form == .valid, text.startIndex > offset + mark.count { form = .divided }
      let position = lines.position(at: offset)
      let rest = text.dropFirst(directive.count)
      end = endOfComment(from: rest.startIndex, in: bytes)
      let content = String(decoding: rest[..<end], as: UTF8.self)
      var comment = comment(content, at: position, in: path)
      comment.form = form
      while let first = declarations.first, first.position.line < position.line {
        _ = declarations.popFirst()
      }
      let next = declarations.first
      comment.declaration = next?.position
      comment.typeName = next?.typeName
      comment.member = next?.member
      let usesOfNext = next.flatMap { uses[$0.position] } ?? []
      comment.member?.uses = Set(usesOfNext.map(\.location.position))
      return comment
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns the offset of the comment whose text starts at an offset, or nil if the text does not start a comment.
  private static func start(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let mark = bytes[..<offset].lastIndex(where: { !isBlank($0) }), mark > 0,
      bytes[mark - 1] == slash, bytes[mark] == slash || bytes[mark] == star
    else { return nil }
    return mark - 1
  }

  /// Returns the end of the line or of the comment, whichever comes first.
  private static func endOfComment(from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var previous: UInt8 = 0
    for index in bytes[offset...].indices {
      if isNewline(bytes[index]) { return index }
      if previous == star, bytes[index] == slash { return index - 1 }
      previous = bytes[index]
    }
    return bytes.endIndex
  }

  /// The state of the code before an offset, advanced in one pass.
  private struct CodeBefore {
    private var offset = 0
    private var lineHasCode = false
    private var quotesInLine = 0
    private var isInLongLiteral = false

    mutating func advance(to end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
      for index in offset..<end {
        let byte = bytes[index]
        if isNewline(byte) {
          (lineHasCode, quotesInLine) = (false, 0)
        } else if !isBlank(byte), byte != slash {
          // The third slash of a documentation comment is not code.
          lineHasCode = true
        }
        guard byte == quote else { continue }
        let previous = index > 0 ? bytes[index - 1] : 0
        if previous != UInt8(ascii: "\\") { quotesInLine += 1 }
        if previous != quote, bytes[index...].starts(with: [quote, quote, quote]) {
          isInLongLiteral.toggle()
        }
      }
      offset = end
    }

    /// The form of a comment at the offset, or nil if the comment is probably in a string literal.
    var form: SuppressionComment.Form? {
      guard lineHasCode else { return .valid }
      return isInLongLiteral || !quotesInLine.isMultiple(of: 2) ? nil : .trailing
    }
  }

  /// Parses the text after the marker: ids, and an optional reason after a dash.
  private static func comment(_ text: String, at position: SourcePosition, in file: String)
    -> SuppressionComment
  {
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
