import SourceTestSupport
import Testing

@testable import ReferenceGraph
@testable import SourceModel

@Suite("Names in sources")
struct SpellingTests {
  private static let program = Program(sources: [
    SourceFile(
      example: "class Card { let id = \"Row-Cell\"; func f() { show(\"fade:\", \"…\") } }",
      path: "Card.swift"
    ),
    SourceFile(example: "class Row: Card { func fade() { fade() } }", path: "Row.swift"),
    SourceFile(example: "", path: "Blank.swift"),
  ])

  @Test(
    "A name or string is found whole",
    arguments: [
      ("Card", ["Card.swift", "Row.swift"]), ("fade", ["Row.swift"]), ("fade:", ["Card.swift"]),
      ("Row-Cell", ["Card.swift"]), ("Row", ["Row.swift"]), ("…", ["Card.swift"]), ("card", []), ("Cell", []),
      ("", []),
      (":", []),
    ]
  )
  func names(_ text: String, paths: [String]) {
    #expect(Self.program.spellings(of: text).map(\.path).sorted() == paths)
  }

  @Test("No sources contain nothing")
  func empty() {
    #expect(Program(sources: []).spellings(of: "Card").isEmpty)
  }
}
