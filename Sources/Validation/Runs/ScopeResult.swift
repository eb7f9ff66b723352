import RuntimeAttributes

/// What validating one unit gave, before what accepts nothing anywhere is known.
struct ScopeResult: Sendable {
  var result: SpecResult
  /// What accepts findings in this unit, whether or not it did.
  var acceptances: Set<Suppression>
  /// What accepted a finding.
  var used: Set<Suppression>

  /// The results of all units, each entry and comment that accepted nothing told once, where it belongs.
  static func joined(_ units: [ScopeResult]) -> [SpecResult] {
    let used = units.reduce(into: Set<Suppression>()) { $0.formUnion($1.used) }
    var told = used
    var results = units.map(\.result)
    for (index, unit) in units.enumerated() {
      let unused = unit.acceptances.subtracting(told)
      told.formUnion(unused)
      for acceptance in unused.sorted(by: { $0.order < $1.order }).reversed() {
        let owner = results.firstIndex { $0.file != nil && $0.file == acceptance.specFile } ?? index
        results[owner].failures.insert(acceptance.unusedRemark, at: 0)
      }
    }
    return results
  }
}

extension Suppression {
  /// Entries before comments, each kind by its place.
  fileprivate var order: (Int, SourceLocation, Int) {
    switch self {
    case .allowance(_, let index, _): (0, unusedRemark.place, index)
    case .comment(let comment): (1, comment.location, 0)
    }
  }
}
