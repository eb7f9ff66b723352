import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel

@Suite("Names in sources")
struct SourceIndexTests {
  private static let index = SourceIndex([
    SourceFile(
      example: "class Card { let id = \"Row-Cell\"; func f() { show(\"fade:\", \"…\") } }",
      path: "Card.swift"
    ),
    SourceFile(example: "class Row: Card { func fade() { fade() } }", path: "Row.swift"),
    SourceFile(example: "", path: "Blank.swift"),
  ])

  @Test(
    "A name is found whole, also with punctuation around a single word",
    arguments: [
      ("Card", ["Card.swift", "Row.swift"]), ("fade", ["Row.swift"]), ("fade:", ["Card.swift"]),
      ("Row-Cell", ["Card.swift"]), ("Row", ["Row.swift"]), ("…", ["Card.swift"]), ("card", []), ("Cell", []),
      ("", []),
      (":", []),
    ]
  )
  func names(_ text: String, paths: [String]) {
    #expect(Self.index.names(among: [text]).map(\.source.path).sorted() == paths)
    #expect(Self.index.contains(text) == !paths.isEmpty)
  }

  @Test(
    "A word is found in names and strings that contain no other word",
    arguments: [("fade", 2), ("Row-Cell", 1), ("Row", 1), ("fade:", 0), ("", 0)]
  )
  func words(_ word: String, count: Int) {
    #expect(Self.index.entries(spelling: word).count == count)
  }

  @Test("No sources contain nothing")
  func empty() {
    let index = SourceIndex([])
    #expect(!index.contains("Card") && !index.mayImplement("fade:") && index.declaredActions.isEmpty)
  }
}
