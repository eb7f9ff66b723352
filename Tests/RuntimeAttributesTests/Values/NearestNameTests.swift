import RuntimeAttributes
import Testing

@Suite("Did you mean")
struct NearestNameTests {
  @Test(
    "The name with the fewest edits, up to a limit",
    arguments: [
      ("cornerRadios", ["cornerRadius", "corners"], "cornerRadius"),
      ("titel", ["title", "tile"], "title"),
      ("TItel", ["title", "tiled"], "title"),
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

  @Test(
    "The only name with additional or missing words at one end",
    arguments: [
      ("supportText", ["supportTextField", "label"], "supportTextField"),
      ("supportTextField", ["supportText", "supports"], "supportText"),
      ("supportText", ["supportTextField", "text"], nil),
      ("titleLabel", ["headerTitleLabel"], "headerTitleLabel"),
      ("TitleLabel", ["headerTitleLabel"], "headerTitleLabel"),
      ("headerTitleLabel", ["titleLabel"], "titleLabel"),
      ("title", ["title_label"], "title_label"),
      ("title", ["my_title"], "my_title"),
      ("title", ["titleLabel", "titleView"], nil),
      ("title", ["titleLabel", "titleLabel"], "titleLabel"),
      // Matches inside of words, matches of insignificant words, and names without a similar name.
      ("title", ["titles", "subtitle", "untitled"], nil),
      ("tab", ["tabBar"], nil),
      ("tabBar", ["tab"], nil),
      ("titleLabel", ["label", "headerTitle", "titleView"], "label"),
      ("title", ["title"], nil),
      ("title", [], nil),
      ("", ["title"], nil),
      ("größe", ["größeÄndern", "größeNeu"], "größeNeu"),
    ] as [(String, [String], String?)]
  )
  func sharedWords(name: String, candidates: [String], expected: String?) {
    #expect(NearestName.find(sharingWordsWith: name, among: candidates) == expected)
  }
}
