/// Finds invalid UTF-8.
package enum UTF8Validation {
  /// Returns the offset of the first byte that does not start a valid character, or nil if all bytes are valid.
  package static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      offset = skipASCII(bytes, from: offset)
      guard offset < bytes.count else { return nil }
      let length = sequenceLength(bytes, at: offset)
      guard length > 0 else { return offset }
      offset += length
    }
    return nil
  }

  /// Returns the offset of the first non-ASCII byte, found in steps of eight bytes.
  private static func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    let raw = UnsafeRawBufferPointer(bytes)
    while offset + 8 <= bytes.count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// Returns the length of the well-formed sequence at an offset (Unicode, table 3-7), or 0 for a malformed sequence.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let first = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard offset + length <= bytes.count, second ~= bytes[offset + 1] else { return 0 }
    for index in 2..<max(2, length) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
