/// Reads a property list in the old-style format, which Xcode uses for projects:
/// `{ key = value; list = (a, "b"); data = <0fbd>; }`, with comments.
struct OldStylePropertyList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// Returns the value of a text, or nil if the text is not a complete property list.
  static func value(of text: [UInt8]) -> PropertyList? {
    text.withUnsafeBufferPointer { bytes in
      var reader = OldStylePropertyList(bytes: bytes)
      guard let value = reader.value(depth: 0) else { return nil }
      reader.skipSpace()
      return reader.offset == bytes.count ? value : nil
    }
  }

  private mutating func value(depth: Int) -> PropertyList? {
    skipSpace()
    guard depth < PropertyList.mostLevels, offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    case UInt8(ascii: "<"): return data()
    default: return text().map { .string($0) }
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    var entries: [(key: String, value: PropertyList)] = []
    // Most objects in a project file have few entries.
    entries.reserveCapacity(4)
    offset += 1
    while !skip(UInt8(ascii: "}")) {
      guard let key = text(), skip(UInt8(ascii: "=")), let value = value(depth: depth + 1),
        skip(UInt8(ascii: ";"))
      else { return nil }
      entries.append((key, value))
    }
    return .dictionary(PropertyListDictionary(entries))
  }

  private mutating func array(depth: Int) -> PropertyList? {
    var values: [PropertyList] = []
    offset += 1
    while !skip(UInt8(ascii: ")")) {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      guard skip(UInt8(ascii: ",")) else { return skip(UInt8(ascii: ")")) ? .array(values) : nil }
    }
    return .array(values)
  }

  private mutating func data() -> PropertyList? {
    offset += 1
    while !skip(UInt8(ascii: ">")) {
      guard offset < bytes.count, Self.isPlain(bytes[offset]) else { return nil }
      offset += 1
    }
    return .other
  }

  private mutating func text() -> String? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    let quote = bytes[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return quotedText(quote) }
    let start = offset
    while offset < bytes.count, Self.isPlain(bytes[offset]), !startsComment() { offset += 1 }
    return offset > start ? string(start..<offset) : nil
  }

  private mutating func quotedText(_ quote: UInt8) -> String? {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != UInt8(ascii: "\\") { offset += 1 }
    if offset < bytes.count, bytes[offset] == quote {
      offset += 1
      return string(start..<offset - 1)
    }
    var text = Array(bytes[start..<offset])
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
      guard offset < bytes.count else { return nil }
      text.append(bytes[offset])
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Skips whitespace, comments and the given byte; returns false if the next byte is different.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if startsComment() {
        skipComment()
      } else {
        return
      }
    }
  }

  private func startsComment() -> Bool {
    guard bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] == UInt8(ascii: "*") || bytes[offset + 1] == UInt8(ascii: "/")
  }

  private mutating func skipComment() {
    let isLine = bytes[offset + 1] == UInt8(ascii: "/")
    offset += 2
    while offset < bytes.count {
      if isLine
        ? bytes[offset] == 0x0A : bytes[offset - 1] == UInt8(ascii: "*") && bytes[offset] == UInt8(ascii: "/")
      {
        offset += 1
        return
      }
      offset += 1
    }
  }

  /// Whether a byte is allowed in an unquoted string.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
