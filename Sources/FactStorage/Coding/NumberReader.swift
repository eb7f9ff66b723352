/// Reads what stands in bytes one after the other; past the end everything is nothing.
struct NumberReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private(set) var isSound = true

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// Whether all was read, and nothing was amiss.
  var isDone: Bool { isSound && next == bytes.endIndex }

  /// Notes a fault; nothing is read from here on.
  mutating func fail() {
    isSound = false
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

  /// Reads a number, seven bits a byte.
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

  /// Reads eight bytes, the lowest first.
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

  /// Reads a number that may be negative.
  mutating func readSigned() -> Int {
    let bits = readNumber()
    return Int(truncatingIfNeeded: Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
  }

  /// Reads the number of what follows, of which each takes at least a byte.
  mutating func readCount() -> Int {
    guard let count = Int(exactly: readNumber()), count <= bytes.endIndex - next else {
      fail()
      return 0
    }
    return count
  }

  /// Reads bytes, with their number before them.
  mutating func readBytes() -> ArraySlice<UInt8> {
    let count = readCount()
    defer { next += count }
    return bytes[next..<(next + count)]
  }
}
