import NibLoading
import Validation

/// How many findings are undecided, by what they are about and by reason.
struct UnverifiedCounts {
  private(set) var attributes = 0
  private(set) var outlets = 0
  private(set) var actions = 0
  /// Classes and references.
  private(set) var others = 0
  private(set) var reasons: [UnverifiedReason: Int] = [:]

  /// By the name of the class or type that no source shows, how many wait for it.
  private(set) var unseenNames: [String: Int] = [:]

  /// The names for which most wait, these first; of equals the first by the alphabet.
  var namesByNumber: [(name: String, number: Int)] {
    unseenNames.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// How many of the attributes, outlets and actions were checked.
  func checked(of counts: CheckCounts) -> (number: Int, total: Int) {
    let total = counts.attributes + counts.outlets + counts.actions
    return (max(0, total - attributes - outlets - actions), total)
  }

  var total: Int { attributes + outlets + actions + others }

  /// Counts a finding if it is undecided.
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
