import RuntimeAttributes
import Testing

@Suite("Did you mean")
struct NearestNameTests {
  @Test(
    "The name with the fewest edits, if they are few",
    arguments: [
      ("cornerRadios", ["cornerRadius", "corners"], "cornerRadius"),
      ("titel", ["title", "tile"], "title"),
      ("Title", ["title"], "title"),
      ("borderwidth", ["borderWidth", "borderWidths"], "borderWidth"),
      ("abc", ["abd", "abe"], "abd"),
      ("abc", ["abe", "abd"], "abd"),
      ("abc", ["axy"], nil),
      ("title", ["title"], nil),
      ("title", [], nil),
      ("", ["a"], nil),
      ("completelyOther", ["title"], nil),
      ("größe", ["grösse", "groesse"], "grösse"),
      ("shadowColour", ["shadowColor"], "shadowColor"),
    ] as [(String, [String], String?)]
  )
  func finding(name: String, candidates: [String], expected: String?) {
    #expect(NearestName.find(name, among: candidates) == expected)
  }
}
