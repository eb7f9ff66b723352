import ByteHashing

/// Splits Objective-C or Objective-C++ source into tokens without creating strings.
///
/// Lexing never fails: an unterminated literal or comment ends with its line or the file and is recorded as a problem,
/// except for an apostrophe that is unmatched on its line.
struct ObjectiveCLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte to read.
  var position = 0
  /// The problems found so far, with their offsets.
  var problems: [(kind: ReadingProblem.Kind, offset: Int)] = []
  /// Whether only whitespace and comments separate the position from the preceding line break.
  var isAtLineStart = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the byte at an offset, or 0 beyond the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns the bytes of a range as a string, with invalid UTF-8 repaired.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Skips whitespace and comments.
  mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        position += 1
      case 0x0A, 0x0D:
        isAtLineStart = true
        position += 1
      case UInt8(ascii: "\\") where byte(position + 1) == 0x0A || byte(position + 1) == 0x0D:
        position += 2
      case 0xEF where position == 0 && byte(1) == 0xBB && byte(2) == 0xBF:
        position = 3
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        skipToLineEnd()
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        skipBlockComment()
      default:
        return
      }
    }
  }

  mutating func skipToLineEnd() { position = bytes.lineEnd(from: position) }

  mutating func skipBlockComment() {
    let start = position
    var offset = position + 2
    while let star = bytes.index(of: UInt8(ascii: "*"), from: offset) {
      if byte(star + 1) == UInt8(ascii: "/") {
        position = star + 2
        return
      }
      offset = star + 1
    }
    position = bytes.count
    problems.append((.unterminatedComment, start))
  }

  /// Reads the next token.
  mutating func next() -> ObjectiveCToken {
    skipTrivia()
    let start = position
    guard start < bytes.count else { return token(.endOfFile, from: start) }
    isAtLineStart = false
    let first = bytes[start]
    if first.beginsWord {
      skipWord()
      if byte(position) == UInt8(ascii: "\""), isPrefixOfRawString(before: position) {
        skipRawString()
        return token(.literal, from: start)
      }
      return token(.identifier, from: start)
    }
    switch first {
    case 0x30...0x39:
      skipNumber()
      return token(.number, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipLiteral(quote: first)
      return token(.literal, from: start)
    case UInt8(ascii: "@") where byte(start + 1).beginsWord:
      position += 1
      skipWord()
      return token(.directive, from: start + 1)
    default:
      position += 1
      return ObjectiveCToken(kind: .symbol, symbol: first, start: start, end: position)
    }
  }

  private func token(_ kind: ObjectiveCToken.Kind, from start: Int) -> ObjectiveCToken {
    ObjectiveCToken(kind: kind, symbol: 0, start: start, end: position)
  }

  private mutating func skipWord() {
    var offset = position
    while offset < bytes.count, bytes[offset].continuesWord { offset += 1 }
    position = offset
  }

  /// Skips a number with its suffixes, the sign of its exponent and C++ digit separators: `1e-9`, `1'000`.
  private mutating func skipNumber() {
    repeat {
      position += 1
    } while byte(position).continuesWord || byte(position) == UInt8(ascii: ".") || isSignOfExponent
      || byte(position) == UInt8(ascii: "'") && byte(position + 1).continuesWord
  }

  private var isSignOfExponent: Bool {
    guard byte(position) == UInt8(ascii: "-") || byte(position) == UInt8(ascii: "+") else { return false }
    let previous = bytes[position - 1] | 0x20
    return previous == UInt8(ascii: "e") || previous == UInt8(ascii: "p")
  }

  /// Skips a string or character literal; an unterminated literal ends with its line.
  mutating func skipLiteral(quote: UInt8) {
    let start = position
    var offset = position + 1
    while offset < bytes.count {
      switch bytes[offset] {
      case quote:
        position = offset + 1
        return
      case UInt8(ascii: "\\"):
        // A line break after a backslash continues the string; CRLF is two bytes.
        offset += byte(offset + 1) == 0x0D && byte(offset + 2) == 0x0A ? 3 : 2
        continue
      case 0x0A, 0x0D:
        position = offset
        // An unmatched apostrophe is not an error: assembly and code that is not compiled may contain apostrophes.
        if quote == UInt8(ascii: "\"") { problems.append((.unterminatedString, start)) }
        return
      default:
        offset += 1
      }
    }
    position = bytes.count
    problems.append((.unterminatedString, start))
  }

  /// Whether the word before a quote is the prefix of a raw string: `R`, `LR`, `u8R`.
  private func isPrefixOfRawString(before quote: Int) -> Bool {
    guard quote > 0, bytes[quote - 1] == UInt8(ascii: "R") else { return false }
    var start = quote - 1
    while start > 0, quote - start <= 3, bytes[start - 1].continuesWord { start -= 1 }
    return quote - start <= 3
  }

  /// Skips `"delimiter(text)delimiter"` of a C++ raw string.
  private mutating func skipRawString() {
    let start = position
    var delimiter = position + 1
    while delimiter < bytes.count, bytes[delimiter] != UInt8(ascii: "("), delimiter - start <= 17 {
      delimiter += 1
    }
    let mark = bytes[start + 1..<min(delimiter, bytes.count)]
    guard byte(delimiter) == UInt8(ascii: "(") else { return skipLiteral(quote: UInt8(ascii: "\"")) }
    var offset = delimiter + 1
    while offset < bytes.count {
      let quote = offset + 1 + mark.count
      if bytes[offset] == UInt8(ascii: ")"), byte(quote) == UInt8(ascii: "\""),
        bytes[offset + 1..<quote].elementsEqual(mark)
      {
        position = quote + 1
        return
      }
      offset += 1
    }
    position = bytes.count
    problems.append((.unterminatedString, start))
  }
}
