import Checks
import SourceModel

/// The entries of specs and the comments in sources that may suppress findings of a run.
struct Suppressions: Sendable {
  let all: [Suppression]
  private let choice: FindingChoice

  /// Collects the suppressions.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - comments: The suppression comments in the sources of the scope.
  init(_ validation: ScopeValidation, _ comments: [SuppressionComment]) {
    choice = validation.choice
    all = Suppression.all(in: validation.unit.specs, comments)
  }

  /// The suppressions that should match a finding, since this run enables all their ids.
  var checked: Set<Suppression> {
    Set(all.filter { $0.ids.allSatisfy { choice.severity(of: $0) != .some(.off) } })
  }
}
