import NibLoading
import RuntimeAttributes

/// Holds what was found against what a spec expects.
struct SpecComparison {
  let expect: Spec.Expectation
  let outcomes: [DocumentOutcome]

  /// Compares what remains of the findings.
  ///
  /// - Parameters:
  ///   - findings: What nothing accepts, sorted.
  ///   - result: Where what is missing is told, and what is there is counted.
  /// - Returns: The findings that are not expected.
  func compare(_ findings: [Finding], _ result: inout SpecResult) -> [Finding] {
    var remaining = findings
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
    compareValues(expect.values, &result)
    return remaining
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

  private func compareValues(_ values: [String: AttributeValue], _ result: inout SpecResult) {
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
