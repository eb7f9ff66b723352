import Checks
import Foundation
import Reporting
import Testing
import Validation

@Suite("Findings for GitHub's workflows")
struct GitHubActionsReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("github-actions", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("The whole report")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        ::error file=App/Main.xib,line=4,col=3,title=undefined-outlet::'Owner' has no outlet 'titel'%0Acrash: loading terminates the app%0Aobject: placeholder
        ::error file=Z%0A.xib,line=1,col=1,title=unreadable-document::the file is empty\u{1B}[2J%0Ainvalid: the document is broken
        ::error file=App/Main.xib,line=3,col=21,title=undefined-key::RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'?%0Adropped: loading logs an error and ignores the value, connection, class or resource%0Aobject: button 'Stop' (abc-12-def), class RedButton%0Aconsole: Failed to set (layer.cornerRadios) user defined inspected property on (RedButton)%0Adeclared at App/RedButton.swift:7:7
        ::warning file=App/Main.xib,line=5,col=20,title=color-for-cgcolor::no color%0Asilent: nothing is logged, and the result is wrong
        ::notice file=Other.storyboard,line=9,col=1,title=unknown-class::no source shows PodView%0Aunverified: the result depends on something unknown
        ::error file=App/spec.json,line=6,col=9,title=expectation::abc.layer.cornerRadius is not what it should be%0Aexpected: 10%0Afound: 12
        ::error file=App/Badge.swift,line=2,col=4,title=acceptance::no finding has the id 'x'
        ::warning file=nibproof.json,line=3,col=14,title=pattern::'excluded' names 'Nope/', and nothing is there

        """#
    )
  }

  @Test("No findings")
  func nothing() throws {
    #expect(try text(ValidationReport(results: [])) == "")
  }

  @Test("Paths are relative to the repository, in any current folder")
  func repository() throws {
    let result = SpecResult(findings: [Samples.dropped], failures: [Samples.comment])
    let repository = RepositoryPaths(folder: "/repo/ios", roots: ["/repo"])
    let text = try reporter("github-actions", among: Reporters.validation)
      .text(of: ValidationReport(results: [result]), options: ReportOptions(repository: repository))
    #expect(text.hasPrefix("::error file=ios/App/Main.xib,line=3,col=21,"))
    #expect(text.contains("declared at ios/App/RedButton.swift:7:7\n"))
    #expect(
      text.hasSuffix(
        "::error file=ios/App/Badge.swift,line=2,col=4,title=acceptance::no finding has the id 'x'\n"
      )
    )
  }

  @Test("Characters that end a property or the command are escaped")
  func escapes() throws {
    var finding = Samples.silent
    finding.file = "100%,a:b.xib"
    finding.message = "50%: a, b"
    #expect(
      try text(ValidationReport(results: [SpecResult(findings: [finding])])).hasPrefix(
        "::warning file=100%25%2Ca%3Ab.xib,line=5,col=20,title=color-for-cgcolor::50%25: a, b%0Asilent: "
      )
    )
  }
}
