import Foundation
import Reporting
import RuntimeAttributes
import Testing
import Validation

@Suite("Findings for GitLab")
struct GitLabReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("gitlab", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("To the letter")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        [
          {
            "description": "RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'?",
            "check_name": "undefined-key",
            "fingerprint": "be39091e7f6e7003",
            "severity": "major",
            "location": {
              "path": "App/Main.xib",
              "lines": {
                "begin": 3
              }
            }
          },
          {
            "description": "Owner has no outlet 'titel'",
            "check_name": "undefined-outlet",
            "fingerprint": "01239a319285c8f9",
            "severity": "blocker",
            "location": {
              "path": "App/Main.xib",
              "lines": {
                "begin": 4
              }
            }
          },
          {
            "description": "no color",
            "check_name": "color-for-cgcolor",
            "fingerprint": "a9c0b71147d96566",
            "severity": "minor",
            "location": {
              "path": "App/Main.xib",
              "lines": {
                "begin": 5
              }
            }
          },
          {
            "description": "no source shows PodView",
            "check_name": "unknown-class",
            "fingerprint": "795f611c59a15189",
            "severity": "info",
            "location": {
              "path": "Other.storyboard",
              "lines": {
                "begin": 9
              }
            }
          },
          {
            "description": "the file is empty\u001b[2J",
            "check_name": "unreadable-document",
            "fingerprint": "c32b2c02ce830203",
            "severity": "critical",
            "location": {
              "path": "Z\n.xib",
              "lines": {
                "begin": 1
              }
            }
          }
        ]

        """#
    )
  }

  @Test("Nothing found")
  func nothing() throws {
    #expect(try text(ValidationReport(results: [])) == "[]\n")
  }

  @Test(
    "Findings that agree in id, file, object and key path are told apart, and moving lines changes no name"
  )
  func fingerprints() throws {
    var moved = Samples.dropped
    moved.position.line += 10
    func names(_ findings: [Finding]) throws -> [String] {
      let text = try text(ValidationReport(results: [SpecResult(findings: findings)]))
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
      return try #require(json).compactMap { $0["fingerprint"] as? String }
    }
    let both = try names([Samples.dropped, moved])
    #expect(both.count == 2 && Set(both).count == 2)
    #expect(try names([moved]) == [both[0]])
  }
}
