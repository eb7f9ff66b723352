import RuntimeAttributes

/// A tag with more XML attributes than any element has.
///
/// Parsers compare each attribute of a tag with those before it, which takes hours where there are many.
enum CrowdedTag {
  private static let mostAttributes = 10_000
  /// A tag with more attributes than that is at least so long.
  private static let leastLength = mostAttributes * 5

  /// The offset of the first such tag; nil if there is none.
  static func offset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = bytes.index(of: UInt8(ascii: "<"), from: 0)
    while let open = start {
      let next = bytes.index(of: UInt8(ascii: "<"), from: open + 1)
      if (next ?? bytes.count) - open > leastLength,
        isCrowded(UnsafeBufferPointer(rebasing: bytes[open..<(next ?? bytes.count)]))
      {
        return open
      }
      start = next
    }
    return nil
  }

  private static func isCrowded(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    var quote: UInt8 = 0
    var count = 0
    for byte in tag {
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        count += 1
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return count > mostAttributes
  }
}
