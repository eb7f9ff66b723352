import Checks
import NibLoading
import Validation

/// The numbers of unverified findings by subject and by reason.
struct UnverifiedCounts {
  private(set) var attributes = 0
  private(set) var outlets = 0
  private(set) var actions = 0
  /// The number of other findings, such as findings about classes, references and bindings.
  private(set) var others = 0
  private(set) var reasons: [UnverifiedReason: Int] = [:]

  /// The number of findings by the unresolved class or type on which they depend.
  private(set) var unseenNames: [String: Int] = [:]

  /// The names by decreasing number of findings; names with equal numbers are in alphabetical order.
  var namesByNumber: [(name: String, number: Int)] {
    unseenNames.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Returns the number of checked attributes, outlets and actions, and their total.
  func checked(of counts: CheckCounts) -> (number: Int, total: Int) {
    let total = counts.attributes + counts.outlets + counts.actions
    return (max(0, total - attributes - outlets - actions), total)
  }

  var total: Int { attributes + outlets + actions + others }

  /// Counts a finding if it is unverified.
  mutating func add(_ finding: Finding) {
    guard finding.consequence == .unverified else { return }
    switch finding.id.subject {
    case .attribute: attributes += 1
    case .outlet: outlets += 1
    case .action: actions += 1
    case .binding, .other: others += 1
    }
    if let reason = finding.unverifiedReason { reasons[reason, default: 0] += 1 }
    if let name = finding.unresolvedName { unseenNames[name, default: 0] += 1 }
  }
}
