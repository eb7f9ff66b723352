import Testing

@testable import InterfaceDrawing

@Suite("Fitting texts")
struct TextFittingTests {
  @Test("A line that is too long is truncated, a shorter one is unchanged")
  func lines() {
    #expect(TextFitting.line("Save", width: 100, size: 13) == "Save")
    #expect(TextFitting.line("Save all documents", width: 60, size: 13) == "Save all…")
    #expect(TextFitting.line("Save", width: 1, size: 13) == "")
  }

  @Test("Lines break at words, and the last line is truncated")
  func wrapping() {
    let text = "one two three four five six"
    #expect(
      TextFitting.lines(of: text, width: 70, size: 13, limit: 3) == ["one two", "three four", "five six"]
    )
    #expect(TextFitting.lines(of: text, width: 70, size: 13, limit: 2) == ["one two", "three four…"])
    #expect(TextFitting.lines(of: "a\nb", width: 70, size: 13, limit: 0) == ["a b"])
  }

  @Test(
    "Numbers have at most two decimals",
    arguments: [
      (0.0, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (1 / 3, "0.33"), (2.004, "2"), (1e300, "0"), (.nan, "0"),
      (-3, "-3"),
      (10.07, "10.07"),
    ]
  )
  func numbers(_ number: Double, _ text: String) {
    #expect(number.svg == text)
  }
}
