import SourceSyntax

/// Finds the lines in a framework interface that start in the first column, and the names that they declare.
struct DeclarationLineFinder {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Calls a closure for each declaration, with its range including attribute lines, the end of its header line, and
  /// its name.
  ///
  /// A name in `@objc(Name)` on the header line is reported as a second name of the same range.
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
        let found = declaredNames(line..<next)
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

  /// Returns the name that a line declares, followed by its Objective-C name if it has one, or no names for attribute
  /// lines.
  private func declaredNames(_ line: Range<Int>) -> [Range<Int>] {
    var lexer = SwiftLexer(bytes, range: line)
    var objectiveCName: Range<Int>?
    var previous = 0..<0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile:
        return []
      case .leftParen:
        lexer.skipGroup(opening: token.start)
        if spells(previous, ["objc"]) { objectiveCName = token.end..<max(token.end, lexer.position - 1) }
      case .identifier where spells(token.start..<token.end, Self.introducers):
        let name = name(&lexer)
        return name.isEmpty ? [] : [name] + (objectiveCName.map { [$0] } ?? [])
      default:
        break
      }
      previous = token.start..<token.end
    }
  }

  private static let introducers: [StaticString] = [
    "class", "protocol", "enum", "struct", "extension", "typealias",
  ]

  private func spells(_ range: Range<Int>, _ words: [StaticString]) -> Bool {
    words.contains { word in
      range.count == word.utf8CodeUnitCount && word.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
    }
  }

  /// Returns the next name, qualified with its enclosing types: `Outer.Inner`.
  private func name(_ lexer: inout SwiftLexer) -> Range<Int> {
    let first = lexer.next()
    guard first.kind == .identifier else { return first.start..<first.start }
    var end = first.end
    while lexer.next().kind == .dot {
      let inner = lexer.next()
      guard inner.kind == .identifier else { break }
      end = inner.end
    }
    return first.start..<end
  }

  /// Returns the offset after the next line feed, searching eight bytes at a time.
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
