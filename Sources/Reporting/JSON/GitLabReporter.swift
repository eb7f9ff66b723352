import Checks
import JSON5
import NibLoading
import ProjectModel
import RuntimeAttributes

/// Writes findings as a GitLab Code Quality report.
///
/// See https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
struct GitLabReporter: ValidationReporter {
  let name = "gitlab"
  let summary = "for GitLab merge requests: a Code Quality report"

  func stream(options: ReportOptions) -> FindingStream {
    var fingerprints = Fingerprints()
    var list = JSONList(options.json)
    return FindingStream(
      options,
      head: list.head,
      foot: { list.foot },
      diagnostic: { diagnostic in
        let reported = options.forServer(diagnostic)
        return list.text(
          of: reported.json(fingerprint: fingerprints.fingerprint(of: reported), under: options.strictness)
        )
      },
      text: { group in
        let group = options.forServer(group)
        let fingerprint = fingerprints.fingerprint(of: group.finding)
        return list.text(of: group.json(fingerprint: fingerprint, under: options.strictness))
      }
    )
  }
}

extension ConfigurationDiagnostic {
  fileprivate func json(fingerprint: String, under strictness: Strictness) -> JSONValue {
    [
      "description": .string(message),
      "check_name": .string(kind.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity(under: strictness) == .error ? "critical" : "minor"),
      "location": ["path": .string(place.file), "lines": ["begin": .integer(place.position.line)]],
    ]
  }
}

extension FindingGroup {
  fileprivate func json(fingerprint: String, under strictness: Strictness) -> JSONValue {
    [
      "description": .string(ReportMessages.wholeLine(self)),
      "check_name": .string(finding.id.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(finding.serverSeverity(under: strictness)),
      "location": ["path": .string(finding.file), "lines": ["begin": .integer(finding.position.line)]],
    ]
  }
}

extension Finding {
  /// Returns the severity for GitLab, based on the finding's severity and consequence.
  fileprivate func serverSeverity(under strictness: Strictness) -> String {
    switch (severity(under: strictness), consequence) {
    case (.note, _): "info"
    case (.warning, _): "minor"
    case (.error, .crash): "blocker"
    case (.error, .crashOnUse), (.error, .invalid): "critical"
    case (.error, .dropped), (.error, .silent), (.error, .unverified): "major"
    }
  }
}
