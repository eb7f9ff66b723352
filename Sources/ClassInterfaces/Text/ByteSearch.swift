import RuntimeAttributes

/// Finds marks in files that are mostly something else.
package enum ByteSearch {
  /// The offsets of a mark, in the order of the text.
  ///
  /// - Parameters:
  ///   - mark: The bytes that are looked for.
  ///   - pivot: A byte of the mark that is rare elsewhere: from one to the next by the system's own search.
  ///   - bytes: Where.
  /// - Returns: The offsets of its first byte.
  package static func offsets(of mark: [UInt8], by pivot: UInt8, in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      search(mark, by: pivot, in: bytes) { offset in
        offsets.append(offset)
        return true
      }
    }
    return offsets
  }

  /// Hands over one offset of a mark after the other, as long as more are wanted.
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
