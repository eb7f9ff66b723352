/// A User Defined Runtime Attribute: a value that nib loading sets at a key path.
public struct RuntimeAttribute: Hashable, Codable, Sendable {
  /// The key path, relative to the object with the attribute.
  public var keyPath: AttributeKeyPath
  /// The value.
  public var value: AttributeValue
  /// The position of the attribute in its document or file, if any.
  public var position: SourcePosition?
  /// The name of the file, for messages; nil for an attribute of a document.
  public var file: String?

  private enum CodingKeys: CodingKey {
    case keyPath, value
  }

  /// Creates an attribute, for example from literals: `RuntimeAttribute("layer.cornerRadius", 10)`.
  public init(_ keyPath: AttributeKeyPath, _ value: AttributeValue, at position: SourcePosition? = nil) {
    self.keyPath = keyPath
    self.value = value
    self.position = position
  }
}
