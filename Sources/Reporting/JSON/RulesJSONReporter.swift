import Checks
import JSON5

/// Writes all explanations as a JSON object, with the default severity of each kind of finding.
struct RulesJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable"

  func write(_ subject: Explanations.List, options: ReportOptions, to output: inout some TextOutputStream) {
    options.json.write(
      [
        "findings": .array(subject.findings.map { $0.json.adding(severity(of: $0)) }),
        "diagnostics": .array(subject.diagnostics.map(\.json)),
        "terms": .array(subject.terms.map(\.json)),
      ],
      to: &output
    )
  }

  private func severity(of explanation: Explanation) -> JSONValue {
    let rule = FindingID(rawValue: explanation.id)?.rule
    return ["severity": .string(orNull: rule?.severity.rawValue)]
  }
}
