package import BinaryCoding

extension LayoutConstraint: BinaryCodable {
  package static var placeholder: LayoutConstraint { LayoutConstraint(object: 0, firstAttribute: "") }

  package mutating func code(with coder: inout some BinaryCoder) {
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

extension LayoutConstraint.Relation: BinaryCodableCases {}

extension SizeClassVariation: BinaryCodable {
  package static var placeholder: SizeClassVariation { SizeClassVariation(object: 0, sizeClasses: "") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&object)
    coder.code(&sizeClasses)
    coder.code(&settings)
    coder.code(&included)
    coder.code(&excluded)
  }
}
