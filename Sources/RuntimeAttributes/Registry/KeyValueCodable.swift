/// A type that provides its own registration, so that a registry can be created from the type alone.
///
/// The macro `@KeyValueCodable` of the module `RuntimeAttributesMacros` generates the registration. Without the macro:
///
///     class Button: KeyValueCodable {
///       var title = ""
///       class var registration: TypeRegistration {
///         TypeRegistration(Button.self) { $0.property("title", \.title) }
///       }
///     }
///
///     let registry = try TypeRegistry(Button.self)
///
/// A subclass overrides `registration` with the properties that it adds; a subclass without an override does not add
/// properties. A main-actor class conforms as `@MainActor KeyValueCodable`; its registration is read on the main actor.
/// Structures and enumerations with associated values conform to ``KeyValueStructure``.
public protocol KeyValueCodable {
  /// The registration; for a class, it contains only the properties and actions that the class adds to its superclass.
  static var registration: TypeRegistration { get }
}

/// A structure, or an enumeration with associated values, whose parts can be set.
///
/// A registry also registers the structures that the properties of its types may contain, so only structures on which
/// values are set directly need to be registered explicitly.
///
///     struct Retry: KeyValueStructure {
///       var count = 3
///       var delay = Duration.seconds(1)
///       static var registration: TypeRegistration {
///         TypeRegistration(Retry.self, make: { _ in Retry() }) {
///           $0.property("count", \.count)
///           $0.property("delay", \.delay)
///         }
///       }
///     }
///
/// A property of type `Retry` can be set as a whole, from a dictionary, or in part: `retry.count`. Properties that are
/// missing from the dictionary keep their values.
public protocol KeyValueStructure: KeyValueCodable, AttributeStorable {}

extension KeyValueStructure {
  /// A structure type with the name of the conforming type.
  public static var valueType: ValueType { .structure("\(Self.self)") }

  /// The type itself.
  public static var structures: [any KeyValueStructure.Type] { [Self.self] }

  /// Creates an instance from a dictionary of its properties, or from a case and its associated values.
  public static func stored(
    _ value: BoxedValue,
    in registry: TypeRegistry
  ) throws(AttributeError) -> Self {
    try registry.storage.make(Self.self, from: value, in: registry)
  }

  /// Returns a dictionary of the properties, or a case with its associated values; nil if the type is not registered.
  public func boxed(in registry: TypeRegistry) -> BoxedValue {
    guard let record = registry.storage.record(of: Self.self) else { return .nil }
    var root = self
    return withUnsafeMutablePointer(to: &root) { registry.storage.boxed(record, $0, in: registry) }
  }

  /// Sets the whole value, the properties in a dictionary, a property or case, or a part of a property or case.
  public mutating func setValue(
    _ value: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) {
    guard let record = registry.storage.record(of: Self.self) else {
      throw AttributeError(.unregisteredType, of: "\(Self.self)", value: value)
    }
    let isEnumeration = !registry.storage.records[record].cases.isEmpty
    if keys.isEmpty {
      guard case .dictionary(let values) = value, !isEnumeration else {
        self = try Self.stored(value, in: registry)
        return
      }
      var changed = self
      try changed.setValues(values, record, in: registry)
      self = changed
    } else if isEnumeration {
      self = try registry.storage.settingPart(of: self, value, at: keys, in: registry)
    } else {
      try withUnsafeMutablePointer(to: &self) { root throws(AttributeError) in
        try registry.setValue(value, keys, of: UnsafeMutableRawPointer(root), record)
      }
    }
  }

  /// Sets properties in the order of their names, so that the same property is always reported if several are invalid.
  private mutating func setValues(
    _ values: [String: BoxedValue],
    _ record: Int,
    in registry: TypeRegistry
  ) throws(AttributeError) {
    try withUnsafeMutablePointer(to: &self) { root throws(AttributeError) in
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        try registry.setValue(value, [AttributeKey(name)], of: UnsafeMutableRawPointer(root), record)
      }
    }
  }

  /// Reads a property, the associated values of the current case, or a part of them.
  public func value(
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue {
    guard let record = registry.storage.record(of: Self.self) else {
      throw AttributeError(.unregisteredType, of: "\(Self.self)")
    }
    guard registry.storage.records[record].cases.isEmpty else {
      return try registry.storage.part(of: self, at: keys, record, in: registry)
    }
    var root = self
    return try withUnsafeMutablePointer(to: &root) { root throws(AttributeError) in
      try registry.value(keys, of: UnsafeMutableRawPointer(root), record)
    }
  }
}

// A structure that is also represented by a single value, such as a point.
extension KeyValueStructure where Self: AttributeConvertible {
  /// Creates an instance from a single value, or from a dictionary of its properties.
  public static func stored(
    _ value: BoxedValue,
    in registry: TypeRegistry
  ) throws(AttributeError) -> Self {
    if case .attribute(let attribute) = value {
      guard let converted = Self(attributeValue: attribute) else { throw mismatch(value) }
      return converted
    }
    return try registry.storage.make(Self.self, from: value, in: registry)
  }

  /// Returns the single value that represents the instance.
  public func boxed(in registry: TypeRegistry) -> BoxedValue { BoxedValue(attributeValue) }
}
