/// A value for the property at a key path, such as a User Defined Runtime Attribute of a nib.
public struct RuntimeAttribute: Hashable, Codable, Sendable {
  /// The key path, relative to the object with the attribute.
  public var keyPath: AttributeKeyPath
  /// The value.
  public var value: AttributeValue
  /// The position of the attribute in its document or file, if any.
  public var position: SourcePosition?
  /// The name of the file, for messages; nil for an attribute of a document.
  public var file: String?
  /// The positions of the nested values, by their key paths within the value: `exits.north`, `spawns.1`.
  public var positions: [String: SourcePosition] = [:]

  private enum CodingKeys: CodingKey {
    case keyPath, value
  }

  /// Creates an attribute, for example from literals: `RuntimeAttribute("layer.cornerRadius", 10)`.
  public init(_ keyPath: AttributeKeyPath, _ value: AttributeValue, at position: SourcePosition? = nil) {
    self.keyPath = keyPath
    self.value = value
    self.position = position
  }

  /// Creates an attribute from an optional value; nil sets the property to nil: `RuntimeAttribute("title", nil)`.
  @_disfavoredOverload
  public init(_ keyPath: AttributeKeyPath, _ value: AttributeValue?, at position: SourcePosition? = nil) {
    self.init(keyPath, value ?? .nil, at: position)
  }
}
