import ByteHashing
import RuntimeAttributes

/// The bytes of an XML document up to its first invalid character.
struct XMLText {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the bytes end because an invalid character follows.
  let isCut: Bool

  /// Creates a text from UTF-8 bytes without a byte order mark; the bytes must outlive the text.
  init(_ all: UnsafeBufferPointer<UInt8>) {
    let invalid = XMLCharacters.firstInvalid(in: all)
    bytes = UnsafeBufferPointer(rebasing: all[..<(invalid ?? all.count)])
    isCut = invalid != nil
  }

  /// Creates a text from a part of another text.
  init(valid bytes: UnsafeBufferPointer<UInt8>) { (self.bytes, isCut) = (bytes, false) }

  var count: Int { bytes.count }

  /// Returns the failure for a document that ends too early.
  func failureAtEnd(_ fault: XMLFault) -> XMLFailure {
    XMLFailure(isCut ? .invalidCharacter : fault, at: count)
  }

  /// Whether the text contains an ASCII string at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length <= count - offset else { return false }
    for index in 0..<length where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Returns the eight bytes at an offset as a little-endian integer.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Whether the text contains eight spaces at an offset.
  @inline(__always)
  func has(eightSpacesAt offset: Int) -> Bool {
    offset &+ 8 <= count && word(at: offset) == 0x2020_2020_2020_2020
  }

  /// Returns the offset of the next quote, '&', '<' or control character, or the end of the text.
  @inline(__always)
  func endOfPlainValue(from start: Int, quote: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (quotes, ampersands, less) = (ones &* UInt64(quote), ones &* 0x26, ones &* 0x3C)
    /// Sets the high bit of the first byte below a limit; higher bytes may be marked in error.
    func mark(_ word: UInt64, below limit: UInt64 = 1) -> UInt64 { (word &- ones &* limit) & ~word }
    var offset = start
    // Most values are short, and checking eight bytes at a time takes one branch.
    while offset &+ 8 <= count {
      let word = word(at: offset)
      let marks = mark(word ^ quotes) | mark(word ^ ampersands) | mark(word ^ less) | mark(word, below: 0x20)
      let stops = marks & (ones &* 0x80)
      if stops != 0 { return offset &+ stops.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count {
      let byte = bytes[offset]
      if byte == quote || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte < 0x20 { break }
      offset &+= 1
    }
    return offset
  }

  /// Returns the offset after the first occurrence of an ASCII string.
  func end(of mark: StaticString, from start: Int) throws(XMLFailure) -> Int {
    var offset = start
    while let found = bytes.index(of: mark.utf8Start.pointee, from: offset) {
      if has(mark, at: found) { return found + mark.utf8CodeUnitCount }
      offset = found + 1
    }
    throw failureAtEnd(.endsInsideMarkup)
  }

  /// Returns the offset after the next occurrence of a byte in markup.
  func end(of byte: UInt8, from start: Int) throws(XMLFailure) -> Int {
    guard let found = bytes.index(of: byte, from: start) else { throw failureAtEnd(.endsInsideMarkup) }
    return found + 1
  }

  /// Returns the byte at an offset in markup, or throws if the document ends there.
  func byte(at offset: Int) throws(XMLFailure) -> UInt8 {
    guard offset < count else { throw failureAtEnd(.endsInsideMarkup) }
    return bytes[offset]
  }

  /// Advances an offset in markup past whitespace, and returns the byte at the new offset.
  @inline(__always)
  func byteBehindBlanks(_ offset: inout Int) throws(XMLFailure) -> UInt8 {
    while offset < count, XMLCharacters.isBlank(bytes[offset]) { offset &+= 1 }
    return try byte(at: offset)
  }

  /// Reads the name at an offset, and advances the offset past it; returns nil if the name is invalid.
  func name(_ offset: inout Int) throws(XMLFailure) -> Range<Int>? {
    let start = offset
    var isASCII = true
    while offset < count {
      let byte = bytes[offset]
      // Most characters are letters.
      if (byte | 0x20) &- UInt8(ascii: "a") >= 26 {
        guard XMLCharacters.isName(byte) else { break }
        isASCII = isASCII && byte < 0x80
      }
      offset &+= 1
    }
    guard offset < count else { throw failureAtEnd(.endsInsideMarkup) }
    guard offset > start, XMLCharacters.beginsName(bytes[start]), isASCII || isName(start..<offset) else {
      return nil
    }
    return start..<offset
  }

  /// Whether the non-ASCII characters in a range are valid in a name.
  private func isName(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      guard let scalar = XMLCharacters.scalar(at: offset, in: bytes),
        XMLCharacters.isName(scalar.value, begins: offset == range.lowerBound)
      else { return false }
      offset += scalar.length
    }
    return true
  }

  /// Whether two ranges have equal bytes.
  @inline(__always)
  func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    var (left, right) = (first.lowerBound, second.lowerBound)
    while left < first.upperBound {
      if bytes[left] != bytes[right] { return false }
      (left, right) = (left &+ 1, right &+ 1)
    }
    return true
  }

  /// Returns the line of an offset, starting at 1.
  func line(of offset: Int) -> Int { LineTable(bytes).position(at: offset).line }
}

// MARK: - Strings

extension XMLText {
  /// Returns the bytes of a range as a string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns the characters of a slice.
  func string(_ slice: XMLSlice) -> String { XMLString(slice, in: self).string }

  /// Decodes the character reference at an offset, or returns nil if the reference is invalid.
  func reference(at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard has("&#", at: start) else {
      let entity = Self.entities.first { has($0.name, at: start + 1) }
      return entity.map { ($0.scalar, start + 1 + $0.name.utf8CodeUnitCount) }
    }
    let radix: UInt32 = has("x", at: start + 2) ? 16 : 10
    let digits = start + (radix == 16 ? 3 : 2)
    var offset = digits
    var value: UInt32 = 0
    while offset < count, let digit = Self.digit(bytes[offset]), digit < radix {
      // Leading zeros are allowed; values beyond Unicode stay invalid.
      value = min(value * radix + digit, 0x110000)
      offset += 1
    }
    guard offset > digits, has(";", at: offset), XMLCharacters.isAllowed(value),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, offset + 1)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    let (digit, letter) = (byte &- UInt8(ascii: "0"), (byte | 0x20) &- UInt8(ascii: "a"))
    return digit < 10 ? UInt32(digit) : letter < 6 ? UInt32(letter) + 10 : nil
  }

  /// The predefined entities.
  private static let entities: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"),
  ]
}
