import Checks
import NibLoading
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Compares findings, connections and values with the expectation of a spec.
struct SpecComparison {
  let spec: SpecFile
  let expect: Spec.Expectation
  let outcomes: [DocumentOutcome]
  /// The disabled ids, whose findings are not reported.
  var disabled: Set<FindingID> = []

  /// Compares the findings that are not suppressed, and the loaded connections and values, with the expectation.
  ///
  /// - Parameters:
  ///   - findings: The findings, sorted.
  ///   - result: The result that receives the differences and the number of matches.
  /// - Returns: The findings that the expectation does not list, including unverified findings, which are not
  ///   differences.
  func compare(_ findings: [Finding], _ result: inout SpecResult) -> [Finding] {
    let matching = ExpectationMatching(of: expect.findings, in: findings)
    let remaining = matching.unmatched.map { findings[$0] }
    result.expectedFindings += findings.count - remaining.count
    for (offset, pattern) in expect.findings.enumerated() where matching.matches[offset] == nil {
      result.failures.append(
        diagnostic(
          disabled.contains(pattern.id)
            ? SpecMessage.disabledFinding(pattern)
            : SpecMessage.missingFinding(pattern, nearest: nearest(to: pattern, in: remaining)),
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
    for (path, expected) in expect.connections.sorted(by: { $0.key < $1.key }) {
      if record(difference(inConnection: path, expected), at: expect.connectionPositions[path], &result) {
        result.expectedConnections += 1
      }
    }
    for (path, expected) in expect.values.sorted(by: { $0.key < $1.key }) {
      if record(difference(inValue: path, expected), at: expect.valuePositions[path], &result) {
        result.expectedValues += 1
      }
    }
    return remaining
  }

  /// Returns the finding that is most similar to a pattern, if any: a finding that differs only in its consequence,
  /// that has the object and key path of the pattern, or that has the id and object of the pattern.
  private func nearest(to pattern: Spec.FindingPattern, in findings: [Finding]) -> Finding? {
    var looser = pattern
    looser.consequence = nil
    let ofObject = findings.filter { pattern.object != nil && $0.object?.id == pattern.object }
    return findings.first { looser.matches($0) } ?? ofObject.first { $0.keyPath == pattern.keyPath }
      ?? ofObject.first { $0.id == pattern.id }
  }

  /// Records the difference of a value or connection, if any.
  ///
  /// - Returns: Whether the value or connection matches.
  private func record(_ difference: String?, at position: SourcePosition?, _ result: inout SpecResult) -> Bool
  {
    if let difference { result.failures.append(diagnostic(difference, at: position)) }
    return difference == nil
  }

  private func difference(inValue path: String, _ expected: AttributeValue) -> String? {
    switch found(path, \.values) {
    case .failure(let message): message.text
    case .success(.unknown(let reason)): SpecMessage.unknownValue(path, "\(reason)")
    case .success(.value(let value)):
      value.isExpected(as: expected)
        ? nil : SpecMessage.differentValue(path, expected: expected, found: value)
    }
  }

  private func difference(inConnection path: String, _ expected: [String]) -> String? {
    switch found(path, \.connections) {
    case .failure(let message): message.text
    case .success(.unknown(let reason)): SpecMessage.unknownConnection(path, "\(reason)")
    case .success(.classes(let classes)):
      classes.count == expected.count && zip(classes, expected).allSatisfy { $0.isNamed($1) }
        ? nil : SpecMessage.differentConnection(path, expected: expected, found: classes)
    }
  }

  /// Returns the value or connection at a path, or a problem unless exactly one document contains the object.
  private func found<Found>(
    _ path: String,
    _ all: KeyPath<DocumentOutcome, [String: Found]>
  ) -> Result<Found, Problem> {
    guard let dot = path.firstIndex(of: ".") else {
      return .failure(Problem(text: SpecMessage.pathWithoutKeyPath(path)))
    }
    let id = String(path[..<dot])
    let owners = outcomes.filter { $0[keyPath: all][path] != nil }
    guard let first = owners.first, let found = first[keyPath: all][path] else {
      return .failure(Problem(text: SpecMessage.unknownObject(path, id: id)))
    }
    guard owners.count == 1 else {
      return .failure(Problem(text: SpecMessage.ambiguousObject(path, id: id, files: owners.map(\.file))))
    }
    return .success(found)
  }

  private struct Problem: Error {
    var text: String
  }

  private func diagnostic(_ message: String, at position: SourcePosition?) -> ConfigurationDiagnostic {
    ConfigurationDiagnostic(
      .expectation,
      message,
      at: FileLocation(file: spec.path, position: position ?? spec.start)
    )
  }
}
