/// The description of a registered class, structure or enumeration.
///
/// With a schema, a program can show an inspector for any registered object, or describe the files that it reads.
public struct TypeSchema: Hashable, Sendable {
  /// The kind of a type.
  public enum Kind: Hashable, Sendable {
    /// A class.
    case `class`
    /// A structure.
    case structure
    /// An enumeration with associated values.
    case enumeration
  }

  /// The kind of the type.
  public let kind: Kind
  /// The name of the type in its registration; by default, without enclosing types.
  public let name: String
  /// The name of the superclass in the registration, or else of the nearest registered superclass, if any.
  public internal(set) var superclass: String?
  /// The documentation in the registration; for the macro, the documentation comment of the type.
  public let documentation: String?
  /// The properties of a class or structure, with inherited properties first.
  public internal(set) var fields: [FieldSchema]
  /// The cases of an enumeration with associated values.
  public let cases: [EnumerationCase]

  /// A case of an enumeration with associated values.
  public struct EnumerationCase: Hashable, Sendable {
    /// The name of the case.
    public let name: String
    /// The associated values; values without a label are named by their position, such as `0`.
    public let fields: [FieldSchema]
  }

  /// Returns the property with a key, if any.
  public subscript(_ key: AttributeKey) -> FieldSchema? { fields.first { $0.key == key } }
}

/// The description of a registered property.
public struct FieldSchema: Hashable, Sendable {
  /// The key.
  public let key: AttributeKey
  /// The type.
  public let type: ValueType
  /// The name of the type in Swift, such as `Int?`.
  public let typeName: String
  /// Whether the property can be set.
  public internal(set) var isWritable: Bool
  /// Whether a value for the property is required to create a structure or an enumeration case.
  public internal(set) var isRequired = false
  /// Whether the property is inspectable.
  public internal(set) var isInspectable = false
  /// Whether the property is an outlet.
  public internal(set) var isOutlet = false
  /// The smallest value that the property accepts, if limited.
  public internal(set) var minimum: AttributeValue?
  /// The largest value that the property accepts, if limited.
  public internal(set) var maximum: AttributeValue?
  /// The documentation in the registration; for the macro, the documentation comment of the property.
  public internal(set) var documentation: String?

  /// The values that the property can have, if their number is small.
  public var allowedValues: [AttributeValue]? { type.allowedValues }
}
