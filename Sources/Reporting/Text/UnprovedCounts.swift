import NibLoading
import Validation

/// How many findings are undecided, by what they are about and by reason.
struct UnprovedCounts {
  private(set) var attributes = 0
  private(set) var outlets = 0
  private(set) var actions = 0
  /// Classes and references.
  private(set) var others = 0
  private(set) var reasons: [UnprovedReason: Int] = [:]

  var total: Int { attributes + outlets + actions + others }

  /// Counts a finding if it is undecided.
  mutating func add(_ finding: Finding) {
    guard finding.consequence == .unproved else { return }
    switch finding.id {
    case .undefinedKey, .undefinedKeyInPath, .typeMismatch, .nilForScalar: attributes += 1
    case .undefinedOutlet, .outletTypeMismatch, .outletCollectionType, .ownerMismatch: outlets += 1
    case .undefinedAction: actions += 1
    default: others += 1
    }
    if let reason = finding.unprovedReason { reasons[reason, default: 0] += 1 }
  }
}
