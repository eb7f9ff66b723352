import Checks
import NibLoading
import ProjectModel
import RuntimeAttributes

/// Compares findings with the expectation of a spec.
struct SpecComparison {
  let spec: SpecFile
  let expect: Spec.Expectation
  let outcomes: [DocumentOutcome]

  /// Compares findings that are not suppressed with the expectation.
  ///
  /// - Parameters:
  ///   - findings: The findings, sorted.
  ///   - result: The result that receives the differences and the number of matches.
  /// - Returns: The unexpected findings.
  func compare(_ findings: [Finding], _ result: inout SpecResult) -> [Finding] {
    let matching = ExpectationMatching(of: expect.findings, in: findings)
    let remaining = matching.unmatched.map { findings[$0] }
    result.expectedFindings += findings.count - remaining.count
    for (offset, pattern) in expect.findings.enumerated() where matching.matches[offset] == nil {
      result.failures.append(
        diagnostic(
          SpecMessage.missingFinding(pattern, nearest: nearest(to: pattern, in: remaining)),
          at: expect.findingPositions.indices.contains(offset) ? expect.findingPositions[offset] : nil
        )
      )
    }
    // Unverified findings are not differences.
    for finding in remaining where finding.consequence != .unverified {
      let place = FileLocation(file: finding.file, position: finding.position)
      result.failures.append(
        ConfigurationDiagnostic(.expectation, SpecMessage.unexpectedFinding(finding), at: place)
      )
    }
    compareValues(expect.values, &result)
    return remaining
  }

  /// Returns the finding that differs from a pattern in only one field and is probably the intended one.
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
      let position = expect.valuePositions[path]
      guard let dot = path.firstIndex(of: ".") else {
        result.failures.append(diagnostic(SpecMessage.valueWithoutKeyPath(path), at: position))
        continue
      }
      guard let found = outcomes.lazy.compactMap({ $0.values[path] }).first else {
        let message = SpecMessage.valueOfUnknownObject(path, id: String(path[..<dot]))
        result.failures.append(diagnostic(message, at: position))
        continue
      }
      guard let value = found.value else {
        result.failures.append(diagnostic(SpecMessage.unknownValue(path, found.reason), at: position))
        continue
      }
      if value.isExpected(as: expected) {
        result.expectedValues += 1
      } else {
        let message = SpecMessage.differentValue(path, expected: expected, found: value)
        result.failures.append(diagnostic(message, at: position))
      }
    }
  }

  private func diagnostic(_ message: String, at position: SourcePosition?) -> ConfigurationDiagnostic {
    ConfigurationDiagnostic(
      .expectation,
      message,
      at: FileLocation(file: spec.path, position: position ?? spec.start)
    )
  }
}
