import Checks
import Foundation
import Reporting
import Testing
import Validation

@Suite("Findings as Markdown")
struct MarkdownReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("markdown", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("The whole report")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        ## Nibproof

        Checked 5 documents, 3 sources, 3 classes, 4 attributes, 5 outlets, 1 action.  
        2 specs: 1 passed, 1 failed.  
        1 crash, 1 invalid, 1 dropped, 1 silent in 2 files.  
        1 configuration error, 1 configuration warning.  
        1 may have an unsafe fix ('nibproof fix --unsafe'); preview with --dry-run.  
        1 unverified.  
        Unverified by kind: 1 of other kinds.

        | | Where | What | Object |
        | --- | --- | --- | --- |
        | crash | `App/Main.xib:4:3` | 'Owner' has no outlet 'titel' `undefined-outlet` | placeholder |
        | invalid | `Z\n.xib:1:1` | the file is empty\\u{1B}\[2J `unreadable-document` |  |
        | dropped | `App/Main.xib:3:21` | RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'? `undefined-key` | Stop (abc-12-def) |
        | silent | `App/Main.xib:5:20` | no color `color-for-cgcolor` |  |
        | unverified | `Other.storyboard:9:1` | no source shows PodView `unknown-class` |  |

        Differences from `App/spec.json`:

        - App/spec.json:6:9: abc.layer.cornerRadius is not what it should be<br>expected: 10<br>found: 12

        Configuration:

        - App/Badge.swift:2:4: no finding has the id 'x'
        - nibproof.json:3:14: warning: 'excluded' names 'Nope/', and nothing is there

        """#
    )
  }

  @Test("Findings in nibs that nothing loads are unreachable, and the summary counts them")
  func unreachable() throws {
    let text = try text(
      ValidationReport(results: [SpecResult(findings: [Samples.crash, Samples.unreachable])])
    )
    #expect(text.contains("\n1 crash; 1 unreachable (1 crash) in 1 file; 2 fail.  \n"))
    #expect(
      text.contains("\n| crash | `App/Main.xib:4:3` | 'Owner' has no outlet 'titel' `undefined-outlet` |")
    )
    #expect(
      text.contains(
        "\n| crash, unreachable, error | `App/Main.xib:4:3` | 'Owner' has no outlet 'titel'<br>unreachable: "
      )
    )
  }

  @Test("The severity is shown if it does not follow from the consequence")
  func severity() throws {
    var (note, crash) = (Samples.crash, Samples.unreachable)
    (note.severity, crash.severity) = (.note, .error)
    let report = ValidationReport(results: [SpecResult(findings: [note, crash, Samples.silent])])
    func words(_ strictness: Strictness) throws -> [String] {
      try reporter("markdown", among: Reporters.validation)
        .text(of: report, options: ReportOptions(strictness: strictness))
        .matches(of: /\n\| ([a-z, ]+) \| `/).map { String($0.1) }
    }
    #expect(try words(.normal) == ["crash, note", "silent", "crash, unreachable, error"])
    #expect(try words(.strict) == ["crash, note", "silent, error", "crash, unreachable, error"])
    #expect(try words(.lenient) == ["crash, note", "silent", "crash, unreachable"])
  }

  @Test("A special character with a combining accent is escaped")
  func accents() throws {
    var finding = Samples.silent
    finding.file = "a|\u{301}`\u{301}.xib"
    finding.message = "<\u{338}b>|\u{301}"
    let text = try text(ValidationReport(results: [SpecResult(findings: [finding])]))
    let row =
      "| silent | `` a\\|\u{301}`\u{301}.xib:5:20 `` | \\<\u{338}b\\>\\|\u{301} `color-for-cgcolor` |  |\n"
    #expect(Array(text.utf8).suffix(row.utf8.count).elementsEqual(row.utf8))
  }

  @Test("Texts from files are escaped")
  func escapes() throws {
    var finding = Samples.silent
    finding.file = "a|`b`.xib"
    finding.message = "<b>*x*</b> | [a](b) \\"
    let text = try text(ValidationReport(results: [SpecResult(findings: [finding])]))
    #expect(
      text.hasSuffix(
        #"""
        | silent | `` a\|`b`.xib:5:20 `` | \<b\>\*x\*\</b\> \| \[a\](b) \\ `color-for-cgcolor` |  |

        """#
      )
    )
  }
}
