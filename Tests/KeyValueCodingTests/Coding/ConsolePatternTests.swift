import KeyValueCoding
import Testing

@testable import KeyValueCoding

@Suite("Console patterns")
struct ConsolePatternTests {
  private static let pattern = ConsolePattern("Failed to set ({keyPath}) on ({class}): {reason}")

  @Test("A printed message is parsed again, except addresses")
  func roundTrip() throws {
    let key = ConsolePattern("[<{class} {address}> set]: the key {key}.")
    let line = key("App.View", "size")
    #expect(line == "[<App.View 0x…> set]: the key size.")
    #expect(key.firstMatch(in: ConsoleText(Array(line.utf8)))?.values == ["App.View", "size"])
    let real = Array("x '[<View: 0x7fA0> set]: the key .'".utf8)
    let match = try #require(key.firstMatch(in: ConsoleText(real)))
    #expect(match.values == ["View", ""])
    #expect(String(decoding: real[match.range], as: UTF8.self) == "[<View: 0x7fA0> set]: the key .")
    for cut in ["[<View: 0x7fA0> set]: the key", "[<View: 0x7fA0> set]: the key ..."] {
      #expect(key.firstMatch(in: ConsoleText(Array(cut.utf8))) == nil, "\(cut)")
    }
  }

  @Test("A placeholder matches as little as possible, the last one the rest")
  func holes() {
    let line = Array("9:41 Failed to set (a.b) on (View): no (really).".utf8)
    #expect(Self.pattern.firstMatch(in: ConsoleText(line))?.values == ["a.b", "View", "no (really)."])
    #expect(Self.pattern.firstMatch(in: ConsoleText(line), from: 6) == nil)
  }

  @Test(
    "Other messages, classes and addresses do not match",
    arguments: [
      "Failed to set (a on (View): x", "Failed to set (a) on (a View): x", "", "Failed to set (",
    ]
  )
  func noMatch(_ line: String) {
    #expect(Self.pattern.firstMatch(in: ConsoleText(Array(line.utf8))) == nil)
  }

  @Test("A partial match does not hide a later match")
  func secondBeginning() {
    let key = ConsolePattern("[<{class} {address}> set]")
    let line = Array("[<UIView 0x1> foo] and [<Card 0x2> set]".utf8)
    #expect(key.firstMatch(in: ConsoleText(line))?.values == ["Card"])
  }

  @Test("Numbers are digits; missing values stay empty")
  func numbers() {
    let pattern = ConsolePattern("line {number}.")
    #expect(pattern.firstMatch(in: ConsoleText(Array("line 12.".utf8)))?.values == ["12"])
    #expect(pattern.firstMatch(in: ConsoleText(Array("line x.".utf8))) == nil)
    #expect(pattern() == "line .")
  }
}
