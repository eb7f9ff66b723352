#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first occurrence of a byte at or after an offset, if any; found with `memchr`.
  package func index(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start >= 0, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the offset of the first line feed or carriage return at or after an offset, or the count.
  package func lineEnd(from start: Int) -> Int {
    var start = start
    // Searching in chunks avoids searching to the end of the file each time for a kind of line break that the file does
    // not contain.
    while start < count {
      let part = UnsafeBufferPointer(rebasing: self[..<Swift.min(start + Self.searchedAtOnce, count)])
      let feed = part.index(of: 0x0A, from: start)
      let line = UnsafeBufferPointer(rebasing: part[..<(feed ?? part.count)])
      if let end = line.index(of: 0x0D, from: start) ?? feed { return end }
      start = part.count
    }
    return count
  }

  /// Returns the start of the line after a line ending, which is CR, LF or CRLF.
  package func lineStart(afterEnd end: Int) -> Int {
    let isPair = self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A
    return isPair ? end + 2 : end + 1
  }

  private static var searchedAtOnce: Int { 512 }
}
