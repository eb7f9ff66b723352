import BinaryCoding
import ClassInterfaces

/// What a finding depends on, until the code of sources is searched for it.
enum OpenQuestion: Hashable, Sendable {
  /// What sources do with outlets.
  case use(UseCondition)
  /// Whether a source answers an action that is sent to the first responder.
  case answer(NilTargetedAction)
  /// Whether it holds what the finding says of the sources.
  case claim(SourceClaim)
  /// Whether code asks by some constants for what it seems to, and what else the finding says of the sources.
  case constants([SoughtConstant], SourceClaim?)

  /// What the finding says of the sources; nil where it says nothing but what constants hold.
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
