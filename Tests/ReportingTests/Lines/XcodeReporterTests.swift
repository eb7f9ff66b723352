import Checks
import Foundation
import Reporting
import Testing
import Validation

@Suite("Findings for Xcode")
struct XcodeReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("xcode", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("An unreachable finding has the consequence of a hypothetical load")
  func unreachable() throws {
    let report = ValidationReport(results: [SpecResult(findings: [Samples.unreachable])])
    let text = try reporter("xcode", among: Reporters.validation).text(
      of: report,
      options: Samples.everything
    )
    #expect(
      text.hasSuffix(
        "(crash, unreachable: loading would terminate the app; unreachable: no code or document loads this nib) on placeholder [undefined-outlet]\n"
      )
    )
  }

  @Test("The whole report")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        /work/App/Main.xib:3:21: error: RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'? (dropped: loading logs an error and ignores the value, connection, class or resource) on button 'Stop' (abc-12-def), class RedButton [undefined-key]
        /work/App/Main.xib:4:3: error: 'Owner' has no outlet 'titel' (crash: loading terminates the app) on placeholder [undefined-outlet]
        /work/App/Main.xib:5:20: warning: no color (silent: nothing is logged, and the result is wrong) [color-for-cgcolor]
        /work/Other.storyboard:9:1: note: no source shows PodView (unverified: the result depends on something unknown) [unknown-class]
        /work/Z\n.xib:1:1: error: the file is empty\u{1B}[2J (invalid: the document is broken) [unreadable-document]
        /work/App/spec.json:6:9: error: abc.layer.cornerRadius is not what it should be; expected: 10; found: 12 [expectation]
        /work/App/Badge.swift:2:4: error: no finding has the id 'x' [acceptance]
        /work/nibproof.json:3:14: warning: 'excluded' names 'Nope/', and nothing is there [pattern]

        """#
    )
  }

  @Test("No findings")
  func nothing() throws {
    #expect(try text(ValidationReport(results: [])) == "")
  }

  @Test("A folder with a trailing slash, an absolute path, and no folder")
  func paths() throws {
    var finding = Samples.silent
    func start(_ folder: String?) throws -> String {
      let report = ValidationReport(results: [SpecResult(findings: [finding])])
      let text = try reporter("xcode", among: Reporters.validation)
        .text(of: report, options: ReportOptions(folder: folder))
      return String(text.prefix { $0 != ":" })
    }
    #expect(try start("/") == "/App/Main.xib")
    #expect(try start(nil) == "App/Main.xib")
    finding.file = "/whole.xib"
    #expect(try start("/work") == "/whole.xib")
  }
}
