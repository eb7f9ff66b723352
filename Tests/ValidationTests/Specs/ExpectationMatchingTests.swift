import NibLoading
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Matching findings and expectations")
struct ExpectationMatchingTests {
  /// Patterns and findings, each as the letter of its key path; a dot is a pattern without a key path.
  struct Case {
    var patterns: [String]
    var findings: [String]
    /// The indexes of the patterns that do not match a finding, and of the findings that are not expected.
    var missing: [Int]
    var rest: [Int]
    var sourceLocation: SourceLocation

    init(
      _ patterns: String,
      _ findings: String,
      missing: [Int] = [],
      rest: [Int] = [],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.patterns = patterns.map(String.init)
      self.findings = findings.map(String.init)
      (self.missing, self.rest, self.sourceLocation) = (missing, rest, sourceLocation)
    }
  }

  @Test(arguments: [
    Case("", ""), Case("", "a", rest: [0]), Case("a", "", missing: [0]), Case("a", "a"),
    Case("a.", "ab"), Case(".a", "ab"), Case(".a", "ba"), Case("..a", "abc"), Case(".ab.", "abba"),
    Case("b.a.", "aabc"), Case(".b.a", "aabc"), Case("aa", "ab", missing: [1], rest: [1]),
    Case(".a.b", "ab", missing: [2, 3]), Case("..", "abc", rest: [2]),
    Case(".c", "ab", missing: [1], rest: [1]),
  ])
  func matching(_ testCase: Case) {
    let patterns = testCase.patterns.map {
      Spec.FindingPattern(id: .undefinedKey, keyPath: $0 == "." ? nil : $0)
    }
    let findings = testCase.findings.map { name in
      var finding = Self.finding
      finding.keyPath = name
      return finding
    }
    let matching = ExpectationMatching(of: patterns, in: findings)
    let missing = patterns.indices.filter { matching.matches[$0] == nil }
    #expect(missing == testCase.missing, sourceLocation: testCase.sourceLocation)
    #expect(matching.unmatched == testCase.rest, sourceLocation: testCase.sourceLocation)
    #expect(
      Set(matching.matches.values).count == matching.matches.count,
      sourceLocation: testCase.sourceLocation
    )
    for (pattern, finding) in matching.matches {
      #expect(patterns[pattern].matches(findings[finding]), sourceLocation: testCase.sourceLocation)
    }
  }

  private static let finding = Finding(
    id: .undefinedKey,
    consequence: .dropped,
    message: "",
    file: "a.xib",
    position: SourcePosition(line: 1, column: 1)
  )

  @Test("Many findings of one kind are matched together")
  func many() {
    let patterns = Array(repeating: Spec.FindingPattern(id: .undefinedKey), count: 10_000)
    let matching = ExpectationMatching(of: patterns, in: Array(repeating: Self.finding, count: 10_000))
    #expect(matching.matches.count == 10_000 && matching.unmatched.isEmpty)
  }
}
