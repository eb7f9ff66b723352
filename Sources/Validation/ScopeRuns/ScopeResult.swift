import Checks
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The result of validating a scope, before unused suppressions are reported.
struct ScopeResult: Sendable {
  var result: SpecResult
  /// The suppressions that must match a finding in this or another scope.
  var acceptances: Set<Suppression>
  /// The suppressions that matched a finding.
  var used: Set<Suppression>
  /// The suppressions that did not match a finding in this scope, but may match a finding in another scope.
  var unmatched: Set<Suppression>
}

/// The results of scopes; each unused suppression is reported once, in the result of its spec or scope.
struct ScopeResults: Sendable {
  private var scopes: [ScopeResult] = []
  /// The suppressions that matched a finding or were reported as unused.
  private var accounted: Set<Suppression> = []

  /// Returns the complete results of all scopes.
  static func joined(_ scopes: [ScopeResult]) -> [SpecResult] {
    var results = ScopeResults()
    for scope in scopes { results.add(scope) }
    return scopes.indices.map { results.complete($0) }
  }

  /// The number of finished scopes.
  var count: Int { scopes.count }

  /// Adds the result of the next scope, in the order of paths.
  mutating func add(_ scope: ScopeResult) {
    scopes.append(scope)
    accounted.formUnion(scope.used)
  }

  /// Returns the suppressions of a scope that no finding has matched so far.
  func unmatched(_ index: Int) -> Set<Suppression> { scopes[index].unmatched.subtracting(accounted) }

  /// Returns the result of a scope with diagnostics about unused suppressions.
  ///
  /// Results are completed in order, each after all scopes that share its suppressions were added.
  mutating func complete(_ index: Int) -> SpecResult {
    var result = scopes[index].result
    for other in scopes.indices[index...] {
      let unused = scopes[other].acceptances.subtracting(accounted).filter {
        other == index || result.file != nil && $0.specFile == result.file
      }
      accounted.formUnion(unused)
      let diagnostics = unused.sorted { $0.order < $1.order }.map(\.unusedDiagnostic)
      result.failures.insert(contentsOf: diagnostics, at: 0)
    }
    return result
  }
}

extension Suppression {
  /// A sort key that places entries before comments, each sorted by location.
  fileprivate var order: (Int, FileLocation, Int) {
    switch self {
    case .allowance(_, let index, _): (0, unusedDiagnostic.place, index)
    case .comment(let comment): (1, comment.location, 0)
    }
  }
}
