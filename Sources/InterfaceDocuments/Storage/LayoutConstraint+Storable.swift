package import FactStorage

extension LayoutConstraint: Storable {
  package static var blank: LayoutConstraint { LayoutConstraint(object: 0, firstAttribute: "") }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&object)
    coder.code(&firstItem)
    coder.code(&firstAttribute)
    coder.code(&relation)
    coder.code(&secondItem)
    coder.code(&secondAttribute)
    coder.code(&multiplier)
    coder.code(&constant)
    coder.code(&priority)
    coder.code(&isRemovedAtBuildTime)
  }
}

extension LayoutConstraint.Relation: StorableCases {}

extension SizeClassVariation: Storable {
  package static var blank: SizeClassVariation { SizeClassVariation(object: 0, sizeClasses: "") }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&object)
    coder.code(&sizeClasses)
    coder.code(&settings)
    coder.code(&included)
    coder.code(&excluded)
  }
}
