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

extension NameReference.Target: BinaryCodable {
  package static var placeholder: NameReference.Target { .nib }

  /// The serialized form of a case.
  private enum Kind: String, CaseIterable, BinaryCodableCases {
    case nib, windowNib, storyboard, controller, segue, reusable, optionalReusable, initialController
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    var (kind, storyboard, isOwn, reusable): (Kind, StringValue?, Bool, NameReference.Reusable) =
      switch self {
      case .nib: (.nib, nil, false, .placeholder)
      case .windowNib: (.windowNib, nil, false, .placeholder)
      case .storyboard: (.storyboard, nil, false, .placeholder)
      case .controller(let storyboard): (.controller, storyboard, false, .placeholder)
      case .initialController: (.initialController, nil, false, .placeholder)
      case .segue(let isOwn): (.segue, nil, isOwn, .placeholder)
      case .reusable(let reusable): (.reusable, nil, false, reusable)
      case .optionalReusable(let reusable): (.optionalReusable, nil, false, reusable)
      }
    coder.code(&kind)
    coder.code(&storyboard)
    coder.code(&isOwn)
    coder.code(&reusable)
    self =
      switch kind {
      case .nib: .nib
      case .windowNib: .windowNib
      case .storyboard: .storyboard
      case .controller: .controller(storyboard: storyboard)
      case .initialController: .initialController
      case .segue: .segue(isOwn: isOwn)
      case .reusable: .reusable(reusable)
      case .optionalReusable: .optionalReusable(reusable)
      }
  }
}

extension NameReference.Reusable: BinaryCodableCases {}

extension NameReference.ResultUse: BinaryCodable {
  package static var placeholder: NameReference.ResultUse { .something }

  /// The serialized form of a case.
  private enum Kind: String, CaseIterable, BinaryCodableCases {
    case something, guarded, answered, cast, unwrappedCast, guardedCast
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    var kind: Kind =
      switch self {
      case .something: .something
      case .guarded: .guarded
      case .answered: .answered
      case .cast: .cast
      case .unwrappedCast: .unwrappedCast
      case .guardedCast: .guardedCast
      }
    var className = className ?? ""
    coder.code(&kind)
    coder.code(&className)
    self =
      switch kind {
      case .something: .something
      case .guarded: .guarded
      case .answered: .answered
      case .cast: .cast(to: className)
      case .unwrappedCast: .unwrappedCast(to: className)
      case .guardedCast: .guardedCast(to: className)
      }
  }
}
