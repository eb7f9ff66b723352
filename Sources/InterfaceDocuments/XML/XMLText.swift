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

  /// Returns the byte at an offset in markup, which a document must not end in.
  func byte(at offset: Int) throws(XMLFailure) -> UInt8 {
    guard offset < count else { throw failureAtEnd(.endsInsideMarkup) }
    return bytes[offset]
  }

  /// Returns the next byte in markup that is not whitespace.
  @inline(__always)
  func byteBehindBlanks(_ offset: inout Int) throws(XMLFailure) -> UInt8 {
    while offset < count, XMLCharacters.isBlank(bytes[offset]) { offset &+= 1 }
    return try byte(at: offset)
  }

  /// Reads the name at an offset, and advances the offset past it.
  @inline(__always)
  func name(_ offset: inout Int, or failure: @autoclosure () -> XMLFailure) throws(XMLFailure) -> Range<Int> {
    let start = offset
    var bits: UInt8 = 0
    while offset < count, XMLCharacters.isName(bytes[offset]) {
      bits |= bytes[offset]
      offset &+= 1
    }
    guard offset < count else { throw failureAtEnd(.endsInsideMarkup) }
    guard offset > start, XMLCharacters.beginsName(bytes[start]), bits < 0x80 || isName(start..<offset) else {
      throw failure()
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
  func line(of offset: Int) -> Int {
    var cursor = SourceCursor()
    return cursor.position(at: offset, in: bytes).line
  }
}

// MARK: - Strings

extension XMLText {
  /// Returns the bytes of a range as a string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Decodes the characters of a slice.
  func string(_ slice: XMLSlice) -> String {
    guard slice.encoding != .none else { return string(slice.range) }
    var result: [UInt8] = []
    result.reserveCapacity(slice.range.count)
    var offset = slice.range.lowerBound
    while offset < slice.range.upperBound {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "&"), slice.encoding != .section, let reference = reference(at: offset) {
        result += UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter
        offset = reference.end
        continue
      }
      offset += 1
      switch byte {
      case 0x0D:
        result.append(slice.encoding == .attribute ? 0x20 : 0x0A)
        if offset < slice.range.upperBound, bytes[offset] == 0x0A { offset += 1 }
      case 0x0A, 0x09:
        result.append(slice.encoding == .attribute ? 0x20 : byte)
      default:
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Decodes the character reference at an offset and returns its end, or nil if it is invalid.
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
