import NibproofTestSupport
import Testing

@testable import ProjectModel

@Suite("Patterns of podspecs")
struct FilePatternTests {
  typealias Row = Example<(pattern: String, path: String), FilePattern.Match>

  private static func row(
    _ pattern: String,
    _ path: String,
    _ match: FilePattern.Match,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row("\(pattern) \(path)", (pattern, path), match, sourceLocation: sourceLocation)
  }

  static let rows: [Row] = [
    row("Kit/Card.xib", "Kit/Card.xib", .file),
    row("Kit/card.XIB", "Kit/Card.xib", .file),
    row("Kit/*.xib", "Kit/Card.xib", .file),
    row("Kit/*.xib", "Kit/Sub/Card.xib", .no),
    row("Kit/*.xib", "Kit/Card.swift", .no),
    row("Kit/C*d.x?b", "Kit/Card.xib", .file),
    row("Kit/C*z.xib", "Kit/Card.xib", .no),
    row("Kit/**/*.xib", "Kit/Card.xib", .file),
    row("Kit/**/*.xib", "Kit/A/B/Card.xib", .file),
    row("**/Card.xib", "Kit/A/Card.xib", .file),
    row("Kit/**/*", "Kit/A/Card.xib", .file),
    row("Kit/**", "Kit/A/Card.xib", .folder),
    row("Kit", "Kit/Card.xib", .folder),
    row("Kit/", "Kit/Card.xib", .folder),
    row("Kit/*", "Kit/A/Card.xib", .folder),
    row("./Kit/*.{h,m,xib}", "Kit/Card.xib", .file),
    row("Kit/*.{h,m}", "Kit/Card.xib", .no),
    row("{Kit,App}/*.{h,xib}", "App/Card.xib", .file),
    row("*.xib", "Kit/Card.xib", .no),
    row("Kit/Card", "Kit/Card.xib", .no),
  ]

  @Test("Matches", arguments: rows)
  func matches(_ row: Row) throws {
    let pattern = try #require(FilePattern(row.input.pattern))
    #expect(pattern.match(row.input.path) == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test(
    "Patterns that are not read",
    arguments: ["Kit/[AB].xib", "../Kit/*.xib", "/Kit/*.xib", "{a,{b,c}}", "a}"]
  )
  func unread(_ pattern: String) { #expect(FilePattern(pattern) == nil) }

  @Test("A pattern with many stars takes little time")
  func manyStars() throws {
    let pattern = try #require(FilePattern(String(repeating: "*a", count: 200) + "b"))
    #expect(pattern.match(String(repeating: "a", count: 2000)) == .no)
  }
}
