import NibLoading
import RuntimeAttributes
import Validation

/// Findings as GitLab's Code Quality report.
///
/// See https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
struct GitLabReporter: ValidationReporter {
  let name = "gitlab"
  let summary = "for GitLab's merge requests, a Code Quality report"
  let tellsEverything = false

  func stream(options: ReportOptions) -> FindingStream {
    var fingerprints = Fingerprints()
    var list = JSONList(options.json)
    return FindingStream(options, head: list.head, foot: { list.foot }) { finding in
      list.text(of: finding.json(fingerprint: fingerprints.fingerprint(of: finding)))
    }
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
