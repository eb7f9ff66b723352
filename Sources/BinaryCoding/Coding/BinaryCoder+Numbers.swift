extension BinaryCoder {
  /// Codes an array of numbers, in little-endian order.
  package mutating func code(numbers: inout [UInt32]) { code(all: &numbers) }

  /// Codes an array of numbers, in little-endian order.
  package mutating func code(numbers: inout [UInt64]) { code(all: &numbers) }

  @inline(__always)
  private mutating func code<Number: FixedWidthInteger>(all numbers: inout [Number]) {
    var bytes: ArraySlice<UInt8> = []
    if !Self.isReader {
      for index in numbers.indices where Number.isSwapped { numbers[index] = numbers[index].byteSwapped }
      bytes = numbers.withUnsafeBytes { Array($0) }[...]
    }
    code(bytes: &bytes)
    let size = MemoryLayout<Number>.size
    let count = bytes.count / size
    guard bytes.count == count * size else { return fail() }
    // The standard library would otherwise write to the shared empty array, possibly from several threads.
    guard count > 0 else { return numbers = [] }
    numbers = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
      initialized = count
    }
    for index in numbers.indices where Number.isSwapped { numbers[index] = numbers[index].byteSwapped }
  }
}

extension FixedWidthInteger {
  /// Whether this machine is big-endian.
  @inline(__always)
  fileprivate static var isSwapped: Bool { 1 != (1 as Self).littleEndian }
}
