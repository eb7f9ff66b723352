import Checks
import NibLoading
import Reporting
import RuntimeAttributes
import Testing
import Validation

@Suite("Findings as text")
struct TextReporterTests {
  private func text(_ report: ValidationReport, _ options: ReportOptions) throws -> String {
    try reporter("text", among: Reporters.validation).text(of: report, options: options)
  }

  @Test("The whole report")
  func wholeReport() throws {
    #expect(
      try text(Samples.report, ReportOptions(texts: Samples.texts)) == """
        App/Main.xib:3:21: error: RedButton's layer has no key 'cornerRadios' [undefined-key]
          3 | <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadios">
            |                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          dropped: loading logs an error and ignores the value, connection, class or resource
          object: button 'Stop' (abc-12-def), class RedButton
          console: Failed to set (layer.cornerRadios) user defined inspected property on (RedButton)
          declared at App/RedButton.swift:7:7
          did you mean 'layer.cornerRadius'?

        App/Main.xib:4:3: error: 'Owner' has no outlet 'titel' [undefined-outlet]
          4 | <outlet property="titel" destination="b"/>
            |         ^^^^^^^^^^^^^^^^
          crash: loading terminates the app
          object: placeholder

        App/Main.xib:5:20: warning: no color [color-for-cgcolor]
          5 | <view>日本</view><outlet property="x"/>
            |                  ^^^^^^^
          silent: nothing is logged, and the result is wrong

        failed App/spec.json: The "app" (1 document, 2 sources, 3 classes, 4 attributes, 5 outlets, 1 action; \
        2 findings as expected)
          - App/spec.json:6:9: abc.layer.cornerRadius is not what it should be
            expected: 10
            found: 12

        passed Good/spec.json: (2 documents, 1 source; 1 finding and 2 values as expected)

        Z\\n.xib:1:1: error: the file is empty\\u{1B}[2J [unreadable-document]
          invalid: the document is broken

        App/Badge.swift:2:4: error: no finding has the id 'x' [acceptance]
        nibproof.json:3:14: warning: 'excluded' names 'Nope/', and nothing is there [pattern]

        Checked 5 documents, 3 sources, 3 classes, 4 attributes, 5 outlets, 1 action.
        2 specs: 1 passed, 1 failed.
        1 crash, 1 invalid, 1 dropped, 1 silent in 2 files.
        1 configuration error, 1 configuration warning.
        1 may have an unsafe fix ('nibproof fix --unsafe'); preview with --dry-run.
        1 unverified; listed with --verbose.

        """
    )
  }

  struct Unreachable {
    var consequence: Consequence
    var line: String
    var sourceLocation: SourceLocation

    init(
      _ consequence: Consequence,
      _ line: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.consequence, self.line, self.sourceLocation) = (consequence, line, sourceLocation)
    }
  }

  @Test(
    "An unreachable finding has the consequence of a hypothetical load, and the summary counts it",
    arguments: [
      Unreachable(.crash, "crash, unreachable: loading would terminate the app"),
      Unreachable(
        .dropped,
        "dropped, unreachable: loading would log an error and ignore the value, connection, class or resource"
      ),
      Unreachable(
        .crashOnUse,
        "crash on use, unreachable: loading would succeed, but the first use would terminate the app"
      ),
      Unreachable(.silent, "silent, unreachable: nothing would be logged, and the result would be wrong"),
      Unreachable(.invalid, "invalid, unreachable: the document is broken"),
    ]
  )
  func unreachable(_ unreachable: Unreachable) throws {
    var finding = Samples.unreachable
    finding.consequence = unreachable.consequence
    let report = ValidationReport(results: [SpecResult(findings: [finding])])
    let text = try text(report, ReportOptions(detail: .verbose, texts: Samples.texts))
    #expect(text.contains("\n  \(unreachable.line)\n"), sourceLocation: unreachable.sourceLocation)
    #expect(text.contains("\n1 unreachable (1 "), sourceLocation: unreachable.sourceLocation)
  }

  @Test("Unreachable findings are brief, unless they fail the run or the report is verbose")
  func briefFindings() throws {
    var finding = Samples.unreachable
    finding.severity = .warning
    let report = ValidationReport(results: [SpecResult(findings: [finding, finding, Samples.silent])])
    let brief = """
      App/Main.xib:4:3: warning: 'Owner' has no outlet 'titel' [undefined-outlet]
        crash, unreachable: no code or document loads this nib

      """
    let options = ReportOptions(detail: .quiet, texts: Samples.texts)
    #expect(try text(report, options).hasPrefix(brief + brief + "\nApp/Main.xib:"))
    var verbose = options
    verbose.detail = .verbose
    #expect(try text(report, verbose).contains("\n  4 | "))
    var strict = options
    strict.strictness = .strict
    #expect(try text(report, strict).contains("\n  4 | "))
  }

  @Test("The last step of the evidence loads a nib or runs code")
  func evidence() throws {
    var (nib, code) = (Samples.reachable, Samples.reachable)
    (code.object, code.file) = (nil, "App/A.swift")
    nib.evidence = Array(nib.evidence.prefix(2))
    for (finding, word) in [(nib, "loaded by"), (code, "run by")] {
      let text = try text(ValidationReport(results: [SpecResult(findings: [finding])]), Samples.everything)
      #expect(text.contains("\n  \(word): App/A.swift:3:5 names 'Main'\n"))
    }
  }

  @Test("Verbose reports show the share of unverified findings by reason, most frequent first")
  func unverifiedByReason() throws {
    let unverified: [(FindingID, UnverifiedReason)] = [
      (.undefinedKey, .unseenSuperclass), (.undefinedKeyInPath, .unseenSuperclass),
      (.undefinedOutlet, .unseenType),
      (.undefinedAction, .otherOwner), (.unknownClass, .unseenClass),
    ]
    let findings = unverified.map { id, reason in
      Finding(
        id: id,
        consequence: .unverified,
        message: "",
        file: "A.xib",
        position: SourcePosition(line: 1, column: 1),
        unverifiedReason: reason
      )
    }
    var counts = CheckCounts()
    (counts.attributes, counts.outlets, counts.actions) = (7, 3, 1)
    let report = ValidationReport(results: [SpecResult(findings: findings, counts: counts)])
    let text = try text(report, ReportOptions(detail: .verbose))
    #expect(
      text.hasSuffix(
        """
        5 unverified.
        Unverified by kind: 2 of 7 attributes, 1 of 3 outlets, 1 of 1 action, 1 of other kinds.
        Unverified by reason: superclass not found (2), another possible owner (1), class not found (1), \
        property type not found (1).

        """
      )
    )
    #expect(try !self.text(report, ReportOptions()).contains("Unverified by"))
  }

  @Test("The name that causes most unverified findings is shown; verbose reports show all, with advice")
  func unseenNames() throws {
    func report(_ names: [String?]) -> ValidationReport {
      let findings = names.map { name in
        var finding = Samples.unverified
        finding.unresolvedName = name
        return finding
      }
      return ValidationReport(results: [SpecResult(findings: findings)])
    }
    func last(_ names: [String?], _ detail: ReportOptions.Detail) throws -> String? {
      try text(report(names), ReportOptions(detail: detail, texts: Samples.texts)).split(separator: "\n")
        .last { $0.contains("nverified") || $0.hasPrefix("Not found") }.map(String.init)
    }
    let mixed = ["B", "A", nil, "B", "A", "C"]
    #expect(try last(mixed, .normal) == "6 unverified (2: 'A' not found); listed with --verbose.")
    #expect(try last(["A", "A"], .normal) == "2 unverified (all: 'A' not found); listed with --verbose.")
    #expect(try last(["A", nil], .normal) == "2 unverified; listed with --verbose.")
    #expect(
      try last(mixed, .verbose)
        == "Not found: A (2), B (2), C (1)."
    )
    #expect(
      try last(["A", "B", "C", "D", "E", "F", "G"], .verbose)
        == "Not found: A (1), B (1), C (1), D (1), E (1), 2 others."
    )
    #expect(try last([nil], .verbose) == "Unverified by kind: 1 of other kinds.")
  }

  @Test("Verbose reports list unverified findings as notes")
  func verbose() throws {
    let report = ValidationReport(results: [SpecResult(findings: [Samples.unverified])])
    #expect(
      try text(report, ReportOptions(detail: .verbose, texts: Samples.texts)) == """
        Other.storyboard:9:1: note: no source shows PodView [unknown-class]
          unverified: the result depends on something unknown

        Checked 0 documents, 0 sources.
        No findings.
        1 unverified.
        Unverified by kind: 1 of other kinds.

        """
    )
  }

  @Test("Quiet reports omit passed specs and the summary, but not failures")
  func quiet() throws {
    let report = ValidationReport(
      results: Samples.report.results.map { result in
        var result = result
        result.findings = []
        return result
      }
    )
    #expect(
      try text(report, ReportOptions(detail: .quiet, texts: Samples.texts)) == """
        failed App/spec.json: The "app" (1 document, 2 sources, 3 classes, 4 attributes, 5 outlets, 1 action; \
        2 findings as expected)
          - App/spec.json:6:9: abc.layer.cornerRadius is not what it should be
            expected: 10
            found: 12

        App/Badge.swift:2:4: error: no finding has the id 'x' [acceptance]

        """
    )
  }

  @Test("A report without findings shows the checked counts")
  func nothing() throws {
    let diagnostics = ValidationReport(results: [SpecResult(failures: [Samples.comment])])
    #expect(
      try text(diagnostics, ReportOptions()) == """
        App/Badge.swift:2:4: error: no finding has the id 'x' [acceptance]

        Checked 0 documents, 0 sources.
        No findings.
        1 configuration error.

        """
    )
  }

  @Test(
    "The findings of a baseline are counted",
    arguments: [
      ([], 13, "No new findings; 13 in a.json."), ([], 0, "No new findings."),
      ([Samples.crash], 13, "New: 1 crash in 1 file; 13 more in a.json."),
      ([Samples.unreachable], 0, "New: 1 unreachable (1 crash) in 1 file; 1 fails."),
    ]
  )
  func baseline(_ findings: [Finding], _ known: Int, _ line: String) throws {
    var result = SpecResult(findings: findings)
    result.baselineFindings = known
    var options = ReportOptions(texts: Samples.texts)
    options.baseline = "a.json"
    let text = try text(ValidationReport(results: [result]), options)
    #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)")
  }

  @Test("A finding is shown with the number of findings it explains, which are counted with it")
  func groups() throws {
    var cause = Self.unknown(Samples.dropped)
    cause.consequence = .crash
    var members = [Samples.crash, Samples.crash, Samples.dropped]
    members[1].keyPath = "second"
    for index in members.indices {
      members[index].group = Finding.Cause(id: cause.id, position: cause.position)
    }
    let text = try text(
      ValidationReport(results: [SpecResult(findings: [cause] + members)]),
      ReportOptions(texts: Samples.texts)
    )
    #expect(
      text.contains("no source declares it; 2 outlets and 1 attribute fail, first 'titel' [unknown-class]\n")
    )
    #expect(text.contains("\n  fail: titel (line 4), second (line 4), layer.cornerRadios (line 3)\n"))
    #expect(text.contains("\n1 crash in 1 file.\n"))
  }

  @Test("After many findings, the reachable crashes are listed again")
  func crashes() throws {
    func text(_ count: Int) throws -> String {
      let findings = [Samples.crash] + Array(repeating: Samples.unreachable, count: count)
      return try self.text(
        ValidationReport(results: [SpecResult(findings: findings)]),
        ReportOptions(texts: Samples.texts)
      )
    }
    #expect(try !text(5).contains("Crashes:"))
    #expect(
      try text(6).contains("\n\nCrashes:\n  App/Main.xib:4:3: 'Owner' has no outlet 'titel'\n\nChecked ")
    )
  }

  @Test(
    "Diagnostics are warnings in lenient runs, patterns never fail, and other lines are indented"
  )
  func diagnostics() throws {
    let result = SpecResult(failures: [Samples.difference], warnings: [Samples.pattern])
    let report = ValidationReport(results: [result])
    #expect(
      try text(report, ReportOptions(strictness: .lenient)).hasPrefix(
        """
        App/spec.json:6:9: warning: abc.layer.cornerRadius is not what it should be [expectation]
          expected: 10
          found: 12
        nibproof.json:3:14: warning: 'excluded' names
        """
      )
    )
    #expect(try text(report, ReportOptions(strictness: .strict)).contains("3:14: warning: 'excluded'"))
    #expect(
      try text(report, ReportOptions(style: .ansi)).hasPrefix(
        "\u{1B}[1mApp/spec.json:6:9:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mabc."
      )
    )
    let story = SpecResult(file: "a/spec.json", failures: [Samples.comment], warnings: [Samples.pattern])
    #expect(
      try text(ValidationReport(results: [story]), ReportOptions()).hasPrefix(
        """
        failed a/spec.json: (0 documents, 0 sources)
          - App/Badge.swift:2:4: no finding has the id 'x'
          - nibproof.json:3:14: warning: 'excluded' names 'Nope/', and nothing is there

        Checked
        """
      )
    )
  }

  struct Summary: Sendable {
    var findings: [Finding]
    var strictness: Strictness
    var lines: [String]
    var sourceLocation: SourceLocation

    init(
      _ findings: Finding...,
      under strictness: Strictness = .normal,
      lines: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.findings, self.strictness, self.lines) = (findings, strictness, lines)
      self.sourceLocation = sourceLocation
    }
  }

  private static func finding(_ finding: Finding, _ severity: Severity?, suggestion: String? = nil) -> Finding
  {
    var finding = finding
    (finding.severity, finding.suggestion) = (severity, suggestion)
    if suggestion != nil { finding.declaration = nil }
    return finding
  }

  /// Returns a finding that the class of another finding's object is unknown.
  private static func unknown(_ other: Finding) -> Finding {
    Finding(
      id: .unknownClass,
      consequence: .dropped,
      message: "no source declares it",
      file: other.file,
      position: other.position,
      object: other.object
    )
  }

  @Test("The most frequent cause is named")
  func mainCause() throws {
    for (number, others, line) in [
      (10, 1, "10 findings are about 'titel' [undefined-outlet]."), (9, 1, nil), (10, 0, nil),
      (12, 11, "12 findings are about 'titel' [undefined-outlet]."),
    ] {
      let findings =
        Array(repeating: Samples.crash, count: number) + Array(repeating: Samples.dropped, count: others)
      let report = ValidationReport(results: [SpecResult(findings: findings)])
      let lines = try text(report, ReportOptions(texts: Samples.texts)).split(separator: "\n").map(
        String.init
      )
      #expect(lines.first { $0.contains("findings are about") } == line)
    }
  }

  private static let misspelt = finding(Samples.dropped, nil, suggestion: "b")
  private static let takesOut = "1 may have an unsafe fix ('nibproof fix --unsafe'); preview with --dry-run."

  @Test(
    "The summary shows the number of failing and of fixable findings",
    arguments: [
      Summary(Samples.dropped, lines: "1 dropped in 1 file."),
      Summary(Samples.crash, lines: "1 crash in 1 file.", takesOut),
      Summary(Samples.silent, lines: "1 silent in 1 file."),
      Summary(Samples.silent, under: .strict, lines: "1 silent in 1 file; 1 fails."),
      Summary(
        Samples.silent,
        Samples.dropped,
        Samples.dropped,
        under: .strict,
        lines: "2 dropped, 1 silent in 1 file; 3 fail."
      ),
      Summary(
        Samples.dropped,
        Samples.silent,
        under: .lenient,
        lines: "1 dropped, 1 silent in 1 file; none fails."
      ),
      Summary(
        finding(Samples.crash, .note),
        Samples.unreachable,
        lines: "1 crash; 1 unreachable (1 crash) in 1 file.",
        takesOut
      ),
      // If the class is unknown, connections of its outlets are not removed.
      Summary(Samples.crash, unknown(Samples.crash), lines: "1 crash, 1 dropped in 1 file."),
      Summary(
        misspelt,
        lines: "1 dropped in 1 file.",
        takesOut
      ),
      Summary(
        misspelt,
        Samples.crash,
        misspelt,
        lines: "1 crash, 2 dropped in 1 file.",
        // The connection is inside the attribute's element, so a single fix changes only one of the two.
        takesOut
      ),
    ]
  )
  func summary(_ summary: Summary) throws {
    let report = ValidationReport(results: [SpecResult(findings: summary.findings)])
    let text = try text(report, ReportOptions(strictness: summary.strictness, texts: Samples.texts))
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("Checked") }.dropFirst()
    #expect(lines.map(String.init) == summary.lines, sourceLocation: summary.sourceLocation)
  }

  @Test("In a strict run, a silent finding is an error and fails its spec")
  func strict() throws {
    let result = SpecResult(file: "a/spec.json", title: "A", findings: [Samples.silent])
    let report = ValidationReport(results: [result])
    let lenient = try text(report, ReportOptions(texts: Samples.texts))
    let strict = try text(report, ReportOptions(strictness: .strict, texts: Samples.texts))
    #expect(lenient.contains("5:20: warning: no color") && lenient.contains("\n1 spec passed.\n"))
    #expect(strict.contains("5:20: error: no color") && strict.contains("\n1 spec: 0 passed, 1 failed.\n"))
  }

  @Test("Color highlights location, severity, message, fault and consequence, and changes nothing else")
  func color() throws {
    let report = ValidationReport(results: [SpecResult(findings: [Samples.crash])])
    let colored = try text(report, ReportOptions(style: .ansi, texts: Samples.texts))
    let escape = "\u{1B}["
    #expect(
      colored.hasPrefix(
        """
        \(escape)1mApp/Main.xib:4:3:\(escape)0m \(escape)1;31merror:\(escape)0m \
        \(escape)1m'Owner' has no outlet 'titel'\(escape)0m [undefined-outlet]
          \(escape)2m4 |\(escape)0m <outlet \(escape)1mproperty="titel"\(escape)0m destination="b"/>
          \(escape)2m  |\(escape)0m         \(escape)32m^^^^^^^^^^^^^^^^\(escape)0m
          \(escape)1;31mcrash\(escape)0m: loading terminates the app

        """
      )
    )
    let stripped = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == (try text(report, ReportOptions(texts: Samples.texts))))
  }
}
