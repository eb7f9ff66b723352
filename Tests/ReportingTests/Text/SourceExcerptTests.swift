import Testing

@testable import Reporting

private struct Case: Sendable {
  var line: String
  var column: Int
  var text: String
  var indentation: Int
  var location: SourceLocation

  init(
    _ line: String,
    column: Int,
    _ text: String,
    _ indentation: Int,
    location: SourceLocation = #_sourceLocation
  ) {
    self.line = line
    self.column = column
    self.text = text
    self.indentation = indentation
    self.location = location
  }
}

/// Returns the empty range before a column; columns count from 1.
private func offset(_ column: Int) -> Range<Int> {
  let offset = max(column, 1) - 1
  return offset..<offset
}

@Suite("Source excerpts")
struct SourceExcerptTests {
  private static let letters = String(repeating: "abcdefghij", count: 30)

  private static let cases = [
    Case("<a b>", column: 1, "<a b>", 0),
    Case("<a b>", column: 4, "<a b>", 3),
    Case("    <a>", column: 5, "<a>", 0),
    Case("\t \t<a>", column: 4, "<a>", 0),
    // The fault is inside the indentation, and only whitespace before the fault is removed.
    Case("    <a>", column: 3, "  <a>", 0),
    Case("a\tb", column: 3, "a   b", 4),
    Case("abcd\tb", column: 6, "abcd    b", 8),
    // Columns count bytes: é has two bytes, 日 has three, and the family emoji has eighteen.
    Case("é<", column: 3, "é<", 1),
    Case("日<", column: 4, "日<", 2),
    Case("👩‍👩‍👧<", column: 19, "👩‍👩‍👧<", 2),
    Case("e\u{301}<", column: 4, "e\u{301}<", 1),
    Case("\u{1B}[0m<", column: 5, "\\u{1B}[0m<", 9),
    // Columns before the start and after the end of the line.
    Case("abc", column: 99, "abc", 3),
    Case("abc", column: 0, "abc", 0),
    Case("abc", column: .min, "abc", 0),
    Case("", column: 1, "", 0),
    // Long lines are truncated before and after the fault.
    Case(letters, column: 1, letters.prefix(99) + "…", 0),
    Case(letters, column: 101, "…" + letters.dropFirst(70).prefix(98) + "…", 31),
    Case(letters, column: 291, "…" + letters.dropFirst(260), 31),
    Case("日" + letters, column: 34, "…" + letters.dropFirst(0).prefix(98) + "…", 31),
  ]

  @Test("The line and its caret", arguments: cases)
  fileprivate func excerpts(_ testCase: Case) {
    let excerpt = SourceExcerpt(of: Array(testCase.line.utf8), range: offset(testCase.column))
    #expect(excerpt.text == testCase.text, sourceLocation: testCase.location)
    #expect(excerpt.indentation == testCase.indentation, sourceLocation: testCase.location)
  }

  @Test("An excerpt including both ellipses fits the width", arguments: [20, 40, 73, 100])
  func widths(_ width: Int) {
    for column in 1...Self.letters.count {
      for length in [0, 1, 9, 60] {
        let range = column - 1..<min(column - 1 + length, Self.letters.count)
        let excerpt = SourceExcerpt(of: Array(Self.letters.utf8), range: range, width: width)
        #expect(excerpt.text.count <= width && excerpt.indentation + excerpt.length <= width)
      }
    }
  }

  @Test(
    "A line without an end is truncated, and read only around each fault"
  )
  func endlessLine() {
    let line = Array(repeating: UInt8(ascii: "a"), count: 2_000_000)
    for column in stride(from: 1_000, to: 2_000_000, by: 20_000) where column < 1_990_000 {
      let excerpt = SourceExcerpt(of: line, range: offset(column))
      #expect(excerpt.text == "…" + String(repeating: "a", count: 98) + "…")
      #expect(excerpt.indentation == 31)
    }
    let wide = Array(String(repeating: "日", count: 10_000).utf8)
    #expect(
      SourceExcerpt(of: wide, range: offset(15_001)).text.unicodeScalars.allSatisfy { $0 == "日" || $0 == "…" }
    )
  }

  @Test(
    "The whole fault is underlined, and truncated at the end of a narrow line",
    arguments: [
      ("<a bc=\"d\" e>", 3..<9, 100, SourceExcerptTests.Parts("<a ", "bc=\"d\"", " e>", 3, 6)),
      ("<a 日=\"d\">", 3..<10, 100, SourceExcerptTests.Parts("<a ", "日=\"d\"", ">", 3, 6)),
      ("abcdefghijklmnopqrstuvwxyz", 13..<16, 12, SourceExcerptTests.Parts("…jklm", "nop", "qrs…", 5, 3)),
      ("abcdefghijklmnopqrstuvwxyz", 13..<26, 12, SourceExcerptTests.Parts("…jklm", "nopqrs", "…", 5, 6)),
      ("abc", 3..<3, 100, SourceExcerptTests.Parts("abc", "", "", 3, 1)),
    ]
  )
  func fault(_ line: String, _ range: Range<Int>, _ width: Int, _ parts: Parts) {
    let excerpt = SourceExcerpt(of: Array(line.utf8), range: range, width: width)
    let found = Parts(excerpt.before, excerpt.fault, excerpt.after, excerpt.indentation, excerpt.length)
    #expect(found == parts)
  }

  struct Parts: Hashable, Sendable {
    let texts: [String]
    let columns: [Int]

    init(_ before: String, _ fault: String, _ after: String, _ indentation: Int, _ length: Int) {
      (texts, columns) = ([before, fault, after], [indentation, length])
    }
  }

  @Test("A column inside a character does not trap")
  func tornLetter() {
    #expect(SourceExcerpt(of: Array("日x".utf8), range: offset(2)).text == "\u{FFFD}\u{FFFD}\u{FFFD}x")
  }
}
