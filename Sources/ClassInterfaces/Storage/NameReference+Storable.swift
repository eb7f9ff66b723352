package import FactStorage
import RuntimeAttributes

extension NameReference: Storable {
  package static var blank: NameReference { NameReference(.nib, "", location: .blank, member: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&target)
    coder.code(&name)
    coder.code(&constant)
    coder.code(&storyboardConstant)
    coder.code(&isClassName)
    coder.code(&maker)
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
    case nib, windowNib, storyboard, controller, segue, reusable
  }

  package mutating func code(with coder: inout some FieldCoder) {
    var (kind, storyboard, isOwn, reusable): (Kind, String?, Bool, NameReference.Reusable) =
      switch self {
      case .nib: (.nib, nil, false, .blank)
      case .windowNib: (.windowNib, nil, false, .blank)
      case .storyboard: (.storyboard, nil, false, .blank)
      case .controller(let storyboard): (.controller, storyboard, false, .blank)
      case .segue(let isOwn): (.segue, nil, isOwn, .blank)
      case .reusable(let reusable): (.reusable, nil, false, reusable)
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
      case .segue: .segue(isOwn: isOwn)
      case .reusable: .reusable(reusable)
      }
  }
}

extension NameReference.Reusable: StorableCases {}
