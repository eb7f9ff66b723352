package import BinaryCoding

extension NameReference: BinaryCodable {
  package static var placeholder: NameReference {
    NameReference(.nib, .placeholder, location: .placeholder, member: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&target)
    coder.code(&value)
    coder.code(&storyboardHolder)
    coder.code(&mayBeOfAnyStoryboard)
    coder.code(&maker)
    coder.code(&resultUse)
    coder.code(&asksOwnTable)
    coder.code(&platforms)
    coder.code(&bundleClass)
    coder.code(&location)
    coder.code(&member)
  }
}

extension NameReference.Target: BinaryCodableCases {
  package static var storedCases: [Self] { cases(storyboard: nil, isOwn: false, .placeholder) }

  private static func cases(
    storyboard: StringValue?,
    isOwn: Bool,
    _ reusable: NameReference.Reusable
  ) -> [Self] {
    [
      .nib, .windowNib, .storyboard, .controller(storyboard: storyboard), .segue(isOwn: isOwn),
      .reusable(reusable), .optionalReusable(reusable), .initialController,
    ]
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    var storyboard: StringValue?
    var (isOwn, reusable) = (false, NameReference.Reusable.placeholder)
    switch self {
    case .controller(let own): storyboard = own
    case .segue(let own): isOwn = own
    case .reusable(let own), .optionalReusable(let own): reusable = own
    case .nib, .windowNib, .storyboard, .initialController: break
    }
    coder.code(&storyboard)
    coder.code(&isOwn)
    coder.code(&reusable)
    code(among: Self.cases(storyboard: storyboard, isOwn: isOwn, reusable), with: &coder)
  }
}

extension NameReference.Reusable: BinaryCodableCases {}

extension NameReference.ResultUse: BinaryCodableCases {
  package static var storedCases: [Self] { cases(className: "") }

  private static func cases(className: String) -> [Self] {
    [
      .something, .guarded, .answered, .cast(to: className), .unwrappedCast(to: className),
      .guardedCast(to: className),
    ]
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    var className = className ?? ""
    coder.code(&className)
    code(among: Self.cases(className: className), with: &coder)
  }
}
