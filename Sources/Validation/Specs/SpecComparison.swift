import NibLoading
import RuntimeAttributes

/// Holds what was found against what a spec expects and allows.
struct SpecComparison {
  let unit: ValidationUnit
  let comments: [IgnoreComment]
  let outcomes: [DocumentOutcome]

  func result() -> UnitResult {
    var result = SpecResult(file: unit.specFile, title: unit.spec?.title)
    var remaining = outcomes.flatMap(\.findings).sorted().compactMap(weighed)
    let acceptances = Acceptance.all(of: unit, comments)
    var used: Set<Acceptance> = []
    for acceptance in acceptances {
      let count = remaining.count
      remaining.removeAll { acceptance.covers($0) }
      if remaining.count < count { used.insert(acceptance) }
    }
    if let expect = unit.spec?.expect {
      for pattern in expect.findings {
        guard let index = remaining.firstIndex(where: pattern.matches) else {
          result.failures.append(
            SpecSentence.missingFinding(pattern, nearest: nearest(to: pattern, in: remaining))
          )
          continue
        }
        remaining.remove(at: index)
        result.expectedFindings += 1
      }
      // What cannot be decided is no difference.
      for finding in remaining where finding.consequence != .unproved {
        result.failures.append(SpecSentence.unexpectedFinding(finding))
      }
      compare(expect.values, &result)
    }
    result.findings = remaining
    return UnitResult(result: result, acceptances: unit.isWhole ? Set(acceptances) : [], used: used)
  }

  /// A finding with the severity that the specs give its id; nil if they turn it off.
  private func weighed(_ finding: Finding) -> Finding? {
    guard let choice = unit.setting({ $0.severity[finding.id] }) else { return finding }
    guard let severity = choice.severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }

  /// A finding that differs from a pattern in one point, which is probably what the pattern means.
  private func nearest(to pattern: Spec.FindingPattern, in findings: [Finding]) -> Finding? {
    findings.first { finding in
      var looser = pattern
      looser.consequence = nil
      if looser.matches(finding) { return true }
      return finding.object?.id == pattern.object && finding.keyPath == pattern.keyPath
        && pattern.object != nil
    }
  }

  private func compare(_ values: [String: AttributeValue], _ result: inout SpecResult) {
    for (path, expected) in values.sorted(by: { $0.key < $1.key }) {
      guard let dot = path.firstIndex(of: ".") else {
        result.failures.append(SpecSentence.valueWithoutKeyPath(path))
        continue
      }
      guard let found = outcomes.lazy.compactMap({ $0.values[path] }).first else {
        result.failures.append(SpecSentence.valueOfUnknownObject(path, id: String(path[..<dot])))
        continue
      }
      if let value = found.value, value.isExpected(as: expected) {
        result.expectedValues += 1
      } else {
        result.failures.append(SpecSentence.differentValue(path, expected: expected, found: found.value))
      }
    }
  }
}
