import ClassInterfaces
import FactStorage

/// On what it depends that a finding holds as it stands: what sources do with outlets.
enum UseCondition: Hashable, Sendable {
  /// That a source asks an outlet, of each class that may own it, for what its object does not answer.
  ///
  /// The sentence is what the finding says as it stands, before anything else that is said of it, the other one what it
  /// says where no source asks.
  case asked([SoughtUse], sentence: String, otherwise: String)
  /// That nothing sets an outlet: no source, and no nib that the object owns as well. That of a cell's prototype stands only
  /// where no source registers something for its identifier, either.
  case neverSet([SoughtUse], prototype: String? = nil)

  /// The uses that decide.
  var uses: [SoughtUse] {
    switch self {
    case .asked(let uses, _, _), .neverSet(let uses, _): uses
    }
  }

  /// The identifier for which something may be registered in place of the prototype of a cell.
  var prototype: String? { if case .neverSet(_, let identifier) = self { identifier } else { nil } }

  /// The condition that one of two is met; nil where one always is.
  fileprivate func joined(with other: UseCondition?) -> UseCondition? {
    guard let other else { return nil }
    let all = uses + other.uses.filter { !uses.contains($0) }
    switch self {
    case .asked(_, let sentence, let otherwise):
      return .asked(all, sentence: sentence, otherwise: otherwise)
    case .neverSet(_, let prototype): return .neverSet(all, prototype: prototype)
    }
  }
}

extension UseCondition: Storable {
  static var blank: UseCondition { .neverSet([]) }

  mutating func code(with coder: inout some FieldCoder) {
    var uses = uses
    var prototype = prototype
    var (sentence, otherwise): (String?, String?) =
      if case .asked(_, let sentence, let otherwise) = self { (sentence, otherwise) } else { (nil, nil) }
    coder.code(&uses)
    coder.code(&sentence)
    coder.code(&otherwise)
    coder.code(&prototype)
    if let sentence, let otherwise {
      self = .asked(uses, sentence: sentence, otherwise: otherwise)
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
