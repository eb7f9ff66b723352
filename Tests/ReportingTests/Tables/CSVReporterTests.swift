import Checks
import Reporting
import Testing
import Validation

@Suite("Findings as comma-separated values")
struct CSVReporterTests {
  private func text(_ report: ValidationReport) throws -> String {
    try reporter("csv", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("The whole report")
  func wholeReport() throws {
    let lines = [
      "id,consequence,file,line,column,message,object,class,keyPath,consoleMessage,declaration,suggestion,reachability,notes,group,severity",
      "undefined-key,dropped,App/Main.xib,3,21,RedButton's layer has no key 'cornerRadios',abc-12-def,RedButton,"
        + "layer.cornerRadios,Failed to set (layer.cornerRadios) user defined inspected property on (RedButton),"
        + "App/RedButton.swift:7:7,layer.cornerRadius,unknown,,,error",
      "undefined-outlet,crash,App/Main.xib,4,3,'Owner' has no outlet 'titel',,,titel,,,,unknown,,,error",
      "color-for-cgcolor,silent,App/Main.xib,5,20,no color,,,,,,,unknown,,,warning",
      "unknown-class,unverified,Other.storyboard,9,1,no source shows PodView,,,,,,,unknown,,,note",
      #"unreadable-document,invalid,Z\n.xib,1,1,the file is empty\u{1B}[2J,,,,,,,unknown,,,error"#,
      #"expectation,,App/spec.json,6,9,abc.layer.cornerRadius is not what it should be\nexpected: 10\nfound: 12,,,,,,,unknown,,,error"#,
      "acceptance,,App/Badge.swift,2,4,no finding has the id 'x',,,,,,,unknown,,,error",
      "pattern,,nibproof.json,3,14,\"'excluded' names 'Nope/', and nothing is there\",,,,,,,unknown,,,warning",
    ]
    #expect(try text(Samples.report) == lines.map { $0 + "\r\n" }.joined())
  }

  @Test("A special character with a combining accent is escaped")
  func accents() throws {
    var finding = Samples.silent
    finding.message = "a\"\u{301},=1"
    finding.keyPath = "=\u{301}1"
    let text = try text(ValidationReport(results: [SpecResult(findings: [finding])]))
    let row =
      "color-for-cgcolor,silent,App/Main.xib,5,20,\"a\"\"\u{301},=1\",,,'=\u{301}1,,,,unknown,,,warning\r\n"
    #expect(Array(text.utf8).suffix(row.utf8.count).elementsEqual(row.utf8))
  }

  @Test("An unreachable finding")
  func unreachable() throws {
    let text = try text(ValidationReport(results: [SpecResult(findings: [Samples.unreachable])]))
    #expect(
      text.hasSuffix(
        "\r\nundefined-outlet,crash,App/Main.xib,4,3,'Owner' has no outlet 'titel',,,titel,,,,unreachable,"
          + "unreachable: no code or document loads this nib,,error\r\n"
      )
    )
  }

  @Test("A finding with evidence")
  func reachable() throws {
    let text = try text(ValidationReport(results: [SpecResult(findings: [Samples.reachable])]))
    #expect(text.hasSuffix(",titel,,,,reachable,,,error\r\n"))
  }

  @Test("The severity depends on the strictness of the run; a number is not a formula")
  func severity() throws {
    var owner = Samples.crash
    owner.object?.id = "-1"
    owner.object?.className = "-A"
    let report = ValidationReport(results: [
      SpecResult(findings: [owner, Samples.silent], failures: [Samples.comment])
    ])
    func rows(_ strictness: Strictness) throws -> [String] {
      let text = try reporter("csv", among: Reporters.validation)
        .text(of: report, options: ReportOptions(strictness: strictness))
      return text.split(separator: "\r\n").dropFirst().map { String($0.split(separator: ",").last ?? "") }
    }
    #expect(try rows(.normal) == ["error", "warning", "error"])
    #expect(try rows(.lenient) == ["warning", "warning", "warning"])
    #expect(try rows(.strict) == ["error", "error", "error"])
    #expect(try text(report).contains(",-1,'-A,titel,"))
  }

  @Test("Commas and quotation marks are quoted")
  func quotes() throws {
    var finding = Samples.silent
    finding.message = "a, \"b\""
    #expect(
      try text(ValidationReport(results: [SpecResult(findings: [finding])])).hasSuffix(
        "color-for-cgcolor,silent,App/Main.xib,5,20,\"a, \"\"b\"\"\",,,,,,,unknown,,,warning\r\n"
      )
    )
  }
}
