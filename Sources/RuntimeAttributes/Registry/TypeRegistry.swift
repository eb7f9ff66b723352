/// An immutable registry of classes, structures and enumerations, whose properties can be set and read by key path.
///
///     let registry = try TypeRegistry {
///       $0.register(Layer.self) { $0.property("cornerRadius", \.cornerRadius) }
///       $0.register(Button.self) {
///         $0.property("layer", \.layer)
///         $0.property("title", \.title, .inspectable)
///       }
///     }
///     try registry.setValue("Stop", forKeyPath: "title", of: button)
///     try registry.setValue(10, forKeyPath: "layer.cornerRadius", of: button)
///
/// A value is set exactly, or an ``AttributeError`` is thrown. A registry never changes, so any number of threads
/// can use it without locks.
public struct TypeRegistry: Sendable {
  let storage: Storage
  /// The state of the current call; nil if the call only sets values.
  var trial: Trial?

  /// Creates a registry of types.
  ///
  /// - Parameter register: A function that adds registrations, in any order.
  /// - Throws: A ``RegistryError`` if a type, name or key is registered twice, a key is invalid, an explicit superclass
  ///   is unrelated or not registered, or closures are isolated to an actor other than the main actor.
  public init(_ register: (inout TypeList) -> Void) throws(RegistryError) {
    var list = TypeList()
    register(&list)
    self.init(storage: try Storage(list.registrations))
  }

  /// Creates a registry of types that provide their own registrations.
  ///
  /// - Throws: A ``RegistryError`` if a type, name or key is registered twice, or a registration is invalid.
  public init(_ types: any KeyValueCodable.Type...) throws(RegistryError) {
    var list = TypeList()
    for type in types { list.register(type) }
    self.init(storage: try Storage(list.registrations))
  }

  /// Explains how to register types that do not provide their own registrations.
  @available(
    *,
    unavailable,
    message: "mark the types with '@KeyValueCodable', or register their properties in a closure"
  )
  public init(_ types: Any.Type...) throws(RegistryError) { self.init(storage: try Storage([])) }

  package init(_ registrations: [TypeRegistration]) throws(RegistryError) {
    self.init(storage: try Storage(registrations))
  }

  init(storage: Storage) { self.storage = storage }

  /// Returns a registry with the types of this registry and of another registry.
  ///
  /// - Throws: A ``RegistryError`` if both registries register a type or a name, unless the type provides its own
  ///   registration.
  public func merging(_ other: TypeRegistry) throws(RegistryError) -> TypeRegistry {
    let known = storage.types
    let added = other.storage.registrations.filter { !$0.isTypesOwn || known[$0.type] == nil }
    return try TypeRegistry(storage.registrations + added)
  }
}

/// The state of a call that only checks values, can be undone, or skips rows; not shared between calls.
final class Trial: @unchecked Sendable {
  enum Purpose { case checking, restoring, skippingRows }

  let purpose: Purpose
  /// The closures that restore the previous values, in the order of the changes.
  var restores: [() -> Void] = []
  /// The skipped rows of the array that is set, with their errors; nil if an invalid row rejects the whole array.
  var rows: SkippedRows?

  init(_ purpose: Purpose) { self.purpose = purpose }

  /// Returns `rows` and sets `rows` to nil, so that arrays within a row do not skip rows.
  func takeRows() -> SkippedRows? {
    defer { rows = nil }
    return rows
  }
}

/// The invalid rows of an array of structures.
final class SkippedRows {
  /// The errors, whose keys start with the index of the row.
  var errors: [AttributeError] = []
}

/// The types that a ``TypeRegistry`` registers.
public struct TypeList {
  package private(set) var registrations: [TypeRegistration] = []

  package init() {}

  /// Adds a registration.
  public mutating func register(_ registration: TypeRegistration) { registrations.append(registration) }

  /// Adds a type that provides its own registration; the registration is empty for a class that inherits the
  /// `registration` of its superclass.
  public mutating func register(_ type: any KeyValueCodable.Type) {
    registrations.append(TypeRegistration(of: type))
  }

  /// Explains how to register a type that does not provide its own registration.
  @available(
    *,
    unavailable,
    message: "mark the type with '@KeyValueCodable', or list its properties in a closure"
  )
  public mutating func register(_ type: Any.Type) {}

  /// Adds a class.
  ///
  /// - Parameters:
  ///   - type: The class to register.
  ///   - superclass: The registered class whose properties the class inherits; by default, the nearest registered
  ///     superclass.
  ///   - name: The name of the class in documents and messages; by default, its own name without its enclosing types.
  ///   - fields: A function that adds the properties and actions of the class itself.
  public mutating func register<Root: AnyObject>(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    _ fields: (inout FieldList<Root>) -> Void
  ) {
    registrations.append(TypeRegistration(type, inherits: superclass, named: name, fields))
  }
}
