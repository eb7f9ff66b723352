import FactStorage

/// What a finding depends on, until the text of sources is looked through for it.
enum OpenQuestion: Hashable, Sendable {
  /// What sources do with outlets.
  case use(UseCondition)
  /// Whether a source answers an action that is sent to the first responder.
  case answer(SentAction)
  /// Whether it holds what the finding says of the sources.
  case claim(SourceClaim)

  /// All questions that are open of what was found in documents.
  static func all(in outcomes: [DocumentOutcome]) -> Set<OpenQuestion> {
    Set(outcomes.lazy.flatMap(\.findings).compactMap(\.question))
  }
}

extension OpenQuestion: Storable {
  static var blank: OpenQuestion { .claim(.blank) }

  mutating func code(with coder: inout some FieldCoder) {
    var (condition, action, claim): (UseCondition?, SentAction?, SourceClaim?) =
      switch self {
      case .use(let condition): (condition, nil, nil)
      case .answer(let action): (nil, action, nil)
      case .claim(let claim): (nil, nil, claim)
      }
    coder.code(&condition)
    coder.code(&action)
    coder.code(&claim)
    self = condition.map(Self.use) ?? action.map(Self.answer) ?? .claim(claim ?? .blank)
  }
}
