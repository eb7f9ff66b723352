import ByteHashing

/// Splits Swift source into tokens without creating strings.
///
/// Lexing never fails: an unterminated literal or comment ends with its line or the file and is recorded as a problem.
package struct SwiftLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte to read, at most `limit`.
  package var position: Int
  /// The end offset of the text to read.
  let limit: Int
  /// The problems found so far, with their offsets.
  var problems: [(kind: LexicalProblem, offset: Int)] = []

  package init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    limit = range?.upperBound ?? bytes.count
  }

  /// Returns the byte at an offset, or 0 beyond the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < limit ? bytes[offset] : 0 }

  /// Returns the bytes of a range as a string, with invalid UTF-8 repaired.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Reads the next token.
  package mutating func next() -> SwiftToken {
    let isAtLineStart = skipTrivia()
    let start = position
    guard start < limit else { return token(.endOfFile, start, isAtLineStart) }
    let first = bytes[start]
    let kind: SwiftToken.Kind
    switch ByteClass.of(first) {
    case .letter where operatorLength(at: start) > 0:
      kind = readOperator(first)
    case .letter:
      skipIdentifier()
      kind = .identifier
    case .digit:
      skipNumber()
      kind = .number
    case .operatorByte:
      kind = readOperator(first)
    case .punctuation:
      position += 1
      kind = Self.punctuation(first)
    case .quote:
      skipString(hashes: 0)
      kind = .string
    case .hash:
      kind = readHash()
    case .backtick:
      skipBackticked()
      kind = .identifier
    case .whitespace, .newline, .other:
      position += 1
      kind = .other
    }
    return token(kind, start, isAtLineStart)
  }

  private func token(_ kind: SwiftToken.Kind, _ start: Int, _ isAtLineStart: Bool) -> SwiftToken {
    SwiftToken(kind: kind, isAtLineStart: isAtLineStart, start: start, end: position)
  }

  private static func punctuation(_ byte: UInt8) -> SwiftToken.Kind {
    switch byte {
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    default: .backslash
    }
  }

  // MARK: - Words, numbers, operators

  private mutating func skipIdentifier() {
    var offset = position
    while offset < limit, bytes[offset].continuesWord, operatorLength(at: offset) == 0 { offset += 1 }
    position = offset
  }

  /// Returns the number of bytes of the operator character at an offset, or 0 for other characters.
  @inline(__always)
  private func operatorLength(at offset: Int) -> Int {
    let byte = byte(offset)
    if byte < 0x80 { return ByteClass.of(byte) == .operatorByte ? 1 : 0 }
    return byte == 0xC2 || byte == 0xC3 || byte == 0xE2 || byte == 0xE3 ? symbolLength(at: offset) : 0
  }

  /// Returns the number of bytes of a character such as `±` or `≈` that can begin an operator, or 0.
  ///
  /// The Swift Programming Language, "Lexical Structure", lists these characters.
  private func symbolLength(at offset: Int) -> Int {
    let length = bytes[offset] < 0xE0 ? 2 : 3
    var scalar = UInt32(bytes[offset] & (length == 2 ? 0x1F : 0x0F))
    for index in 1..<length {
      guard byte(offset + index) & 0xC0 == 0x80 else { return 0 }
      scalar = scalar << 6 | UInt32(byte(offset + index) & 0x3F)
    }
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      return length
    default: return 0
    }
  }

  private mutating func skipNumber() {
    skipIdentifier()
    // `1.5`, `1.5e-3`, `0x1p-3`; but not `1.description`, `1...2` or `tuple.0.1`.
    while position < limit {
      let byte = bytes[position]
      let previous = bytes[position - 1] | 0x20
      if byte == UInt8(ascii: "."), ByteClass.of(self.byte(position + 1)) == .digit {
        position += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"),
        previous == UInt8(ascii: "e") || previous == UInt8(ascii: "p"),
        ByteClass.of(self.byte(position + 1)) == .digit
      {
        position += 1
      } else {
        return
      }
      skipIdentifier()
    }
  }

  private mutating func readOperator(_ first: UInt8) -> SwiftToken.Kind {
    if first == UInt8(ascii: "/"), skipBareRegex() { return .regex }
    if first == UInt8(ascii: "."),
      ByteClass.of(byte(position + 1)) != .operatorByte
        || byte(position + 1) != UInt8(ascii: ".")
    {
      position += 1
      return .dot
    }
    repeat {
      position += max(operatorLength(at: position), 1)
      // A comment ends an operator.
      if byte(position) == UInt8(ascii: "/"),
        byte(position + 1) == UInt8(ascii: "/") || byte(position + 1) == UInt8(ascii: "*")
      {
        break
      }
      // Only an operator that begins with a dot may contain dots.
      if byte(position) == UInt8(ascii: "."), first != UInt8(ascii: ".") { break }
    } while operatorLength(at: position) > 0
    return .operatorSymbol
  }

  private mutating func readHash() -> SwiftToken.Kind {
    var hashes = 0
    while byte(position + hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(position + hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      skipString(hashes: hashes)
      return .string
    case UInt8(ascii: "/"):
      skipExtendedRegex(hashes: hashes)
      return .regex
    default:
      position += hashes
      return .hash
    }
  }

  mutating func skipBackticked() {
    position += 1
    var offset = position
    while offset < limit, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "`") {
        position = offset + 1
        return
      }
      offset += 1
    }
  }

  // MARK: - Whitespace and comments

  /// Skips whitespace and comments, and returns whether the skipped text includes a line break or the start of the
  /// file.
  private mutating func skipTrivia() -> Bool {
    var sawNewline = position == 0
    while position < limit {
      switch bytes[position] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        position += 1
      case 0x0A, 0x0D:
        sawNewline = true
        position += 1
      case 0xEF where position == 0 && byte(1) == 0xBB && byte(2) == 0xBF:
        position = 3
      case UInt8(ascii: "#") where position == 0 && byte(1) == UInt8(ascii: "!"):
        skipToLineEnd()
      case UInt8(ascii: "/"):
        if byte(position + 1) == UInt8(ascii: "/") {
          skipToLineEnd()
        } else if byte(position + 1) == UInt8(ascii: "*") {
          if skipBlockComment() { sawNewline = true }
        } else {
          return sawNewline
        }
      default:
        return sawNewline
      }
    }
    return sawNewline
  }

  mutating func skipToLineEnd() {
    position = UnsafeBufferPointer(rebasing: bytes[..<limit]).lineEnd(from: position)
  }

  /// Skips a block comment with its nested comments, and returns whether the comment contains a line break.
  mutating func skipBlockComment() -> Bool {
    let start = position
    var sawNewline = false
    var depth = 0
    while position < limit {
      let byte = bytes[position]
      let following = self.byte(position + 1)
      if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return sawNewline }
      } else {
        if byte == 0x0A || byte == 0x0D { sawNewline = true }
        position += 1
      }
    }
    problems.append((.unterminatedComment, start))
    return sawNewline
  }
}
