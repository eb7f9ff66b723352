import Checks
import Foundation
import ProjectModel
import Reporting
import RuntimeAttributes
import Testing
import Validation

@Suite("Findings as JSON")
struct JSONReporterTests {
  private func text(_ findings: [Finding], _ options: ReportOptions = ReportOptions()) throws -> String {
    var result = SpecResult(findings: findings)
    (result.counts.attributes, result.counts.outlets) = (4, 2)
    let report = ValidationReport(results: [result])
    return try reporter("json", among: Reporters.validation).text(of: report, options: options)
  }

  @Test("Evidence is listed step by step")
  func reachability() throws {
    #expect(
      compacted(try text([Samples.unreachable])).contains(
        #""reachability":{"state":"unreachable","evidence":[]}"#
      )
    )
    #expect(
      compacted(try text([Samples.reachable])).contains(
        #""reachability":{"state":"reachable","evidence":["#
          + #"{"message":"names 'Main'","file":"App/A.swift","line":3,"column":5},"#
          + #"{"message":"starts the app","file":"App/App.swift","line":1,"column":7}]}"#
      )
    )
  }

  @Test("Notes have locations, and the platform is included")
  func notes() throws {
    var finding = Samples.crash
    finding.notes = [
      Finding.Note("a fact"),
      Finding.Note("used here", at: Samples.silent.declaration ?? Samples.comment.place),
    ]
    let text = compacted(try text([finding], ReportOptions(platform: .macOS)))
    #expect(text.contains(#""platform":"macOS""#))
    #expect(
      text.contains(
        #""notes":[{"message":"a fact","file":null,"line":null,"column":null},"#
          + #"{"message":"used here","file":"App/Badge.swift","line":2,"column":4}]"#
      )
    )
  }

  @Test("Members have the documented order, and unknown values are null")
  func members() throws {
    #expect(
      try text([Samples.silent, Samples.dropped]) == """
        {
          "version": 1,
          "tool": {
            "name": "nibproof",
            "version": null
          },
          "platform": null,
          "findings": [
            {
              "id": "undefined-key",
              "consequence": "dropped",
              "message": "RedButton's layer has no key 'cornerRadios'",
              "notes": [],
              "consoleMessage": "Failed to set (layer.cornerRadios) user defined inspected property on (RedButton)",
              "file": "App/Main.xib",
              "line": 3,
              "column": 21,
              "object": {
                "id": "abc-12-def",
                "class": "RedButton",
                "element": "button",
                "label": "Stop"
              },
              "keyPath": "layer.cornerRadios",
              "declaration": {
                "file": "App/RedButton.swift",
                "line": 7,
                "column": 7
              },
              "suggestion": "layer.cornerRadius",
              "severity": "error",
              "reachability": {
                "state": "unknown",
                "evidence": []
              },
              "unverifiedReason": null,
              "unresolvedName": null,
              "likely": null,
              "group": null,
              "fixes": []
            },
            {
              "id": "color-for-cgcolor",
              "consequence": "silent",
              "message": "no color",
              "notes": [],
              "consoleMessage": null,
              "file": "App/Main.xib",
              "line": 5,
              "column": 20,
              "object": null,
              "keyPath": null,
              "declaration": null,
              "suggestion": null,
              "severity": "warning",
              "reachability": {
                "state": "unknown",
                "evidence": []
              },
              "unverifiedReason": null,
              "unresolvedName": null,
              "likely": null,
              "group": null,
              "fixes": []
            }
          ],
          "summary": {
            "documents": 0,
            "sources": 0,
            "classes": 0,
            "attributes": 4,
            "outlets": 2,
            "actions": 0,
            "findings": {
              "crash": 0,
              "dropped": 1,
              "crash-on-use": 0,
              "silent": 1,
              "unverified": 0,
              "invalid": 0
            },
            "likely": 0,
            "unreachable": 0,
            "baseline": 0,
            "fixed": 0,
            "failing": 1,
            "coverage": 1
          }
        }

        """
    )
  }

  @Test("Unverified findings are listed only in verbose reports")
  func unverified() throws {
    #expect(try text([Samples.unverified]).contains("\"findings\": [],"))
    #expect(try text([Samples.unverified]).contains("\"coverage\": 1\n"))
    var outlet = Samples.unverified
    outlet.id = .undefinedOutlet
    #expect(try text([outlet]).contains("\"coverage\": 0.8333\n"))
    #expect(try text([Samples.unverified], ReportOptions(detail: .verbose)).contains("\"unverified\""))
  }

  @Test("Findings of all specs are in one sorted array that a JSON parser reads")
  func parsed() throws {
    let report = ValidationReport(results: Samples.report.results.reversed())
    let text = try reporter("json", among: Reporters.validation).text(of: report)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["file"] as? String } == [
        "App/Main.xib", "App/Main.xib", "App/Main.xib", "Z\n.xib",
        // Configuration diagnostics follow the findings, grouped by spec.
        "App/Badge.swift", "nibproof.json", "App/spec.json",
      ]
    )
    #expect(findings.map { $0["line"] as? Int } == [3, 4, 5, 1, 2, 3, 6])
    #expect(findings[3]["message"] as? String == "the file is empty\u{1B}[2J")
    #expect(Set(findings.map { Set($0.keys) }).count == 1)
    #expect(findings.suffix(3).map { $0["id"] as? String } == ["acceptance", "pattern", "expectation"])
    #expect(findings.suffix(3).map { $0["severity"] as? String } == ["error", "warning", "error"])
    #expect(findings.suffix(3).allSatisfy { $0["consequence"] is NSNull })
  }
}
