/// A Swift type whose properties take runtime attributes.
///
/// The standard library's integers, floating-point numbers, `Bool` and `String` conform, their optionals too. An
/// enumeration with raw values conforms by declaration alone, and so does a number type of another module:
///
///     enum Alignment: Int, AttributeConvertible { case left, center, right }
///
/// Another type converts both ways, and names the type that it is like; it takes values of any type otherwise:
///
///     extension UUID: @retroactive AttributeConvertible {
///       public static var attributeType: PropertyType { String.attributeType }
///       public init?(attributeValue: AttributeValue) {
///         guard case .string(let text) = attributeValue else { return nil }
///         self.init(uuidString: text)
///       }
///       public var attributeValue: AttributeValue { .string(uuidString) }
///     }
///
/// Of Foundation, `CGPoint`, `CGSize`, `CGRect` and `NSRange` conform where the module `FoundationAttributes` is imported.
public protocol AttributeConvertible: AttributeStorable {
  /// Converts a value that the conversion table admits for ``AttributeStorable/attributeType``; nil if this type has no
  /// such value.
  init?(attributeValue: AttributeValue)

  /// The value as a runtime attribute carries it.
  var attributeValue: AttributeValue { get }
}

extension AttributeConvertible {
  /// Converts an attribute value; nil for objects and collections.
  @inlinable public init?(boxedValue: BoxedValue) {
    guard case .attribute(let value) = boxedValue else { return nil }
    self.init(attributeValue: value)
  }

  /// The attribute value.
  @inlinable public var boxedValue: BoxedValue { .attribute(attributeValue) }
}

extension AttributeValue: AttributeConvertible {
  /// The value itself.
  @inlinable public init?(attributeValue: AttributeValue) { self = attributeValue }

  /// The value itself.
  @inlinable public var attributeValue: AttributeValue { self }
}

extension AttributeConvertible where Self: FixedWidthInteger {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType {
    let kind: PropertyType.Kind =
      switch (isSigned, bitWidth) {
      case (true, ...8): .int8
      case (true, ...16): .int16
      case (true, ...32): .int32
      case (true, _): .int64
      case (false, ...8): .uint8
      case (false, ...16): .uint16
      case (false, ...32): .uint32
      case (false, _): .uint64
      }
    return PropertyType(kind, name: "\(Self.self)")
  }

  /// Converts a value that the conversion table lets through.
  @inlinable public init?(attributeValue: AttributeValue) {
    self = Unboxing.integer(attributeValue, as: Self.self)
  }

  /// The value as a runtime attribute carries it; a real where there is no such integer with a sign.
  @inlinable public var attributeValue: AttributeValue {
    Int(exactly: self).map { .integer($0) } ?? .real(Double(self))
  }
}

extension AttributeConvertible where Self: BinaryFloatingPoint {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType {
    PropertyType(significandBitCount < 24 ? .float : .double, name: "\(Self.self)")
  }

  /// Converts a value that the conversion table lets through.
  @inlinable public init?(attributeValue: AttributeValue) {
    self.init(Unboxing.real(attributeValue))
  }

  /// The value as a runtime attribute carries it.
  @inlinable public var attributeValue: AttributeValue { .real(Double(self)) }
}

extension AttributeConvertible where Self: RawRepresentable, RawValue: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType {
    let raw = RawValue.attributeType
    return PropertyType(
      raw.kind.integerKind.map { .enumeration("\(Self.self)", raw: $0) } ?? raw.kind,
      name: "\(Self.self)"
    )
  }

  /// Converts a value that the conversion table lets through.
  @inlinable public init?(attributeValue: AttributeValue) {
    guard let rawValue = RawValue(attributeValue: attributeValue) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The value as a runtime attribute carries it.
  @inlinable public var attributeValue: AttributeValue { rawValue.attributeValue }
}

extension Int: AttributeConvertible {}
extension Int8: AttributeConvertible {}
extension Int16: AttributeConvertible {}
extension Int32: AttributeConvertible {}
extension Int64: AttributeConvertible {}
extension UInt: AttributeConvertible {}
extension UInt8: AttributeConvertible {}
extension UInt16: AttributeConvertible {}
extension UInt32: AttributeConvertible {}
extension UInt64: AttributeConvertible {}
extension Float: AttributeConvertible {}
extension Double: AttributeConvertible {}

extension Bool: AttributeConvertible {
  /// Converts a value that the conversion table lets through.
  @inlinable public init?(attributeValue: AttributeValue) {
    self = Unboxing.boolean(attributeValue)
  }

  /// The value as a runtime attribute carries it.
  @inlinable public var attributeValue: AttributeValue { .boolean(self) }
}

extension String: AttributeConvertible {
  /// Converts a value that the conversion table lets through.
  @inlinable public init?(attributeValue: AttributeValue) {
    self = Unboxing.string(attributeValue)
  }

  /// The value as a runtime attribute carries it.
  @inlinable public var attributeValue: AttributeValue { .string(self) }
}

extension Optional: AttributeConvertible where Wrapped: AttributeConvertible {
  /// Converts nil, or a value that the conversion table admits.
  @inlinable public init?(attributeValue: AttributeValue) {
    if case .nil = attributeValue {
      self = .none
    } else if let wrapped = Wrapped(attributeValue: attributeValue) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }

  /// The value as a runtime attribute carries it.
  @inlinable public var attributeValue: AttributeValue { self?.attributeValue ?? .nil }
}
