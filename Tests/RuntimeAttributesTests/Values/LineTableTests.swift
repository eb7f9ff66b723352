import RuntimeAttributes
import Testing

@Suite("Lines of a text")
struct LineTableTests {
  @Test(
    "CR, LF and CRLF each end a line, and offsets and positions convert into each other",
    arguments: [
      ("", [0..<0]),
      ("ab", [0..<2]),
      ("a\nb", [0..<1, 2..<3]),
      ("a\rb\r", [0..<1, 2..<3, 4..<4]),
      ("a\r\nb\r\n", [0..<1, 3..<4, 6..<6]),
      ("\n\n\r\r\n\n\r", [0..<0, 1..<1, 2..<2, 3..<3, 5..<5, 6..<6, 7..<7]),
      ("é\u{2028}\nx", [0..<5, 6..<7]),
    ]
  )
  func lines(text: String, ranges: [Range<Int>]) {
    let bytes = Array(text.utf8)
    let lines = LineTable(bytes)
    #expect(lines.ranges == ranges)
    #expect((0...ranges.count + 1).map(lines.range(ofLine:)) == [nil] + ranges + [nil])
    bytes.withUnsafeBufferPointer { buffer in
      var cursor = SourceCursor(buffer)
      for offset in 0...bytes.count {
        let position = lines.position(at: offset)
        #expect(position == cursor.position(at: offset))
        #expect(lines.offset(of: position) == offset)
      }
    }
  }

  @Test("Offsets and positions outside the text are limited to it")
  func limits() {
    let lines = LineTable(Array("a\nbc\n".utf8))
    #expect([-1, 5, 6, .max].map { lines.position(at: $0).description } == ["1:1", "3:1", "3:1", "3:1"])
    let positions = [(0, 3), (1, 0), (2, 9), (3, 1), (4, 1), (.max, .max)]
    #expect(positions.map { lines.offset(of: .init(line: $0.0, column: $0.1)) } == [0, 0, 5, 5, 5, 5])
  }
}
