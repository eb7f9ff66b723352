// Whitespace, comments, strings, numbers and words.
extension JSON5Reader {
  /// Skips whitespace and comments.
  mutating func skipBlanks() throws(JSON5Fault) {
    while let byte = current {
      switch byte {
      case 0x09...0x0D, 0x20: index += 1
      case UInt8(ascii: "/"): guard try skipComment() else { return }
      default: return
      }
    }
  }

  /// Skips the comment at the index, or returns false if the text there is not a comment.
  private mutating func skipComment() throws(JSON5Fault) -> Bool {
    let next = index + 1 < bytes.count ? bytes[index + 1] : nil
    switch next {
    case UInt8(ascii: "/"):
      index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      var end = index + 3
      while end < bytes.count, !(bytes[end] == UInt8(ascii: "/") && bytes[end - 1] == UInt8(ascii: "*")) {
        end += 1
      }
      guard end < bytes.count else { throw fault(.openComment) }
      index = end + 1
    default:
      return false
    }
    return true
  }

  /// Skips a value other than an array or object.
  mutating func skipScalar() throws(JSON5Fault) {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString()
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), .some(0x30...0x39):
      try skipNumber()
    default:
      let start = index
      guard try skipIdentifier() else { throw fault(.missingValue) }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      guard Self.words.contains(word) else { throw JSON5Fault(offset: start, kind: .word(word)) }
    }
  }

  private static let words: Set<String> = ["true", "false", "null", "Infinity", "NaN"]

  // MARK: Strings

  /// Skips a string that starts at the index.
  mutating func skipString() throws(JSON5Fault) {
    let start = index
    let quote = bytes[index]
    index += 1
    while let byte = current, byte != 0x0A, byte != 0x0D {
      if byte == quote {
        index += 1
        return
      }
      if byte == UInt8(ascii: "\\") { try skipEscape() } else { index += 1 }
    }
    throw JSON5Fault(offset: start, kind: .openString)
  }

  private mutating func skipEscape() throws(JSON5Fault) {
    guard index + 1 < bytes.count else {
      index += 1
      return
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "u"): try skipEscape(digits: 4)
    case UInt8(ascii: "x"): try skipEscape(digits: 2)
    case 0x31...0x39: throw fault(.escape)
    // A backslash escapes a line break, which may have two bytes.
    case 0x0D where index + 2 < bytes.count && bytes[index + 2] == 0x0A: index += 3
    default: index += 2
    }
  }

  private mutating func skipEscape(digits count: Int) throws(JSON5Fault) {
    guard bytes[(index + 2)...].prefix(count).count(where: Self.isHexadecimal) == count else {
      throw fault(.escape)
    }
    index += 2 + count
  }

  // MARK: Numbers

  private mutating func skipNumber() throws(JSON5Fault) {
    let start = index
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
    let isWhole = try skipUnsignedNumber()
    // A number must not be directly followed by letters, digits or a point.
    let isOver = current.map { !Self.isWord($0) && $0 != UInt8(ascii: ".") } ?? true
    guard isWhole, isOver else { throw JSON5Fault(offset: start, kind: .number) }
  }

  /// Skips the valid part of a number, and returns whether the number is complete.
  private mutating func skipUnsignedNumber() throws(JSON5Fault) -> Bool {
    guard let first = current else { return false }
    if first == UInt8(ascii: "I") || first == UInt8(ascii: "N") {
      let start = index
      guard try skipIdentifier() else { return false }
      return Self.words.contains(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    if first == UInt8(ascii: "0"), index + 1 < bytes.count, bytes[index + 1] | 0x20 == UInt8(ascii: "x") {
      index += 2
      return skip(while: Self.isHexadecimal) > 0
    }
    let whole = skip(while: Self.isDigit)
    if first == UInt8(ascii: "0"), whole > 1 { return false }
    var fraction = 0
    if current == UInt8(ascii: ".") {
      index += 1
      fraction = skip(while: Self.isDigit)
    }
    guard whole + fraction > 0 else { return false }
    guard let letter = current, letter | 0x20 == UInt8(ascii: "e") else { return true }
    index += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
    return skip(while: Self.isDigit) > 0
  }

  private mutating func skip(while isWanted: (UInt8) -> Bool) -> Int {
    let start = index
    while let byte = current, isWanted(byte) { index += 1 }
    return index - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || 0x61...0x66 ~= byte | 0x20 }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || 0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte > 0x7F
  }

  // MARK: Identifiers

  /// Skips the identifier at the index, or returns false if the text there is not an identifier.
  mutating func skipIdentifier() throws(JSON5Fault) -> Bool {
    let start = index
    while let byte = current {
      if byte == UInt8(ascii: "\\") {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") else { throw fault(.escape) }
        try skipEscape(digits: 4)
      } else if byte < 0x80 {
        guard Self.isWord(byte), index > start || !Self.isDigit(byte) else { break }
        index += 1
      } else {
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        let text = String(decoding: bytes[index...].prefix(length), as: UTF8.self)
        guard let scalar = text.unicodeScalars.first,
          index == start ? Self.begins(scalar) : Self.continues(scalar)
        else { break }
        index += length
      }
    }
    return index > start
  }

  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      true
    default: false
    }
  }

  private static func continues(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: begins(scalar)
    }
  }
}
