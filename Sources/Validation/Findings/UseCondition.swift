import BinaryCoding
import ClassInterfaces

/// A condition on the uses of outlets under which a finding holds as reported.
enum UseCondition: Hashable, Sendable {
  /// A source uses a member of the outlet, in any class that may own it, that the connected object does not have.
  ///
  /// If no source does, the note replaces the first note of the finding.
  case asked([SoughtUse], otherwise: Finding.Note)
  /// No source sets the outlet, and no nib that the object owns connects it.
  ///
  /// For the prototype of a cell, no source may register another class or nib for its identifier either.
  case neverSet([SoughtUse], prototype: String? = nil)

  /// The outlet uses that decide the condition.
  var uses: [SoughtUse] {
    switch self {
    case .asked(let uses, _), .neverSet(let uses, _): uses
    }
  }

  /// The reuse identifier of the prototype cell, for which code may register another class or nib.
  var prototype: String? { if case .neverSet(_, let identifier) = self { identifier } else { nil } }

  /// Returns the condition that either condition is met, or nil if the other finding is unconditional.
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
  /// Makes a finding about outlets depend on the uses in a finding of the same kind as well.
  mutating func join(_ other: Finding) {
    guard case .use(let condition) = question else { return }
    let others: UseCondition? = if case .use(let condition) = other.question { condition } else { nil }
    question = condition.joined(with: others).map(OpenQuestion.use)
  }
}
