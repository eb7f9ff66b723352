import NibLoading
import RuntimeAttributes
import Validation

/// Findings as GitLab's Code Quality report.
///
/// See https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
struct GitLabReporter: Reporter {
  let name = "gitlab"
  let summary = "for GitLab's merge requests, a Code Quality report"
  let tellsEverything = false

  func write(
    _ subject: ValidationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    var fingerprints = Fingerprints()
    let findings = options.shown(subject.findings).lazy.map { finding in
      (finding, fingerprints.fingerprint(of: finding))
    }
    options.json.write(.sequence(findings) { $0.0.json(fingerprint: $0.1) }, to: &output)
  }
}

extension Finding {
  fileprivate func json(fingerprint: String) -> JSONValue {
    [
      "description": .string(Sentences.line(self)),
      "check_name": .string(id.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(consequence.severity),
      "location": ["path": .string(file), "lines": ["begin": .integer(position.line)]],
    ]
  }
}

extension Consequence {
  fileprivate var severity: String {
    switch self {
    case .crash: "blocker"
    case .later, .invalid: "critical"
    case .dropped: "major"
    case .silent: "minor"
    case .unproved: "info"
    }
  }
}
