import ByteHashing

/// Finds rare byte sequences in large files.
package enum ByteSearch {
  /// Returns the offsets of all occurrences of a byte sequence, in ascending order.
  ///
  /// - Parameters:
  ///   - mark: The byte sequence.
  ///   - pivot: A byte of the sequence that is rare in the file; the search uses `memchr` to find it.
  ///   - bytes: The bytes to search.
  /// - Returns: The offsets of the first byte of each occurrence.
  package static func offsets(of mark: [UInt8], by pivot: UInt8, in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { offsets(of: mark, by: pivot, in: $0) }
  }

  /// Returns the offsets of all occurrences of a byte sequence in a buffer, in ascending order.
  package static func offsets(
    of mark: [UInt8],
    by pivot: UInt8,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int] {
    var offsets: [Int] = []
    search(mark, by: pivot, in: bytes) { offset in
      offsets.append(offset)
      return true
    }
    return offsets
  }

  /// Calls a closure with the offset of each occurrence until the closure returns false.
  static func search(
    _ mark: [UInt8],
    by pivot: UInt8,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ wantsMore: (Int) -> Bool
  ) {
    guard let pivotOffset = mark.firstIndex(of: pivot) else { return }
    var next = 0
    while let offset = bytes.index(of: pivot, from: next) {
      let start = offset - pivotOffset
      if start >= 0, bytes[start...].starts(with: mark), !wantsMore(start) { return }
      next = offset + 1
    }
  }
}
