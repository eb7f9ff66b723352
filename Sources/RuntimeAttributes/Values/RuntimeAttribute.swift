/// One User Defined Runtime Attribute: a value that is set at a key path while a nib loads.
public struct RuntimeAttribute: Hashable, Sendable {
  /// Where the value goes, seen from the object that carries the attribute.
  public var keyPath: AttributeKeyPath
  /// What is set.
  public var value: AttributeValue
  /// Where the attribute stands in its document, if it comes from one.
  public var position: SourcePosition?

  /// Creates an attribute, also from literals: `RuntimeAttribute("layer.cornerRadius", 10)`.
  public init(_ keyPath: AttributeKeyPath, _ value: AttributeValue, at position: SourcePosition? = nil) {
    self.keyPath = keyPath
    self.value = value
    self.position = position
  }
}
