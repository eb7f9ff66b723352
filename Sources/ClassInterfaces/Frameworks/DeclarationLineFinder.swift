/// Finds the lines of a framework text that begin at the first column, and the names that they declare.
struct DeclarationLineFinder {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Calls with the range of each declaration, its attribute lines included, the end of its line, and its name.
  ///
  /// A name in `@objc(Name)` on the declaration's line is reported as a second name of the same range.
  func findAll(_ body: (_ range: Range<Int>, _ headerEnd: Int, _ name: Range<Int>) -> Void) {
    var names: [Range<Int>] = []
    var start = 0
    var headerEnd = 0
    var attributes: Int?
    var line = 0
    while line < bytes.count {
      let first = bytes[line]
      let next = nextLine(after: line)
      if first == UInt8(ascii: "@") || first.isLowercase {
        let found = declaredNames(line)
        let beginning = attributes ?? line
        if found.isEmpty {
          attributes = beginning
        } else {
          for name in names { body(start..<beginning, headerEnd, name) }
          (names, start, headerEnd, attributes) = (found, beginning, next, nil)
        }
      }
      line = next
    }
    for name in names { body(start..<bytes.count, headerEnd, name) }
  }

  /// The name that a line declares and its Objective-C spelling, if any; none on a line of attributes alone.
  private func declaredNames(_ line: Int) -> [Range<Int>] {
    var offset = line
    var objectiveCName: Range<Int>?
    while offset < bytes.count, bytes[offset] != 0x0A {
      let word = wordRange(offset)
      if bytes[offset] == UInt8(ascii: "@") {
        if spells(offset..<min(word.upperBound, offset + 6), "@objc(") {
          objectiveCName = offset + 6..<max(offset + 6, word.upperBound - 1)
        }
      } else if Self.introducers.contains(where: { spells(word, $0) }) {
        let name = nameRange(word.upperBound + 1)
        return name.isEmpty ? [] : [name] + (objectiveCName.map { [$0] } ?? [])
      }
      offset = max(word.upperBound, offset + 1)
      while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    }
    return []
  }

  private static let introducers: [StaticString] = [
    "class", "protocol", "enum", "struct", "extension", "typealias",
  ]

  private func spells(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// What stands up to the next blank outside of parentheses.
  private func wordRange(_ start: Int) -> Range<Int> {
    var offset = start
    var depth = 0
    while offset < bytes.count, bytes[offset] != 0x0A, depth > 0 || bytes[offset] != 0x20 {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      offset += 1
    }
    return start..<offset
  }

  private func nameRange(_ start: Int) -> Range<Int> {
    var offset = min(start, bytes.count)
    let first = offset
    while offset < bytes.count,
      bytes[offset].continuesWord || bytes[offset] == UInt8(ascii: ".")
    {
      offset += 1
    }
    return first..<offset
  }

  /// The offset behind the next line feed, looked for eight bytes at a time.
  private func nextLine(after start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return offset + Int(UInt64(littleEndian: zeros).trailingZeroBitCount >> 3) + 1 }
      offset += 8
    }
    while offset < bytes.count {
      offset += 1
      if bytes[offset - 1] == 0x0A { return offset }
    }
    return offset
  }
}
