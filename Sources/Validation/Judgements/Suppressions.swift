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
  ///   - comments: The comments in its sources.
  init(_ validation: ScopeValidation, _ comments: [SuppressionComment]) {
    choice = validation.choice
    all = Suppression.all(in: validation.unit.specs, comments)
  }

  /// The suppressions whose ids are all enabled in this run, so that each should match a finding.
  var checked: Set<Suppression> {
    Set(all.filter { $0.ids.allSatisfy { choice.severity(of: $0) != .some(.off) } })
  }
}
