/// A Swift type whose properties take runtime attributes.
///
/// The standard library's integers, floating-point numbers, `Bool` and `String` conform, their optionals too. An
/// enumeration with raw values conforms by declaration alone, and so does a number type of another module:
///
///     enum Alignment: Int, AttributeConvertible { case left, center, right }
///
/// Another type says what it is like and converts both ways:
///
///     extension UUID: @retroactive AttributeConvertible {
///       public static var attributeType: PropertyType { PropertyType(.string) }
///       public init?(attributeValue: AttributeValue) {
///         guard case .string(let text) = attributeValue else { return nil }
///         self.init(uuidString: text)
///       }
///       public var attributeValue: AttributeValue { .string(uuidString) }
///     }
///
/// Of Foundation, `CGPoint`, `CGSize`, `CGRect` and `NSRange` conform where the module `FoundationAttributes` is imported.
public protocol AttributeConvertible: SendableMetatype {
  /// The type as key-value coding sees it, which decides which values are converted and which raise.
  static var attributeType: PropertyType { get }

  /// Converts a value that the conversion table lets through for ``attributeType``; nil if this type has none such.
  init?(attributeValue: AttributeValue)

  /// The value as a runtime attribute would carry it.
  var attributeValue: AttributeValue { get }

  /// The strings that values are made of, where no others are: what is refused is told which of them is meant.
  ///
  /// An enumeration with strings as raw values has these, if it is `CaseIterable`; other types have none to tell.
  static var attributeTexts: [String] { get }
}

extension AttributeConvertible {
  /// None to tell.
  public static var attributeTexts: [String] { [] }
}

extension AttributeConvertible where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The raw values of all cases.
  public static var attributeTexts: [String] { allCases.map(\.rawValue) }
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
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.bool) }

  /// Converts a value that the conversion table lets through.
  @inlinable public init?(attributeValue: AttributeValue) {
    self = Unboxing.boolean(attributeValue)
  }

  /// The value as a runtime attribute carries it.
  @inlinable public var attributeValue: AttributeValue { .boolean(self) }
}

extension String: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.string) }

  /// Converts a value that the conversion table lets through.
  @inlinable public init?(attributeValue: AttributeValue) {
    self = Unboxing.string(attributeValue)
  }

  /// The value as a runtime attribute carries it.
  @inlinable public var attributeValue: AttributeValue { .string(self) }
}

extension Optional: AttributeConvertible where Wrapped: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType {
    let wrapped = Wrapped.attributeType
    return PropertyType(wrapped.kind, isOptional: true, name: wrapped.name + "?")
  }

  /// Converts a value that the conversion table lets through.
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

  /// Those of the type within.
  public static var attributeTexts: [String] { Wrapped.attributeTexts }
}

/// A color or image is held as the attribute value itself by model classes that draw nothing.
extension AttributeValue.Color: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.color) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .color(let color) = attributeValue else { return nil }
    self = color
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .color(self) }
}

extension AttributeValue.Image: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.image) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .image(let image) = attributeValue else { return nil }
    self = image
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .image(self) }
}

extension AttributeValue.Point: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.point) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self = point
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .point(self) }
}

extension AttributeValue.Size: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.size) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .size(let size) = attributeValue else { return nil }
    self = size
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .size(self) }
}

extension AttributeValue.Rect: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.rect) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .rect(let rect) = attributeValue else { return nil }
    self = rect
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .rect(self) }
}

extension AttributeValue.Range: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.range) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .range(let range) = attributeValue else { return nil }
    self = range
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .range(self) }
}
