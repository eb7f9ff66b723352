package import FactStorage

extension NameReference: Storable {
  package static var blank: NameReference { NameReference(.nib, "", location: .blank, member: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&target)
    coder.code(&name)
    coder.code(&constant)
    coder.code(&storyboardConstant)
    coder.code(&storyboardHolder)
    coder.code(&mayBeOfAnyStoryboard)
    coder.code(&isClassName)
    coder.code(&maker)
    coder.code(&demand)
    coder.code(&asksOwnTable)
    coder.code(&platforms)
    coder.code(&bundleClass)
    coder.code(&location)
    coder.code(&member)
  }
}

extension NameReference.Target: Storable {
  package static var blank: NameReference.Target { .nib }

  /// What is stored in place of a case.
  private enum Kind: String, CaseIterable, StorableCases {
    case nib, windowNib, storyboard, controller, segue, reusable, optionalReusable, initialController
  }

  package mutating func code(with coder: inout some FieldCoder) {
    var (kind, storyboard, isOwn, reusable): (Kind, String?, Bool, NameReference.Reusable) =
      switch self {
      case .nib: (.nib, nil, false, .blank)
      case .windowNib: (.windowNib, nil, false, .blank)
      case .storyboard: (.storyboard, nil, false, .blank)
      case .controller(let storyboard): (.controller, storyboard, false, .blank)
      case .initialController: (.initialController, nil, false, .blank)
      case .segue(let isOwn): (.segue, nil, isOwn, .blank)
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

extension NameReference.Reusable: StorableCases {}

extension NameReference.Demand: Storable {
  package static var blank: NameReference.Demand { .something }

  /// What is stored in place of a case.
  private enum Kind: String, CaseIterable, StorableCases {
    case something, guarded, answered, cast, unwrappedCast, guardedCast
  }

  package mutating func code(with coder: inout some FieldCoder) {
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
