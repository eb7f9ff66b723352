/// A search for the end of a declaration in Swift text that skips comments and strings.
///
/// The search does not use the readers under test, so it does not share their faults.
struct BraceMatcher {
  let bytes: [UInt8]

  /// Returns the offset after the brace that closes the first opening brace at or after an offset, or nil if there is
  /// no such brace.
  func endOfBraces(from start: Int) -> Int? {
    var depth = 0
    var offset = start
    while offset < bytes.count {
      if let end = endOfInertText(at: offset) {
        offset = end
        continue
      }
      switch bytes[offset] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset + 1 }
        if depth < 0 { return nil }
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Returns the end of a comment or string that begins at an offset.
  private func endOfInertText(at offset: Int) -> Int? {
    if starts("//", offset) { return end(of: "\n", from: offset) }
    if starts("/*", offset) { return end(of: "*/", from: offset + 2) }
    if starts("\"\"\"", offset) { return end(of: "\"\"\"", from: offset + 3) }
    guard bytes[offset] == UInt8(ascii: "\"") else { return nil }
    var next = offset + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\""), bytes[next] != 0x0A {
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(bytes.count, next + 1)
  }

  private func starts(_ text: String, _ offset: Int) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private func end(of text: String, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if starts(text, offset) { return offset + text.utf8.count }
      offset += 1
    }
    return bytes.count
  }
}
