extension FieldCoder {
  /// Codes numbers at once, the lowest byte of each first.
  package mutating func code<Number: FixedWidthInteger>(numbers: inout [Number]) {
    var bytes = numbers.map(\.littleEndian).withUnsafeBytes { Array($0) }[...]
    code(bytes: &bytes)
    let size = MemoryLayout<Number>.size
    let count = bytes.count / size
    guard bytes.count == count * size else { return fail() }
    numbers = bytes.withUnsafeBytes { bytes in
      (0..<count).map {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * size, as: Number.self))
      }
    }
  }
}
