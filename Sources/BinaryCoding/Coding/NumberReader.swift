/// Reads encoded numbers in sequence; past the end, every number is zero.
struct NumberReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private(set) var isValid = true

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// Whether all bytes were read without a fault.
  var isDone: Bool { isValid && next == bytes.endIndex }

  /// Records a fault; nothing more is read.
  mutating func fail() {
    isValid = false
    next = bytes.endIndex
  }

  mutating func readByte() -> UInt8 {
    guard next < bytes.endIndex else {
      fail()
      return 0
    }
    defer { next += 1 }
    return bytes[next]
  }

  /// Reads a number in seven bits per byte.
  mutating func readNumber() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = readByte()
      number |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return number }
      shift += 7
    }
    fail()
    return 0
  }

  /// Reads eight bytes in little-endian order.
  mutating func readWord() -> UInt64 {
    guard bytes.endIndex - next >= 8 else {
      fail()
      return 0
    }
    let offset = next - bytes.startIndex
    next += 8
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  /// Reads a signed number.
  mutating func readSigned() -> Int {
    let bits = readNumber()
    return Int(truncatingIfNeeded: Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
  }

  /// Reads the number of the following elements, which take at least one byte each.
  mutating func readCount() -> Int {
    guard let count = Int(exactly: readNumber()), count <= bytes.endIndex - next else {
      fail()
      return 0
    }
    return count
  }

  /// Reads bytes, preceded by their number.
  mutating func readBytes() -> ArraySlice<UInt8> {
    let count = readCount()
    defer { next += count }
    return bytes[next..<(next + count)]
  }
}
