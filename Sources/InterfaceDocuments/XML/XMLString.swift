/// The characters of a name, a value or a text in an XML document, which are decoded on access.
struct XMLString {
  /// The characters as written.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The encoding of the bytes.
  let encoding: XMLSlice.Encoding

  /// Creates the characters of a slice; the text must outlive the characters.
  init(_ slice: XMLSlice, in text: XMLText) {
    bytes = UnsafeBufferPointer(rebasing: text.bytes[slice.range])
    encoding = slice.encoding
  }

  /// Creates the characters of a name in a text; the text must outlive the characters.
  init(_ name: Range<Int>, in text: XMLText) {
    self.init(XMLSlice(range: name, encoding: .none), in: text)
  }

  /// Creates a name from a literal.
  init(_ name: StaticString) {
    bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    encoding = .none
  }

  /// Whether the characters equal an ASCII string.
  @inline(__always)
  static func == (characters: XMLString, string: StaticString) -> Bool {
    guard characters.encoding == .none else { return characters.string == string.description }
    guard characters.bytes.count == string.utf8CodeUnitCount else { return false }
    for index in characters.bytes.indices where characters.bytes[index] != string.utf8Start[index] {
      return false
    }
    return true
  }

  /// Matches characters in a `switch`.
  static func ~= (string: StaticString, characters: XMLString) -> Bool { characters == string }

  /// Whether the characters as written contain an ASCII string.
  func contains(_ string: StaticString) -> Bool {
    bytes.indices.contains { XMLText(valid: bytes).has(string, at: $0) }
  }

  /// A hash of the length and four of the bytes, which distinguish the known names.
  var nameHash: UInt64 {
    let count = bytes.count
    guard count > 0 else { return 0 }
    let head = UInt64(bytes[0]) | UInt64(bytes[count / 4]) << 8
    let tail = UInt64(bytes[count / 2]) | UInt64(bytes[count - 1]) << 8
    return (head | tail << 16 | UInt64(truncatingIfNeeded: count) << 32) &* 0x9E37_79B9_7F4A_7C15
  }

  /// The characters with resolved references and normalized line ends.
  var string: String {
    guard encoding != .none else { return String(decoding: bytes, as: UTF8.self) }
    let text = XMLText(valid: bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "&"), encoding != .section, let reference = text.reference(at: offset) {
        result += UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter
        offset = reference.end
        continue
      }
      offset += 1
      switch byte {
      case 0x0D:
        result.append(encoding == .attribute ? 0x20 : 0x0A)
        if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      case 0x0A, 0x09:
        result.append(encoding == .attribute ? 0x20 : byte)
      default:
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
