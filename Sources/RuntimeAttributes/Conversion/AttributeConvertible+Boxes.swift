extension AttributeConvertible {
  /// Converts what was read as if a property of this type were set to it; nil where that would raise, or set nothing of
  /// the kind.
  init?(_ value: BoxedValue) {
    guard let value = value.attributeValue else { return nil }
    switch ConversionTable.outcomes(for: Self.attributeType, in: .swift)[value.kind] {
    case .stores, .converts, .storesNil: self.init(attributeValue: value)
    case .empties, .storesWrongObject, .raisesForNil, .raisesUnrecognizedSelector, .undefinedKey, .traps,
      .undecided:
      return nil
    }
  }
}
