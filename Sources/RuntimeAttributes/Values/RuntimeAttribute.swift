/// A User Defined Runtime Attribute: a value that nib loading sets at a key path.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The key path, relative to the object with the attribute.
  public var keyPath: AttributeKeyPath
  /// The value.
  public var value: AttributeValue
  /// The position of the attribute in its document, if it comes from one.
  public var position: SourcePosition?

  /// Creates an attribute, for example from literals: `RuntimeAttribute("layer.cornerRadius", 10)`.
  public init(_ keyPath: AttributeKeyPath, _ value: AttributeValue, at position: SourcePosition? = nil) {
    self.keyPath = keyPath
    self.value = value
    self.position = position
  }
}
