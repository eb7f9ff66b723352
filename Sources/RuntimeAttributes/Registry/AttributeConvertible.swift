/// A type of single values, such as numbers, for properties that attributes can set.
///
/// The standard library's numbers, `Bool`, `String`, `Substring` and `Duration` conform. An enumeration with raw
/// values, or another module's number type, conforms without an implementation:
///
///     enum Alignment: Int, AttributeConvertible, CaseIterable { case left, center, right }
///
/// Other types implement both conversions, and reject the values that they cannot represent exactly:
///
///     extension TimeZone: @retroactive AttributeConvertible {
///       public init?(attributeValue: AttributeValue) {
///         guard case .string(let text) = attributeValue else { return nil }
///         self.init(identifier: text)
///       }
///       public var attributeValue: AttributeValue { .string(identifier) }
///     }
///
/// The module `FoundationAttributes` adds conformances for `URL`, `UUID`, `Date`, `Decimal`, `Data`, `CGPoint`,
/// `CGSize`, `CGRect` and `NSRange`.
public protocol AttributeConvertible: AttributeStorable {
  /// Creates an instance that represents a value exactly, or returns nil if the type cannot represent the value.
  init?(attributeValue: AttributeValue)

  /// The attribute value that represents the instance.
  var attributeValue: AttributeValue { get }
}

extension AttributeConvertible {
  /// A custom type with the name of the conforming type.
  public static var valueType: ValueType { .custom("\(Self.self)") }

  /// Creates an instance from a value without objects.
  @inlinable
  public static func stored(_ value: BoxedValue, in registry: TypeRegistry) throws(AttributeError) -> Self {
    if case .attribute(let attribute) = value {
      if let converted = Self(attributeValue: attribute) { return converted }
    } else if let tree = value.tree, let converted = Self(attributeValue: tree) {
      return converted
    }
    throw mismatch(value)
  }

  /// Returns the attribute value of the instance.
  @inlinable public func boxed(in registry: TypeRegistry) -> BoxedValue { BoxedValue(attributeValue) }
}
