import RuntimeAttributes
import Testing

struct SourceCursorTests {
  /// The position by the rule itself: CR, LF and CRLF each end a line, and columns count bytes.
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

  /// Texts of few different bytes, so that breaks fall on every place of a stretch and beside its ends.
  @Test(arguments: 0..<200)
  func agreesWithTheRule(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let text: [UInt8] = (0..<64).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let choice = Int(state >> 33) % (4 + seed % 40)
      return [0x0A, 0x0D, 0x0B, 0x8D].indices.contains(choice) ? [0x0A, 0x0D, 0x0B, 0x8D][choice] : 0x61
    }
    let step = 1 + seed % 19
    text.withUnsafeBufferPointer { bytes in
      var cursor = SourceCursor()
      for offset in stride(from: 0, through: text.count, by: step) {
        #expect(cursor.position(at: offset, in: bytes) == Self.position(at: offset, in: text))
      }
    }
  }

  @Test func staysWithinTheTextAndNeverGoesBack() {
    Array("ab\ncd".utf8).withUnsafeBufferPointer { bytes in
      var cursor = SourceCursor()
      #expect(cursor.position(at: 100, in: bytes) == SourcePosition(line: 2, column: 3))
      #expect(cursor.position(at: 0, in: bytes) == SourcePosition(line: 2, column: 3))
    }
  }
}
