import Checks
import JSON5
import RuntimeAttributes
import Validation

/// The fixes of findings, with the edits of the files.
struct ReportedFixes {
  /// A fix of a finding.
  struct Fix {
    /// A replacement of text in a file.
    struct Edit {
      var file: String
      var start: SourcePosition
      var end: SourcePosition
      var text: String
    }

    var applicability: Applicability
    var message: String
    var edits: [Edit]
  }

  private let fixes: [Finding: Fix]

  /// Finds the fixes of findings.
  ///
  /// - Parameters:
  ///   - findings: All findings in the files to fix.
  ///   - texts: The validated texts.
  init(of findings: [Finding], _ texts: SourceTexts) {
    var fixes: [Finding: Fix] = [:]
    let plan = FixPlan(findings)
    for file in plan.files {
      guard let bytes = texts.bytes(of: file) else { continue }
      let lines = LineTable(bytes)
      for (change, edits) in plan.edits(of: file, text: bytes) {
        let edits = edits.map { edit in
          Fix.Edit(
            file: file,
            start: lines.position(at: edit.range.lowerBound),
            end: lines.position(at: edit.range.upperBound),
            text: String(decoding: edit.replacement, as: UTF8.self)
          )
        }
        let fix = Fix(
          applicability: change.kind.applicability,
          message: "\(change.message): \(change.reason)",
          edits: []
        )
        fixes[change.finding, default: fix].edits += edits
      }
    }
    self.fixes = fixes
  }

  /// The fix of a finding, if any, which `nibproof fix` makes unless the fix causes another finding.
  subscript(finding: Finding) -> Fix? { fixes[finding] }
}

extension ReportedFixes.Fix {
  /// The fix in the format of the JSON report.
  var json: JSONValue {
    [
      "applicability": .string(applicability.rawValue),
      "message": .string(message),
      "edits": .array(edits.map(\.json)),
    ]
  }
}

extension ReportedFixes.Fix.Edit {
  fileprivate var json: JSONValue {
    ["file": .string(file), "range": ["start": start.json, "end": end.json], "text": .string(text)]
  }
}
