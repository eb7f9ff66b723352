/// Reads the numbers and strings of a compiled nib in sequence, within its bounds.
struct NIBArchiveCursor {
  private let bytes: [UInt8]
  /// The offset of the next read.
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  private mutating func byte() throws(DocumentError) -> UInt8 {
    guard bytes.indices.contains(offset) else { throw damage }
    defer { offset += 1 }
    return bytes[offset]
  }

  private var damage: DocumentError { DocumentError(.damagedNib(offset: min(offset, bytes.count))) }

  /// Reads an unsigned little-endian integer of `count` bytes.
  mutating func fixed(_ count: Int) throws(DocumentError) -> Int {
    Int(truncatingIfNeeded: try bits(count))
  }

  private mutating func bits(_ count: Int) throws(DocumentError) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<count { number |= UInt64(try byte()) << UInt64(index * 8) }
    return number
  }

  /// Reads a variable-length integer of at most 63 bits.
  mutating func variable() throws(DocumentError) -> Int {
    var number = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      let next = try byte()
      number |= Int(next & 0x7F) << shift
      if next & 0x80 != 0 { return number }
    }
    throw damage
  }

  /// Reads an integer that must be below a limit.
  mutating func index(below limit: Int) throws(DocumentError) -> Int {
    let start = offset
    let index = try variable()
    guard index < limit else {
      offset = start
      throw damage
    }
    return index
  }

  /// Reads a string of `count` bytes.
  mutating func text(_ count: Int) throws(DocumentError) -> String {
    String(decoding: bytes[try range(count)], as: UTF8.self)
  }

  private mutating func range(_ count: Int) throws(DocumentError) -> Range<Int> {
    guard offset >= 0, count <= bytes.count - offset else { throw damage }
    defer { offset += count }
    return offset..<(offset + count)
  }

  mutating func real(isDouble: Bool) throws(DocumentError) -> Double {
    isDouble
      ? Double(bitPattern: try bits(8))
      : Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(4))))
  }

  /// Reads a value, starting at the byte with its type.
  mutating func value() throws(DocumentError) -> NIBArchiveValue {
    switch try byte() {
    case 0: return .integer(Int(Int8(truncatingIfNeeded: try fixed(1))))
    case 1: return .integer(Int(Int16(truncatingIfNeeded: try fixed(2))))
    case 2: return .integer(Int(Int32(truncatingIfNeeded: try fixed(4))))
    case 3: return .integer(Int(truncatingIfNeeded: Int64(truncatingIfNeeded: try bits(8))))
    case 4: return .boolean(false)
    case 5: return .boolean(true)
    case 6: return .real(try real(isDouble: false))
    case 7: return .real(try real(isDouble: true))
    case 8:
      let length = try variable()
      return .data(try range(length))
    case 9: return .nil
    case 10: return .object(try fixed(4))
    default:
      offset -= 1
      throw damage
    }
  }
}
