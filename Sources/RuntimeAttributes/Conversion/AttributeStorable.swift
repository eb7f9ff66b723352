/// A Swift type whose properties are registered by their key paths.
///
/// Types of a single value conform by ``AttributeConvertible``. Optionals, arrays and dictionaries of these types conform.
public protocol AttributeStorable: SendableMetatype {
  /// The type as key-value coding sees it, which decides which values are converted and which raise; any type unless
  /// given.
  static var attributeType: PropertyType { get }

  /// Converts a value; nil if this type has no such value.
  init?(boxedValue: BoxedValue)

  /// The value as key-value coding returns it.
  var boxedValue: BoxedValue { get }
}

extension AttributeStorable {
  /// Converts a value exactly, as if a property of this type were set to it; nil if this type does not have it.
  init?(exactly value: BoxedValue) {
    if let attribute = value.attributeValue {
      switch ConversionTable.outcomes(for: Self.attributeType, in: .swift)[attribute.kind] {
      case .stores, .storesNil: break
      case .converts: guard Unboxing.isExact(attribute, for: Self.attributeType.kind) else { return nil }
      case .empties, .storesWrongObject, .raisesForNil, .raisesUnrecognizedSelector, .undefinedKey, .traps,
        .undecided:
        return nil
      }
    }
    self.init(boxedValue: value)
  }
}

extension BoxedValue: AttributeStorable {
  /// The value itself.
  @inlinable public init?(boxedValue: BoxedValue) { self = boxedValue }

  /// The value itself.
  @inlinable public var boxedValue: BoxedValue { self }
}

extension Optional: AttributeStorable where Wrapped: AttributeStorable {
  /// Converts nil, or a value of the wrapped type.
  @inlinable public init?(boxedValue: BoxedValue) {
    if case .attribute(.nil) = boxedValue {
      self = .none
    } else if let wrapped = Wrapped(boxedValue: boxedValue) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }

  /// The wrapped value, or nil.
  @inlinable public var boxedValue: BoxedValue { self?.boxedValue ?? .nil }
}

extension Array: AttributeStorable where Element: AttributeStorable {
  /// Converts the elements; nil becomes an empty array, as by the bridge of Swift.
  public init?(boxedValue: BoxedValue) {
    guard let elements = boxedValue == .nil ? [] : boxedValue.elements else { return nil }
    let values = elements.compactMap { Element(exactly: $0) }
    guard values.count == elements.count else { return nil }
    self = values
  }

  /// An array of the elements.
  public var boxedValue: BoxedValue { .array(map(\.boxedValue)) }
}

extension Dictionary: AttributeStorable where Key == String, Value: AttributeStorable {
  /// Converts the values; nil becomes an empty dictionary, as by the bridge of Swift.
  public init?(boxedValue: BoxedValue) {
    let entries: [String: BoxedValue]
    switch boxedValue {
    case .attribute(.nil): entries = [:]
    case .dictionary(let boxed): entries = boxed
    case .attribute, .object, .array, .set: return nil
    }
    self = entries.compactMapValues { Value(exactly: $0) }
    guard count == entries.count else { return nil }
  }

  /// A dictionary of the values.
  public var boxedValue: BoxedValue { .dictionary(mapValues(\.boxedValue)) }
}
