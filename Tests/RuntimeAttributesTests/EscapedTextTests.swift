import Testing

@testable import RuntimeAttributes

@Suite("Text for terminals")
struct EscapedTextTests {
  @Test(
    "Control characters are escaped, and text is unchanged",
    arguments: [
      ("plain é 日本 👩‍👩‍👧", "plain é 日本 👩‍👩‍👧"),
      ("a\nb\r\tc", "a\\nb\\r\\tc"),
      ("\u{1B}[2J", "\\u{1B}[2J"),
      ("\u{0}\u{7F}\u{9B}31m", "\\u{0}\\u{7F}\\u{9B}31m"),
      ("x\u{202E}y\u{2066}z\u{200F}\u{61C}", "x\\u{202E}y\\u{2066}z\\u{200F}\\u{61C}"),
      ("a\u{2028}b", "a\\u{2028}b"),
      ("“quoted” — ½", "“quoted” — ½"),
      ("", ""),
    ]
  )
  func escaping(text: String, expected: String) {
    #expect(text.escapedForTerminal == expected)
  }
}
