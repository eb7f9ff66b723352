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

  @Test("The whole report, to the letter")
  func wholeReport() throws {
    #expect(
      try text(Samples.report, ReportOptions(texts: Samples.texts)) == """
        App/Main.xib:3:21: error: RedButton's layer has no key 'cornerRadios' [undefined-key]
          3 | <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadios">
            | ^
          dropped: the load logs it and goes on without it
          object: button 'Stop' (abc-12-def), class RedButton
          runtime prints: Failed to set (layer.cornerRadios) user defined inspected property on (RedButton)
          declared at App/RedButton.swift:7:7
          did you mean 'layer.cornerRadius'?
        App/Main.xib:4:3: error: Owner has no outlet 'titel' [undefined-outlet]
          4 | <outlet property="titel" destination="b"/>
            | ^
          crash: the load ends the app
          object: placeholder
        App/Main.xib:5:20: warning: no color [color-for-cgcolor]
          5 | <view>日本</view><outlet property="x"/>
            |                  ^
          silent: nothing is logged, and the result is not what was asked for
        failed App/spec.json: The "app" (1 document, 2 sources, 3 classes, 4 attributes, 5 outlets, 1 action; \
        2 findings as expected)
          - App/spec.json:6:9: abc.layer.cornerRadius is not what it should be
            expected: 10
            found: 12
        passed Good/spec.json: (2 documents, 1 source; 1 finding and 2 values as expected)
        Z\\n.xib:1:1: error: the file is empty\\u{1B}[2J [unreadable-document]
          invalid: the document itself is broken
        App/Badge.swift:2:4: error: no finding has the id 'x' [acceptance]
        nibproof.json:3:14: warning: 'excluded' names 'Nope/', and nothing is there [pattern]
        Checked 5 documents, 3 sources, 3 classes, 4 attributes, 5 outlets, 1 action.
        2 specs: 1 passed, 1 failed.
        Findings: 1 crash, 1 dropped, 1 silent, 1 invalid.
        Beside the findings: 1 error, 1 warning.
        'nibproof fix' may take out 1 of these; --dry-run shows it.
        Unproved: 1 (--verbose lists them).
        'nibproof explain undefined-outlet' tells what it means and how to mend it.

        """
    )
  }

  struct Unreachable {
    var consequence: Consequence
    var line: String
    var sourceLocation: Testing.SourceLocation

    init(
      _ consequence: Consequence,
      _ line: String,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      (self.consequence, self.line, self.sourceLocation) = (consequence, line, sourceLocation)
    }
  }

  @Test(
    "What nothing is seen to load would do what the consequence says, and the summary counts it",
    arguments: [
      Unreachable(.crash, "crash: the load would end the app"),
      Unreachable(.dropped, "dropped: the load would log it and go on without it"),
      Unreachable(.later, "later: the load would pass, the first use would end the app"),
      Unreachable(.silent, "silent: nothing would be logged, and the result would not be what was asked for"),
      Unreachable(.invalid, "invalid: the document itself is broken"),
    ]
  )
  func unreachable(_ unreachable: Unreachable) throws {
    var finding = Samples.unreachable
    finding.consequence = unreachable.consequence
    let report = ValidationReport(results: [SpecResult(findings: [finding])])
    let text = try text(report, ReportOptions(texts: Samples.texts))
    #expect(text.contains("\n  \(unreachable.line)\n"), sourceLocation: unreachable.sourceLocation)
    let summary = "\nFindings: 1 \(unreachable.consequence.rawValue); unreachable.\n"
    #expect(text.contains(summary), sourceLocation: unreachable.sourceLocation)
  }

  @Test("The last step that loads a nib, or runs code")
  func evidence() throws {
    var (nib, code) = (Samples.reachable, Samples.reachable)
    code.object = nil
    nib.evidence = Array(nib.evidence.prefix(2))
    for (finding, word) in [(nib, "loaded by"), (code, "run by")] {
      let text = try text(ValidationReport(results: [SpecResult(findings: [finding])]), Samples.everything)
      #expect(text.contains("\n  \(word): App/A.swift:3:5 names 'Main'\n"))
    }
  }

  @Test("Verbose tells the share of what is unproved, and the reasons, most frequent first")
  func unprovedByReason() throws {
    let unproved: [(FindingID, UnprovedReason)] = [
      (.undefinedKey, .unseenSuperclass), (.undefinedKeyInPath, .unseenSuperclass),
      (.undefinedOutlet, .unseenType),
      (.undefinedAction, .otherOwner), (.unknownClass, .unseenClass),
    ]
    let findings = unproved.map { id, reason in
      Finding(
        id: id,
        consequence: .unproved,
        message: "",
        file: "A.xib",
        position: SourcePosition(line: 1, column: 1),
        unprovedReason: reason
      )
    }
    var counts = CheckCounts()
    (counts.attributes, counts.outlets, counts.actions) = (7, 3, 1)
    let report = ValidationReport(results: [SpecResult(findings: findings, counts: counts)])
    let text = try text(report, ReportOptions(detail: .verbose))
    #expect(
      text.hasSuffix(
        """
        Unproved: 5.
        Unproved by what is asked for: 2 of 7 attributes, 1 of 3 outlets, 1 of 1 action, 1 of other kinds.
        Unproved by reason: 2 no source of a superclass, 1 another class may own the nib, 1 no source of the class, \
        1 no source of the property's type.
        'nibproof explain undefined-key' tells what it means and how to mend it.

        """
      )
    )
    #expect(try !self.text(report, ReportOptions()).contains("Unproved by"))
  }

  @Test("What most is undecided for want of is told, and all of it with what helps by a verbose run")
  func unseenNames() throws {
    func report(_ names: [String?]) -> ValidationReport {
      let findings = names.map { name in
        var finding = Samples.unproved
        finding.unseenName = name
        return finding
      }
      return ValidationReport(results: [SpecResult(findings: findings)])
    }
    func last(_ names: [String?], _ detail: ReportOptions.Detail) throws -> String? {
      try text(report(names), ReportOptions(detail: detail, texts: Samples.texts)).split(separator: "\n")
        .last { $0.hasPrefix("Unproved") }.map(String.init)
    }
    let mixed = ["B", "A", nil, "B", "A", "C"]
    #expect(try last(mixed, .normal) == "Unproved: 6, 2 of them for want of A (--verbose lists them).")
    #expect(try last(["A", "A"], .normal) == "Unproved: 2, all for want of A (--verbose lists them).")
    #expect(try last(["A", nil], .normal) == "Unproved: 2 (--verbose lists them).")
    #expect(
      try last(mixed, .verbose)
        == "Unproved for want of: 2 A, 2 B, 1 C. 'nibproof explain unproved' tells what helps."
    )
    #expect(
      try last(["A", "B", "C", "D", "E", "F", "G"], .verbose)
        == "Unproved for want of: 1 A, 1 B, 1 C, 1 D, 1 E, 2 others. 'nibproof explain unproved' tells what helps."
    )
    #expect(try last([nil], .verbose) == "Unproved by what is asked for: 1 of other kinds.")
  }

  @Test("Verbose lists what is unproved, as a note")
  func verbose() throws {
    let report = ValidationReport(results: [SpecResult(findings: [Samples.unproved])])
    #expect(
      try text(report, ReportOptions(detail: .verbose, texts: Samples.texts)) == """
        Other.storyboard:9:1: note: no source shows PodView [unknown-class]
          unproved: it depends on what no source here shows
        Checked 0 documents, 0 sources.
        No findings.
        Unproved: 1.
        Unproved by what is asked for: 1 of other kinds.
        'nibproof explain unknown-class' tells what it means and how to mend it.

        """
    )
  }

  @Test("Quiet leaves out specs that passed and the summary, and nothing that failed")
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

  @Test("Where nothing is listed nothing is to be explained")
  func nothingToExplain() throws {
    let unproved = ValidationReport(results: [SpecResult(findings: [Samples.unproved])])
    #expect(try !text(unproved, ReportOptions(texts: Samples.texts)).contains("explain"))
    let remarks = ValidationReport(results: [SpecResult(failures: [Samples.comment])])
    #expect(
      try text(remarks, ReportOptions()) == """
        App/Badge.swift:2:4: error: no finding has the id 'x' [acceptance]
        Checked 0 documents, 0 sources.
        No findings.
        Beside the findings: 1 error.

        """
    )
  }

  @Test(
    "Beside findings: lenient runs warn, patterns never fail, further lines are set in, and stories say it below"
  )
  func remarks() throws {
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
    var sourceLocation: Testing.SourceLocation

    init(
      _ findings: Finding...,
      under strictness: Strictness = .normal,
      lines: String...,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
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

  /// What is found of an object's class beside a finding.
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

  @Test("A cause of many findings is named, so that the others are looked for")
  func mainCause() throws {
    for (number, others, line) in [
      (10, 1, "10 of them are about 'titel' [undefined-outlet]."), (9, 1, nil), (10, 0, nil),
      (12, 11, "12 of them are about 'titel' [undefined-outlet]."),
    ] {
      let findings =
        Array(repeating: Samples.crash, count: number) + Array(repeating: Samples.dropped, count: others)
      let report = ValidationReport(results: [SpecResult(findings: findings)])
      let lines = try text(report, ReportOptions(texts: Samples.texts)).split(separator: "\n").map(
        String.init
      )
      #expect(lines.first { $0.contains("of them are about") } == line)
    }
  }

  @Test("The worst finding is explained, the first of several, before any that is unreachable")
  func worst() throws {
    var sleeping = Samples.crash
    (sleeping.isUnreachable, sleeping.id) = (true, .unusableClass)
    for (findings, id) in [
      ([Samples.silent, Samples.dropped, Samples.crash, Self.unknown(Samples.crash)], Samples.crash.id),
      ([sleeping, Self.unknown(Samples.dropped), Samples.dropped], .unknownClass),
      ([sleeping], .unusableClass),
    ] {
      let report = ValidationReport(results: [SpecResult(findings: findings)])
      #expect(
        try text(report, ReportOptions(texts: Samples.texts)).contains("'nibproof explain \(id.rawValue)'")
      )
    }
  }

  private static let misspelt = finding(Samples.dropped, nil, suggestion: "b")
  private static let takesOut = "'nibproof fix' may take out 1 of these; --dry-run shows it."

  @Test(
    "The summary tells how many fail where the consequences do not, and how many may be mended",
    arguments: [
      Summary(Samples.dropped, lines: "Findings: 1 dropped."),
      Summary(Samples.crash, lines: "Findings: 1 crash.", takesOut),
      Summary(Samples.silent, lines: "Findings: 1 silent."),
      Summary(Samples.silent, under: .strict, lines: "Findings: 1 silent; 1 fails."),
      Summary(
        Samples.silent,
        Samples.dropped,
        Samples.dropped,
        under: .strict,
        lines: "Findings: 2 dropped, 1 silent; 3 fail."
      ),
      Summary(
        Samples.dropped,
        Samples.silent,
        under: .lenient,
        lines: "Findings: 1 dropped, 1 silent; none fails."
      ),
      Summary(
        finding(Samples.crash, .note),
        Samples.unreachable,
        lines: "Findings: 2 crash; 1 of them unreachable; 1 fails.",
        takesOut.replacing("1", with: "2")
      ),
      // Where the class is wrong, its outlets are not left over.
      Summary(Samples.crash, unknown(Samples.crash), lines: "Findings: 1 crash, 1 dropped."),
      Summary(
        misspelt,
        lines: "Findings: 1 dropped.",
        "'nibproof fix --rename' may mend 1 of these; --dry-run shows it."
      ),
      Summary(
        misspelt,
        Samples.crash,
        misspelt,
        lines: "Findings: 1 crash, 2 dropped.",
        "'nibproof fix' may take out 1 of these, and mend 2 with --rename; --dry-run shows it."
      ),
    ]
  )
  func summary(_ summary: Summary) throws {
    let report = ValidationReport(results: [SpecResult(findings: summary.findings)])
    let text = try text(report, ReportOptions(strictness: summary.strictness, texts: Samples.texts))
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("Findings:") }.dropLast()
    #expect(lines.map(String.init) == summary.lines, sourceLocation: summary.sourceLocation)
  }

  @Test("In a strict run a silent finding is an error, and fails its spec")
  func strict() throws {
    let result = SpecResult(file: "a/spec.json", title: "A", findings: [Samples.silent])
    let report = ValidationReport(results: [result])
    let lenient = try text(report, ReportOptions(texts: Samples.texts))
    let strict = try text(report, ReportOptions(strictness: .strict, texts: Samples.texts))
    #expect(lenient.contains("5:20: warning: no color") && lenient.contains("\n1 spec passed.\n"))
    #expect(strict.contains("5:20: error: no color") && strict.contains("\n1 spec: 0 passed, 1 failed.\n"))
  }

  @Test("Color sets off place, severity, message, gutter and caret, and nothing else changes")
  func color() throws {
    let report = ValidationReport(results: [SpecResult(findings: [Samples.crash])])
    let colored = try text(report, ReportOptions(style: .ansi, texts: Samples.texts))
    let escape = "\u{1B}["
    #expect(
      colored.hasPrefix(
        """
        \(escape)1mApp/Main.xib:4:3:\(escape)0m \(escape)1;31merror:\(escape)0m \
        \(escape)1mOwner has no outlet 'titel'\(escape)0m [undefined-outlet]
          \(escape)2m4 |\(escape)0m <outlet property="titel" destination="b"/>
          \(escape)2m  |\(escape)0m \(escape)32m^\(escape)0m

        """
      )
    )
    let stripped = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == (try text(report, ReportOptions(texts: Samples.texts))))
  }
}
