import Checks
import Reporting
import RuntimeAttributes
import Testing
import Validation

@Suite("Findings for people with many findings")
struct ConciseReporterTests {
  private static func text(
    _ name: String,
    _ findings: [Finding],
    _ options: ReportOptions = ReportOptions(detail: .quiet)
  ) throws -> String {
    let report = ValidationReport(results: [SpecResult(findings: findings)])
    return try reporter(name, among: Reporters.validation).text(of: report, options: options)
  }

  private static func finding(_ file: String, line: Int = 4, _ change: (inout Finding) -> Void = { _ in })
    -> Finding
  {
    var finding = Samples.crash
    finding.file = file
    finding.position = SourcePosition(line: line, column: 3)
    change(&finding)
    return finding
  }

  @Test("Each finding and each problem takes one line with its relative path")
  func wholeReport() throws {
    let text = try reporter("concise", among: Reporters.validation)
      .text(of: Samples.report, options: Samples.everything)
    #expect(
      text == #"""
        App/Main.xib:3:21: error: RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'? [undefined-key]
        App/Main.xib:4:3: error: 'Owner' has no outlet 'titel' [undefined-outlet]
        App/Main.xib:5:20: warning: no color [color-for-cgcolor]
        Other.storyboard:9:1: note: no source shows PodView [unknown-class]
        Z\n.xib:1:1: error: the file is empty\u{1B}[2J [unreadable-document]
        App/spec.json:6:9: error: abc.layer.cornerRadius is not what it should be; expected: 10; found: 12 [expectation]
        App/Badge.swift:2:4: error: no finding has the id 'x' [acceptance]
        nibproof.json:3:14: warning: 'excluded' names 'Nope/', and nothing is there [pattern]

        """#
    )
    #expect(try Self.text("concise", []) == "")
  }

  /// Findings in localized documents, and the file that each line of the report names.
  struct Localized: Sendable {
    var findings: [Finding]
    var lines: [String]
    var location: SourceLocation

    init(_ findings: [Finding], _ lines: [String], location: SourceLocation = #_sourceLocation) {
      (self.findings, self.lines, self.location) = (findings, lines, location)
    }
  }

  static let localized: [Localized] = [
    Localized(
      [finding("A/de.lproj/P.xib"), finding("A/en.lproj/P.xib", line: 9), finding("A/fr.lproj/P.xib")],
      ["A/de.lproj/P.xib; also in en.lproj, fr.lproj"]
    ),
    Localized([finding("A/de.lproj/P.xib"), finding("A/P.xib")], ["A/P.xib", "A/de.lproj/P.xib"]),
    Localized(
      [finding("A/de.lproj/P.xib"), finding("B/en.lproj/P.xib")],
      ["A/de.lproj/P.xib", "B/en.lproj/P.xib"]
    ),
    Localized(
      [finding("A/de.lproj/P.xib"), finding("A/en.lproj/Q.xib")],
      ["A/de.lproj/P.xib", "A/en.lproj/Q.xib"]
    ),
    Localized(
      [finding("de.lproj/P.xib"), finding("en.lproj/P.xib") { $0.keyPath = "other" }],
      ["de.lproj/P.xib", "en.lproj/P.xib"]
    ),
    Localized(
      [finding("de.lproj/P.xib"), finding("en.lproj/P.xib") { $0.isUnreachable = true }],
      ["de.lproj/P.xib", "en.lproj/P.xib"]
    ),
    Localized(
      ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map { finding("\($0).lproj/P.xib") },
      ["a.lproj/P.xib; also in b.lproj, c.lproj, d.lproj, e.lproj, f.lproj, g.lproj and 2 more"]
    ),
  ]

  @Test("The same finding in several languages takes one line", arguments: localized)
  func languages(_ localized: Localized) throws {
    let lines = try Self.text("concise", localized.findings).split(separator: "\n").map { line in
      let file = line.prefix { $0 != ":" }
      let others = line.firstRange(of: "; also").map { line[$0.lowerBound...].prefix { $0 != "[" } } ?? ""
      return String(file + others).trimmingSuffix
    }
    #expect(lines == localized.lines, sourceLocation: localized.location)
  }

  @Test("A text report joins languages, keeps the order, and counts each document")
  func text() throws {
    let findings = [
      Self.finding("A/P.xib"), Self.finding("A/de.lproj/Q.xib"), Self.finding("A/en.lproj/Q.xib"),
      Self.finding("B/P.xib"),
    ]
    let text = try Self.text("text", findings, ReportOptions())
    let heads = text.split(separator: "\n").filter { $0.contains(": error: ") }.map {
      $0.prefix { $0 != ":" }
    }
    #expect(heads == ["A/P.xib", "A/de.lproj/Q.xib", "B/P.xib"])
    #expect(text.contains("\n  also in en.lproj\n"))
    #expect(text.contains("4 crashes in 4 files"))
  }

  @Test("Statistics count findings by id and by file, the greatest number first")
  func statistics() throws {
    var findings = (1...10).map { Self.finding("B.xib", line: $0) }
    findings += [Self.finding("A.xib"), Self.finding("C.xib") { $0.id = .undefinedAction }]
    #expect(
      try Self.text("statistics", findings) == """
        By id:
          11  undefined-outlet
           1  undefined-action

        By file:
          10  B.xib
           1  A.xib
           1  C.xib


        """
    )
    #expect(try Self.text("statistics", []) == "")
    #expect(try Self.text("statistics", [], ReportOptions()).contains("No findings"))
  }

  @Test("A Markdown report of many findings counts them, and ends before GitHub's limit")
  func markdown() throws {
    let few = try Self.text("markdown", (1...19).map { Self.finding("B.xib", line: $0) })
    #expect(!few.contains("| Findings | Id |"))
    let many = try Self.text("markdown", (1...20_000).map { Self.finding("\($0).xib") })
    #expect(many.contains("\n| 20000 | `undefined-outlet` |\n"))
    #expect(many.contains("\n19980 more files have findings.\n"))
    #expect(many.utf8.count < 1_000_000)
    #expect(many.contains(" more are not shown.\n"))
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmingSuffix: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
