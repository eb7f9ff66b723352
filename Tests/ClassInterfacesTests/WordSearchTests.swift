import Testing

@testable import ClassInterfaces

@Suite("Searching texts for words")
struct WordSearchTests {
  private static let few = ["title", "setTitle", "Card"]
  /// So many that they are looked for all at once.
  private static let many = few + (0..<100).map { "word\($0)x" }

  @Test(
    "A word that stands in a text is found, alone and among many",
    arguments: [
      ("", []), ("title", ["title"]), ("a title.b", ["title"]), ("self.title = Card()", ["title", "Card"]),
      ("_title", ["title"]), ("[x setTitle:y]", ["setTitle"]), ("\"Card\"", ["Card"]), ("// Card", ["Card"]),
      ("é title é", ["title"]), ("Tit le", []), ("cart settitel", []),
    ] as [(String, Set<String>)]
  )
  func words(_ text: String, _ expected: Set<String>) {
    for words in [Self.few, Self.many] {
      #expect(WordSearch(words).found(in: Array(text.utf8)).isSuperset(of: expected), "\(words.count)")
    }
    #expect(WordSearch(Self.many).found(in: Array(text.utf8)) == expected)
  }

  @Test("Each word that is looked for is found at any place")
  func each() {
    for word in Self.many {
      for text in [word, "x.\(word)", "\(word)(", " \(word)\n"] {
        #expect(WordSearch(Self.many).found(in: Array(text.utf8)) == [word])
        #expect(SubstringSearcher(word).stands(in: Array(text.utf8)))
        #expect(!SubstringSearcher(word).stands(in: Array(text.utf8.dropLast(text.utf8.count / 2 + 1))))
      }
    }
    #expect(WordSearch([String]()).found(in: Array("title".utf8)).isEmpty)
  }
}
