import Checks
import Foundation
import ProjectModel
import Reporting
import RuntimeAttributes
import Testing
import Validation

@Suite("Findings for GitLab")
struct GitLabReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("gitlab", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("The whole report")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        [
          {
            "description": "RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'? (dropped: loading logs an error and ignores the value, connection, class or resource)",
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
            "description": "'Owner' has no outlet 'titel' (crash: loading terminates the app)",
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
            "description": "no color (silent: nothing is logged, and the result is wrong)",
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
            "description": "no source shows PodView (unverified: the result depends on something unknown)",
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
            "description": "the file is empty\u001b[2J (invalid: the document is broken)",
            "check_name": "unreadable-document",
            "fingerprint": "c32b2c02ce830203",
            "severity": "critical",
            "location": {
              "path": "Z\n.xib",
              "lines": {
                "begin": 1
              }
            }
          },
          {
            "description": "abc.layer.cornerRadius is not what it should be\nexpected: 10\nfound: 12",
            "check_name": "expectation",
            "fingerprint": "56711b4ae2adb6b0",
            "severity": "critical",
            "location": {
              "path": "App/spec.json",
              "lines": {
                "begin": 6
              }
            }
          },
          {
            "description": "no finding has the id 'x'",
            "check_name": "acceptance",
            "fingerprint": "15a7658f2d0ee752",
            "severity": "critical",
            "location": {
              "path": "App/Badge.swift",
              "lines": {
                "begin": 2
              }
            }
          },
          {
            "description": "'excluded' names 'Nope/', and nothing is there",
            "check_name": "pattern",
            "fingerprint": "5ec0afbab749a195",
            "severity": "minor",
            "location": {
              "path": "nibproof.json",
              "lines": {
                "begin": 3
              }
            }
          }
        ]

        """#
    )
  }

  @Test("The configured severity is the maximum severity in the report")
  func severity() throws {
    let cases: [(Finding, Severity?, String)] = [
      (Samples.crash, nil, "blocker"), (Samples.crash, .error, "blocker"), (Samples.crash, .warning, "minor"),
      (Samples.crash, .note, "info"), (Samples.dropped, .warning, "minor"), (Samples.silent, .note, "info"),
      (Samples.silent, .error, "major"), (Samples.unverified, .warning, "minor"),
    ]
    for (sample, severity, word) in cases {
      var finding = sample
      finding.severity = severity
      let text = try text(ValidationReport(results: [SpecResult(findings: [finding])]))
      #expect(
        text.contains("\"severity\": \"\(word)\""),
        "\(sample.consequence) as \(String(describing: severity))"
      )
    }
  }

  @Test(
    "The severity follows the strictness of the run",
    arguments: [
      (.normal, ["major", "blocker", "minor", "info", "critical", "critical", "critical", "minor"]),
      (.lenient, ["minor", "minor", "minor", "info", "minor", "minor", "minor", "minor"]),
      (.strict, ["major", "blocker", "major", "info", "critical", "critical", "critical", "minor"]),
    ] as [(Strictness, [String])]
  )
  func strictness(_ strictness: Strictness, _ words: [String]) throws {
    var options = Samples.everything
    options.strictness = strictness
    let text = try reporter("gitlab", among: Reporters.validation).text(of: Samples.report, options: options)
    #expect(text.matches(of: /"severity": "(\w+)"/).map { String($0.1) } == words)
  }

  @Test("An unreachable finding has the consequence of a hypothetical load")
  func unreachable() throws {
    let text = try text(ValidationReport(results: [SpecResult(findings: [Samples.unreachable])]))
    #expect(
      text.contains(
        "(crash, unreachable: loading would terminate the app; unreachable: no code or document loads this nib)\""
      )
    )
  }

  @Test("No findings")
  func nothing() throws {
    #expect(try text(ValidationReport(results: [])) == "[]\n")
  }

  @Test(
    "Findings with the same id, file, object and key path have distinct fingerprints, which do not depend on lines"
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

  @Test(
    "Paths are relative to the repository, and a fingerprint does not depend on the current folder"
  )
  func repository() throws {
    func text(_ folder: String, _ file: String) throws -> String {
      var (finding, diagnostic) = (Samples.silent, Samples.comment)
      (finding.file, diagnostic.place.file) = (file, file)
      let result = SpecResult(findings: [finding], failures: [diagnostic])
      return try reporter("gitlab", among: Reporters.validation).text(
        of: ValidationReport(results: [result]),
        options: ReportOptions(repository: RepositoryPaths(folder: folder, roots: ["/repo"]))
      )
    }
    let here = try text("/repo/ios", "../ios/App/Main.xib")
    #expect(here.matches(of: /"path": "ios\/App\/Main.xib"/).count == 2)
    #expect(try text("/repo", "ios/App/Main.xib") == here)
    #expect(try text("/elsewhere", "/repo/ios/App/Main.xib") == here)
  }
}
