import Testing

@testable import Reporting

@Suite("Widths of characters")
struct DisplayWidthTests {
  @Test(
    "Columns that a terminal uses",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("Ａ", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("❤️", 2),
      ("\u{200B}", 0), ("½", 1),
    ] as [(Character, Int)]
  )
  func width(character: Character, expected: Int) {
    #expect(character.displayWidth == expected)
  }
}
