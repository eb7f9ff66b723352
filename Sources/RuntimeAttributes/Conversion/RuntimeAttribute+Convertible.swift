extension RuntimeAttribute {
  /// Creates an attribute from a number, a string, or another type that conforms to ``AttributeConvertible``.
  public init(
    _ keyPath: AttributeKeyPath,
    _ value: some AttributeConvertible,
    at position: SourcePosition? = nil
  ) {
    self.init(keyPath, value.attributeValue, at: position)
  }

  /// Creates an attribute from an array.
  public init(
    _ keyPath: AttributeKeyPath,
    _ values: [some AttributeConvertible],
    at position: SourcePosition? = nil
  ) {
    self.init(keyPath, .array(values.map(\.attributeValue)), at: position)
  }
}
