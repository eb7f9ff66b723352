import Checks
import ProjectModel
import RuntimeAttributes

/// The result of validating a scope, before unused suppressions are reported.
struct ScopeResult: Sendable {
  var result: SpecResult
  /// The suppressions that must match a finding in this scope or another one.
  var acceptances: Set<Suppression>
  /// The suppressions that matched a finding.
  var used: Set<Suppression>

  /// Returns the results of all scopes, with each unused suppression reported once, in the result of its spec or
  /// scope.
  static func joined(_ units: [ScopeResult]) -> [SpecResult] {
    let used = units.reduce(into: Set<Suppression>()) { $0.formUnion($1.used) }
    var accounted = used
    var results = units.map(\.result)
    for (index, unit) in units.enumerated() {
      let unused = unit.acceptances.subtracting(accounted)
      accounted.formUnion(unused)
      for acceptance in unused.sorted(by: { $0.order < $1.order }).reversed() {
        let owner = results.firstIndex { $0.file != nil && $0.file == acceptance.specFile } ?? index
        results[owner].failures.insert(acceptance.unusedDiagnostic, at: 0)
      }
    }
    return results
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
