import Foundation
import Testing

@testable import Reporting

@Suite("Lines of files")
struct SourceLinesTests {
  private func lines(of text: [UInt8], _ numbers: [Int]) -> [String?] {
    var lines = SourceLines(SourceTexts { _ in text })
    return numbers.map { lines.line($0, of: "a").map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test("CR, LF and CRLF each end a line; line numbers outside the file have no text")
  func lineEnds() {
    let text = Array("a\nb\r\nc\rd\n\ne".utf8)
    #expect(
      lines(of: text, [.min, 0, 1, 2, 3, 4, 5, 6, 7, .max])
        == [nil, nil, "a", "b", "c", "d", "", "e", nil, nil]
    )
    #expect(lines(of: [], [1]) == [nil])
    #expect(lines(of: Array("a\n".utf8), [1, 2]) == ["a", nil])
  }

  @Test("UTF-16 of both byte orders is converted to UTF-8, ignoring an odd last byte")
  func utf16() {
    let text = "é\n日x"
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      little += [low, high]
      big += [high, low]
    }
    for bytes in [little, big, big + [0]] {
      #expect(lines(of: bytes, [1, 2, 3]) == ["é", "日x", nil])
    }
    #expect(lines(of: [0xFF, 0xFE], [1]) == [nil])
  }

  @Test("A file is read once for consecutive findings, and a missing file has no lines")
  func reading() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    try Data("one\ntwo".utf8).write(to: file)
    var lines = SourceLines(.files)
    #expect(lines.line(1, of: file.path).map(Array.init) == Array("one".utf8))
    try FileManager.default.removeItem(at: file)
    #expect(lines.line(2, of: file.path).map(Array.init) == Array("two".utf8))
    #expect(lines.line(1, of: "elsewhere") == nil)
    #expect(lines.line(1, of: file.path) == nil)
  }
}
