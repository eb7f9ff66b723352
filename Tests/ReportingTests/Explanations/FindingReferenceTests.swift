import Foundation
import Testing

@testable import Reporting

@Suite("The reference of the findings in the documentation")
struct FindingReferenceTests {
  @Test("The reference matches 'nibproof explain'; .ci/write-finding-reference updates it")
  func reference() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/Validation/Validation.docc/FindingReference.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(article.range(of: "## Findings\n")?.lowerBound)
    let sections = Explanations.sections.flatMap { title, explanations in
      ["## \(title)\n"] + explanations.map { ExplanationMarkdownReporter().text(of: $0) }
    }
    #expect(article[start...] == sections.joined(separator: "\n"))
  }
}
