import Testing

@testable import SourceSyntax

@Suite("Substring searches")
struct SubstringSearcherTests {
  @Test(
    "A word is found at any position, including inside a longer word",
    arguments: [
      ("", false), ("title", true), ("a title.b", true), ("é title é", true), ("titles", true),
      ("(title\n", true),
      ("Title", false), ("tit le", false), ("titl", false),
    ]
  )
  func words(_ text: String, _ expected: Bool) {
    #expect(SubstringSearcher("title").occurs(in: Array(text.utf8)) == expected)
  }
}
