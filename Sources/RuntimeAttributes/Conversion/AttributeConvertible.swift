/// A Swift type whose properties can be set by runtime attributes.
///
/// The standard library's integers, floating-point numbers, `Bool`, `String`, `Substring`, `Duration` and their
/// optionals conform. An enumeration with raw values, or another module's number type, needs no implementation:
///
///     enum Alignment: Int, AttributeConvertible { case left, center, right }
///
/// Other types implement both conversions, and reject the values that they cannot represent:
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
  /// Creates an instance from a value that the conversion table accepts for ``AttributeStorable/attributeType``, or
  /// returns nil if this type cannot represent it.
  init?(attributeValue: AttributeValue)

  /// The value as a runtime attribute stores it.
  var attributeValue: AttributeValue { get }
}

extension AttributeConvertible {
  /// Creates an instance from an attribute value; returns nil for objects, sets and dictionaries.
  @inlinable public init?(boxedValue: BoxedValue) {
    if case .attribute(let value) = boxedValue {
      self.init(attributeValue: value)
    } else if let value = boxedValue.unboxedArray {
      self.init(attributeValue: value)
    } else {
      return nil
    }
  }

  /// The attribute value.
  @inlinable public var boxedValue: BoxedValue { BoxedValue(attributeValue) }
}

extension AttributeValue: AttributeConvertible {
  /// Creates a copy of the value.
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

  /// Creates an instance from a value that the conversion table accepts.
  @inlinable public init?(attributeValue: AttributeValue) {
    self = Unboxing.integer(attributeValue, as: Self.self)
  }

  /// The value as a runtime attribute stores it; a real if it exceeds `Int`.
  @inlinable public var attributeValue: AttributeValue {
    Int(exactly: self).map { .integer($0) } ?? .real(Double(self))
  }
}

extension AttributeConvertible where Self: BinaryFloatingPoint {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType {
    PropertyType(significandBitCount < 24 ? .float : .double, name: "\(Self.self)")
  }

  /// Creates an instance from a value that the conversion table accepts.
  @inlinable public init?(attributeValue: AttributeValue) {
    self.init(Unboxing.real(attributeValue))
  }

  /// The value as a runtime attribute stores it.
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

  /// Creates an instance from a value that the conversion table accepts.
  @inlinable public init?(attributeValue: AttributeValue) {
    guard let rawValue = RawValue(attributeValue: attributeValue) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The value as a runtime attribute stores it.
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
  /// Creates an instance from a value that the conversion table accepts.
  @inlinable public init?(attributeValue: AttributeValue) {
    self = Unboxing.boolean(attributeValue)
  }

  /// The value as a runtime attribute stores it.
  @inlinable public var attributeValue: AttributeValue { .boolean(self) }
}

extension AttributeConvertible where Self: StringProtocol {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.string, name: "\(Self.self)") }

  /// Creates an instance from a value that the conversion table accepts.
  @inlinable public init?(attributeValue: AttributeValue) {
    self.init(Unboxing.string(attributeValue))
  }

  /// The value as a runtime attribute stores it.
  @inlinable public var attributeValue: AttributeValue { .string(String(self)) }
}

extension String: AttributeConvertible {}
extension Substring: AttributeConvertible {}

extension Optional: AttributeConvertible where Wrapped: AttributeConvertible {
  /// Creates nil, or an instance from a value that the conversion table accepts.
  @inlinable public init?(attributeValue: AttributeValue) {
    if case .nil = attributeValue {
      self = .none
    } else if let wrapped = Wrapped(attributeValue: attributeValue) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }

  /// The value as a runtime attribute stores it.
  @inlinable public var attributeValue: AttributeValue { self?.attributeValue ?? .nil }
}
