package import FactStorage
import RuntimeAttributes

extension NameReference: Storable {
  package static var blank: NameReference { NameReference(.nib, "", location: .blank, member: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&target)
    coder.code(&name)
    coder.code(&bundleClass)
    coder.code(&location)
    coder.code(&member)
  }
}

extension NameReference.Target: Storable {
  package static var blank: NameReference.Target { .nib }

  /// What is stored in place of a case.
  private enum Kind: String, CaseIterable, StorableCases {
    case nib, windowNib, storyboard, controller, segue
  }

  package mutating func code(with coder: inout some FieldCoder) {
    var (kind, storyboard): (Kind, String?) =
      switch self {
      case .nib: (.nib, nil)
      case .windowNib: (.windowNib, nil)
      case .storyboard: (.storyboard, nil)
      case .controller(let storyboard): (.controller, storyboard)
      case .segue: (.segue, nil)
      }
    coder.code(&kind)
    coder.code(&storyboard)
    self =
      switch kind {
      case .nib: .nib
      case .windowNib: .windowNib
      case .storyboard: .storyboard
      case .controller: .controller(storyboard: storyboard)
      case .segue: .segue
      }
  }
}
