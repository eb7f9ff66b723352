/// A Swift type whose properties can be registered by key path.
///
/// Types of a single value conform through ``AttributeConvertible``. Optionals, arrays, sets and dictionaries of
/// conforming types conform as well.
public protocol AttributeStorable: SendableMetatype {
  /// The type as key-value coding sees it, which determines how values are converted and which ones raise.
  ///
  /// The default accepts any value that ``init(boxedValue:)`` can represent.
  static var attributeType: PropertyType { get }

  /// Creates an instance from a value, or returns nil if this type cannot represent it.
  init?(boxedValue: BoxedValue)

  /// The value as key-value coding returns it.
  var boxedValue: BoxedValue { get }
}

extension AttributeStorable {
  /// Creates an instance in the same way as setting a property of this type; returns nil if the type cannot represent
  /// the value exactly.
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
  /// Creates a copy of the value.
  @inlinable public init?(boxedValue: BoxedValue) { self = boxedValue }

  /// The value itself.
  @inlinable public var boxedValue: BoxedValue { self }
}

extension Optional: AttributeStorable where Wrapped: AttributeStorable {
  /// Creates nil, or an instance of the wrapped type.
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
  /// Creates an array by converting the elements; nil becomes an empty array, as in Swift's bridging.
  public init?(boxedValue: BoxedValue) {
    guard let elements = boxedValue == .nil ? [] : boxedValue.elements else { return nil }
    let values = elements.compactMap { Element(exactly: $0) }
    guard values.count == elements.count else { return nil }
    self = values
  }

  /// An array of the elements.
  public var boxedValue: BoxedValue { .array(map(\.boxedValue)) }
}

extension Set: AttributeStorable where Element: AttributeStorable {
  /// Creates a set by converting the elements of a set or an array; nil becomes an empty set, as in Swift's bridging.
  public init?(boxedValue: BoxedValue) {
    guard let elements = [Element](boxedValue: boxedValue) else { return nil }
    self.init(elements)
  }

  /// A set of the elements.
  public var boxedValue: BoxedValue { .set(Set<BoxedValue>(map(\.boxedValue))) }
}

extension Dictionary: AttributeStorable where Key == String, Value: AttributeStorable {
  /// Creates a dictionary by converting the values; nil becomes an empty dictionary, as in Swift's bridging.
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
