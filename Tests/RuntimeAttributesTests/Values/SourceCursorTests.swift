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
    var cursor = SourceCursor()
    let found = bytes.withUnsafeBufferPointer { buffer in
      offsets.map { cursor.position(at: $0, in: buffer).description }
    }
    #expect(found == expected)
  }

  @Test("An offset beyond the end is the end, and one before the last is the last")
  func limits() {
    var cursor = SourceCursor()
    Array("a\nb".utf8).withUnsafeBufferPointer { buffer in
      #expect(cursor.position(at: 100, in: buffer) == SourcePosition(line: 2, column: 2))
      #expect(cursor.position(at: 0, in: buffer) == SourcePosition(line: 2, column: 2))
      #expect(cursor.position(at: -1, in: buffer) == SourcePosition(line: 2, column: 2))
    }
  }

  @Test("Positions sort by line, then column; locations by file first")
  func order() {
    let positions = [(2, 1), (1, 9), (1, 2)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(positions.sorted().map(\.description) == ["1:2", "1:9", "2:1"])
    let locations =
      positions.map { SourceLocation(file: "b.swift", position: $0) }
      + [SourceLocation(file: "a.swift", position: SourcePosition(line: 7, column: 7))]
    #expect(
      locations.sorted().map(\.description) == ["a.swift:7:7", "b.swift:1:2", "b.swift:1:9", "b.swift:2:1"]
    )
  }
}
