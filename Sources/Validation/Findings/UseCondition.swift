import BinaryCoding
import ClassInterfaces

/// On what it depends that a finding holds as it stands: what sources do with outlets.
enum UseCondition: Hashable, Sendable {
  /// That a source asks an outlet, of each class that may own it, for what its object does not answer.
  ///
  /// The note takes the place of the finding's first one if no source asks.
  case asked([SoughtUse], otherwise: Finding.Note)
  /// That nothing sets an outlet: no source, and no nib that the object owns as well. That of a cell's prototype stands only
  /// where no source registers something for its identifier, either.
  case neverSet([SoughtUse], prototype: String? = nil)

  /// The uses that decide.
  var uses: [SoughtUse] {
    switch self {
    case .asked(let uses, _), .neverSet(let uses, _): uses
    }
  }

  /// The identifier for which something may be registered in place of the prototype of a cell.
  var prototype: String? { if case .neverSet(_, let identifier) = self { identifier } else { nil } }

  /// The condition that one of two is met; nil where one always is.
  fileprivate func joined(with other: UseCondition?) -> UseCondition? {
    guard let other else { return nil }
    let all = uses + other.uses.filter { !uses.contains($0) }
    switch self {
    case .asked(_, let otherwise): return .asked(all, otherwise: otherwise)
    case .neverSet(_, let prototype): return .neverSet(all, prototype: prototype)
    }
  }
}

extension UseCondition: BinaryCodable {
  static var placeholder: UseCondition { .neverSet([]) }

  mutating func code(with coder: inout some BinaryCoder) {
    var uses = uses
    var prototype = prototype
    var otherwise: Finding.Note? = if case .asked(_, let otherwise) = self { otherwise } else { nil }
    coder.code(&uses)
    coder.code(&otherwise)
    coder.code(&prototype)
    if let otherwise {
      self = .asked(uses, otherwise: otherwise)
    } else {
      self = .neverSet(uses, prototype: prototype)
    }
  }
}

extension Finding {
  /// Makes a finding about outlets depend on the uses of one of the same kind as well.
  mutating func join(_ other: Finding) {
    guard case .use(let condition) = question else { return }
    let others: UseCondition? = if case .use(let condition) = other.question { condition } else { nil }
    question = condition.joined(with: others).map(OpenQuestion.use)
  }
}
