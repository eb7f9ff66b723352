// The conversions of the standard library's types.

extension AttributeValue: AttributeConvertible {
  /// A custom type for all values.
  public static var valueType: ValueType { .custom("AttributeValue") }

  /// Creates a copy of the value.
  @inlinable public init?(attributeValue: AttributeValue) { self = attributeValue }

  /// The value itself.
  @inlinable public var attributeValue: AttributeValue { self }
}

extension AttributeConvertible where Self: FixedWidthInteger {
  /// The value type of integers with this type's bit width and signedness.
  public static var valueType: ValueType { .integer(bits: bitWidth, isSigned: isSigned) }

  /// Creates an integer from a whole number, or from a string with a whole number.
  @inlinable public init?(attributeValue: AttributeValue) {
    if case .integer(let integer) = attributeValue {
      self.init(exactly: integer)
    } else if let integer = Self.integer(attributeValue) {
      self = integer
    } else {
      return nil
    }
  }

  /// The integer, without loss of digits if `Int` cannot represent it.
  @inlinable public var attributeValue: AttributeValue { AttributeValue(self) }

  @usableFromInline static func integer(_ value: AttributeValue) -> Self? {
    switch value {
    case .integer(let integer): Self(exactly: integer)
    case .unsigned(let unsigned): Self(exactly: unsigned)
    case .real(let real): Self(exactly: real)
    case .decimal(let number): number.integer()
    case .string(let text), .localizedString(let text):
      Self(text) ?? AttributeValue.DecimalNumber(text)?.integer()
    default: nil
    }
  }
}

extension AttributeConvertible where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// The value type of floating-point numbers with this type's bit width.
  public static var valueType: ValueType {
    .floatingPoint(bits: MemoryLayout<Self>.size * 8)
  }

  /// Creates a number from a number in the type's range, or from a string with such a number.
  ///
  /// An integer must be exactly representable; a decimal number is rounded to the nearest representable number.
  @inlinable public init?(attributeValue: AttributeValue) {
    if case .real(let real) = attributeValue {
      self.init(real)
      guard isFinite || !real.isFinite else { return nil }
    } else if let number = Self.number(attributeValue) {
      self = number
    } else {
      return nil
    }
  }

  /// An attribute value with this number.
  @inlinable public var attributeValue: AttributeValue { .real(Double(self)) }

  @usableFromInline static func number(_ value: AttributeValue) -> Self? {
    switch value {
    case .integer(let integer): Self(exactly: integer)
    case .unsigned(let unsigned): Self(exactly: unsigned)
    case .decimal(let number): finite(Self(number.real))
    // Swift also parses "inf", "nan" and hexadecimal numbers.
    case .string(let text), .localizedString(let text):
      AttributeValue.DecimalNumber(text) == nil ? nil : Self(text).flatMap { finite($0) }
    default: nil
    }
  }

  private static func finite(_ number: Self) -> Self? { number.isFinite ? number : nil }
}

extension AttributeConvertible where Self: RawRepresentable, RawValue: AttributeConvertible {
  /// An enumeration with the raw type; its values are known if the type is `CaseIterable`.
  public static var valueType: ValueType {
    .enumeration(
      "\(Self.self)",
      raw: RawValue.valueType,
      values: (Self.self as? any CaseIterable.Type).map { listed($0) } ?? []
    )
  }

  private static func listed<Cases: CaseIterable>(_ type: Cases.Type) -> [AttributeValue] {
    type.allCases.compactMap { ($0 as? Self)?.attributeValue }
  }

  /// Creates the instance with a raw value.
  @inlinable public init?(attributeValue: AttributeValue) {
    guard let rawValue = RawValue(attributeValue: attributeValue) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The raw value.
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

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: AttributeConvertible {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: AttributeConvertible {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: AttributeConvertible {}
#endif

extension Bool: AttributeConvertible {
  /// The value type of Booleans.
  public static var valueType: ValueType { .boolean }

  /// Creates a Boolean from a Boolean value, 0 or 1, or from `true`, `false`, `yes`, `no`, `1` or `0`, in any case.
  @inlinable public init?(attributeValue: AttributeValue) {
    if case .boolean(let boolean) = attributeValue {
      self = boolean
    } else if let boolean = Self.boolean(attributeValue) {
      self = boolean
    } else {
      return nil
    }
  }

  /// An attribute value with this Boolean.
  @inlinable public var attributeValue: AttributeValue { .boolean(self) }

  @usableFromInline static func boolean(_ value: AttributeValue) -> Bool? {
    switch value {
    case .boolean(let boolean): boolean
    case .integer(0), .real(0): false
    case .integer(1), .real(1): true
    case .string(let text), .localizedString(let text):
      switch text.lowercased() {
      case "true", "yes", "1": true
      case "false", "no", "0": false
      default: nil
      }
    default: nil
    }
  }
}

extension AttributeConvertible where Self: StringProtocol {
  /// The value type of strings.
  public static var valueType: ValueType { .string }

  /// Creates a string from a string value, which may be localized.
  @inlinable public init?(attributeValue: AttributeValue) {
    switch attributeValue {
    case .string(let text), .localizedString(let text): self.init(text)
    default: return nil
    }
  }

  /// An attribute value with this string.
  @inlinable public var attributeValue: AttributeValue { .string(String(self)) }
}

extension String: AttributeConvertible {}
extension Substring: AttributeConvertible {}

extension Optional: AttributeConvertible where Wrapped: AttributeConvertible {
  /// Creates nil, or an instance of the wrapped type.
  @inlinable public init?(attributeValue: AttributeValue) {
    if case .nil = attributeValue {
      self = .none
    } else if let wrapped = Wrapped(attributeValue: attributeValue) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }

  /// The wrapped value, or nil.
  @inlinable public var attributeValue: AttributeValue { self?.attributeValue ?? .nil }
}
