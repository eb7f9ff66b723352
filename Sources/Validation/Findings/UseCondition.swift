import ClassInterfaces
import FactStorage
import NibLoading

/// On what it depends that a finding holds as it stands: that a source asks an outlet for what its object does not answer.
struct UseCondition: Hashable, Sendable {
  /// The outlet, of each class that may own it.
  var outlets: [MisfitOutlet]
  /// What the finding says as it stands, before anything else that is said of it.
  var sentence: String
  /// What it says where no source asks.
  var otherwise: String

  /// The condition that one of two is met; nil where one always is.
  func joined(with other: UseCondition?) -> UseCondition? {
    guard let other else { return nil }
    var joined = self
    joined.outlets += other.outlets.filter { !outlets.contains($0) }
    return joined
  }
}

extension UseCondition: Storable {
  static var blank: UseCondition { UseCondition(outlets: [], sentence: "", otherwise: "") }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&outlets)
    coder.code(&sentence)
    coder.code(&otherwise)
  }
}

extension Finding {
  /// The finding once it is known which outlets are asked for what their objects do not answer.
  func settled(asking asked: Set<MisfitOutlet>) -> Finding {
    guard let condition else { return self }
    var finding = self
    finding.condition = nil
    guard asked.isDisjoint(with: condition.outlets) else { return finding }
    finding.consequence = .silent
    finding.consoleMessage = nil
    finding.message = condition.otherwise + message.dropFirst(condition.sentence.count)
    return finding
  }
}
