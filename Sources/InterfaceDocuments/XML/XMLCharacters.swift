/// Recognizes the characters that XML allows.
enum XMLCharacters {
  /// Returns the offset of the first byte that is invalid UTF-8 or begins a character that XML forbids, if any.
  static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var at = 0
    while at < bytes.count {
      let block = at..<min(at &+ blockSize, bytes.count)
      at = block.upperBound
      // Almost all blocks are ASCII; the compiler vectorizes this loop.
      var unusual: UInt8 = 0
      for index in block { unusual |= isUnusual(bytes[index]) }
      guard unusual != 0 else { continue }
      at = block.lowerBound
      while at < block.upperBound {
        let byte = bytes[at]
        guard byte >= 0x80 else {
          if isUnusual(byte) != 0 { return at }
          at &+= 1
          continue
        }
        guard let scalar = scalar(at: at, in: bytes) else { return at }
        at &+= scalar.length
      }
    }
    return nil
  }

  private static let blockSize = 64

  /// Returns 0 for an ASCII character that XML allows, and 1 for any other byte.
  @inline(__always)
  private static func isUnusual(_ byte: UInt8) -> UInt8 {
    (byte &- 0x20 >= 0x60 ? 1 : 0) & (byte != 0x0A ? 1 : 0) & (byte != 0x0D ? 1 : 0) & (byte != 0x09 ? 1 : 0)
  }

  /// Decodes the non-ASCII character at an offset; returns nil if the character is invalid or forbidden in XML.
  static func scalar(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (value: UInt32, length: Int)? {
    let first = bytes[offset]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC2, first < 0xF5, offset &+ length <= bytes.count else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in offset &+ 1..<offset &+ length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, isAllowed(value) else { return nil }
    return (value, length)
  }

  /// Whether XML allows a code point.
  static func isAllowed(_ value: UInt32) -> Bool {
    value >= 0x20 && value < 0xD800 || value == 0x09 || value == 0x0A || value == 0x0D
      || value > 0xDFFF && value < 0xFFFE || value > 0xFFFF && value <= 0x10FFFF
  }

  /// Whether a byte is a space, tab or line end.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Whether a byte is an ASCII name character or part of a non-ASCII character.
  @inline(__always)
  static func isName(_ byte: UInt8) -> Bool {
    // Letters and '_'; '-', '.', digits and ':'.
    let (upper, lower): (UInt64, UInt64) = (0x07FF_FFFE_87FF_FFFE, 0x07FF_6000_0000_0000)
    return byte >= 0x80 || (byte >= 64 ? upper : lower) &>> UInt64(byte & 63) & 1 != 0
  }

  /// Whether an ASCII name character can begin a name.
  @inline(__always)
  static func beginsName(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: ":") }

  /// Whether a non-ASCII character can be part of a name or, if `begins` is true, begin one.
  static func isName(_ value: UInt32, begins: Bool) -> Bool {
    nameStarts.contains { $0.contains(value) } || !begins && otherNames.contains { $0.contains(value) }
  }

  private static let nameStarts: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
    0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF,
  ]
  private static let otherNames: [ClosedRange<UInt32>] = [0xB7...0xB7, 0x300...0x36F, 0x203F...0x2040]
}
