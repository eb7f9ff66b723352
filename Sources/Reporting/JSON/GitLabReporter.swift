import NibLoading
import RuntimeAttributes
import Validation

/// Findings as GitLab's Code Quality report.
///
/// See https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
struct GitLabReporter: ValidationReporter {
  let name = "gitlab"
  let summary = "for GitLab's merge requests, a Code Quality report"

  func stream(options: ReportOptions) -> FindingStream {
    var fingerprints = Fingerprints()
    var list = JSONList(options.json)
    return FindingStream(
      options,
      head: list.head,
      foot: { list.foot },
      remark: { remark in
        let told = options.forServer(remark)
        return list.text(of: told.json(fingerprint: fingerprints.fingerprint(of: told)))
      },
      text: { finding in
        let told = options.forServer(finding)
        return list.text(of: told.json(fingerprint: fingerprints.fingerprint(of: told)))
      }
    )
  }
}

extension SpecRemark {
  fileprivate func json(fingerprint: String) -> JSONValue {
    [
      "description": .string(message),
      "check_name": .string(kind.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity(under: .normal) == .error ? "critical" : "minor"),
      "location": ["path": .string(place.file), "lines": ["begin": .integer(place.position.line)]],
    ]
  }
}

extension Finding {
  fileprivate func json(fingerprint: String) -> JSONValue {
    [
      "description": .string(Sentences.wholeLine(self)),
      "check_name": .string(id.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(serverSeverity),
      "location": ["path": .string(file), "lines": ["begin": .integer(position.line)]],
    ]
  }
}

extension Finding {
  /// As its consequence is, unless a configuration says that it is no error or nothing worth a warning.
  fileprivate var serverSeverity: String {
    switch (severity, consequence) {
    case (.note, _), (nil, .unproved): "info"
    case (.warning, _), (_, .silent), (_, .unproved): "minor"
    case (_, .crash): "blocker"
    case (_, .later), (_, .invalid): "critical"
    case (_, .dropped): "major"
    }
  }
}
