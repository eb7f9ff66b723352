import BinaryCoding
import ClassInterfaces

/// A deferred check of a finding, which requires a search of the sources.
enum OpenQuestion: Hashable, Sendable {
  /// A check of the uses of outlets.
  case use(UseCondition)
  /// Whether a class in the sources implements a nil-targeted action.
  case answer(NilTargetedAction)
  /// Whether a predicate about the sources holds.
  case claim(SourceClaim)
  /// Whether some constants hold the names that code seems to use, and whether an additional predicate holds.
  case constants([SoughtConstant], SourceClaim?)

  /// The predicate about the sources, or nil if the check only concerns outlets, actions or constants.
  var claim: SourceClaim? {
    switch self {
    case .claim(let claim): claim
    case .constants(_, let claim): claim
    case .use, .answer: nil
    }
  }
}

extension OpenQuestion: BinaryCodable {
  static var placeholder: OpenQuestion { .claim(.placeholder) }

  mutating func code(with coder: inout some BinaryCoder) {
    var (condition, action, claim, constants):
      (UseCondition?, NilTargetedAction?, SourceClaim?, [SoughtConstant]) =
        switch self {
        case .use(let condition): (condition, nil, nil, [])
        case .answer(let action): (nil, action, nil, [])
        case .claim(let claim): (nil, nil, claim, [])
        case .constants(let constants, let claim): (nil, nil, claim, constants)
        }
    coder.code(&condition)
    coder.code(&action)
    coder.code(&claim)
    coder.code(&constants)
    guard constants.isEmpty else {
      self = .constants(constants, claim)
      return
    }
    self = condition.map(Self.use) ?? action.map(Self.answer) ?? .claim(claim ?? .placeholder)
  }
}
