import RuntimeAttributes
import Testing

@Suite("Positions")
struct SourceCursorTests {
  @Test(
    "Lines end at LF, CR and CRLF; columns count bytes",
    arguments: [
      ("", [0], ["1:1"]),
      ("ab", [0, 1, 2], ["1:1", "1:2", "1:3"]),
      ("a\nb", [1, 2, 3], ["1:2", "2:1", "2:2"]),
      ("a\rb", [1, 2], ["1:2", "2:1"]),
      ("a\r\nb", [1, 2, 3], ["1:2", "1:3", "2:1"]),
      ("\n\n\r\r\n", [0, 1, 2, 3, 5], ["1:1", "2:1", "3:1", "4:1", "5:1"]),
      ("é\nx", [2, 3], ["1:3", "2:1"]),
      ("日本x", [6], ["1:7"]),
      ("a\r", [2], ["2:1"]),
    ]
  )
  func positions(text: String, offsets: [Int], expected: [String]) {
    let bytes = Array(text.utf8)
    let found = bytes.withUnsafeBufferPointer { buffer in
      var cursor = SourceCursor(buffer)
      return offsets.map { cursor.position(at: $0).description }
    }
    #expect(found == expected)
  }

  /// Returns the position by definition: CR, LF and CRLF each end a line, and columns count bytes.
  private static func position(at offset: Int, in text: [UInt8]) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1)
    for index in 0..<offset {
      let isBreak = text[index] == 0x0A || (text[index] == 0x0D && text.dropFirst(index + 1).first != 0x0A)
      position =
        isBreak
        ? .init(line: position.line + 1, column: 1) : .init(line: position.line, column: position.column + 1)
    }
    return position
  }

  /// The texts consist of few different bytes, so that line breaks occur at every position of a block.
  @Test("Fast and simple counting agree", arguments: 0..<200)
  func agreesWithTheRule(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let text: [UInt8] = (0..<64).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let choice = Int(state >> 33) % (4 + seed % 40)
      return [0x0A, 0x0D, 0x0B, 0x8D].indices.contains(choice) ? [0x0A, 0x0D, 0x0B, 0x8D][choice] : 0x61
    }
    let step = 1 + seed % 19
    text.withUnsafeBufferPointer { bytes in
      var cursor = SourceCursor(bytes)
      for offset in stride(from: 0, through: text.count, by: step) {
        #expect(cursor.position(at: offset) == Self.position(at: offset, in: text))
      }
    }
  }

  @Test("An offset beyond the end has the last position, and so do smaller offsets afterwards")
  func limits() {
    Array("a\nb".utf8).withUnsafeBufferPointer { buffer in
      var cursor = SourceCursor(buffer)
      #expect(cursor.position(at: 100) == SourcePosition(line: 2, column: 2))
      #expect(cursor.position(at: 0) == SourcePosition(line: 2, column: 2))
      #expect(cursor.position(at: -1) == SourcePosition(line: 2, column: 2))
    }
  }

  @Test("Positions are ordered by line and column; locations by file first")
  func order() {
    let positions = [(2, 1), (1, 9), (1, 2)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(positions.sorted().map(\.description) == ["1:2", "1:9", "2:1"])
    let locations =
      positions.map { FileLocation(file: "b.swift", position: $0) }
      + [FileLocation(file: "a.swift", position: SourcePosition(line: 7, column: 7))]
    #expect(
      locations.sorted().map(\.description) == ["a.swift:7:7", "b.swift:1:2", "b.swift:1:9", "b.swift:2:1"]
    )
  }
}
