/// A type of properties that can be registered.
///
/// Types of a single value conform through ``AttributeConvertible``, and structures and enumerations with associated
/// values through ``KeyValueStructure``. Optionals, arrays, sets and dictionaries of conforming types conform as well.
public protocol AttributeStorable: SendableMetatype {
  /// The type as schemas describe it.
  static var valueType: ValueType { get }

  /// The structures that values of the type may contain, for registries.
  static var structures: [any KeyValueStructure.Type] { get }

  /// Creates an instance that represents a value exactly.
  ///
  /// - Throws: An ``AttributeError`` whose keys lead from the value to the part that does not fit.
  static func stored(_ value: BoxedValue, in registry: TypeRegistry) throws(AttributeError) -> Self

  /// Returns the value that ``stored(_:in:)`` turns into an equal instance.
  func boxed(in registry: TypeRegistry) -> BoxedValue

  /// Sets a part of the value, or the whole value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keys: The keys that lead to the part; none for the whole value. A structure as a whole keeps the properties
  ///     that a dictionary does not name.
  ///   - registry: The registry that knows the structures and classes on the way.
  /// - Throws: An ``AttributeError``; nothing was changed.
  mutating func setValue(
    _ value: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError)

  /// Reads a part of the value.
  ///
  /// - Parameters:
  ///   - keys: The keys that lead to the part, at least one.
  ///   - registry: The registry that knows the structures and classes on the way.
  /// - Returns: The part.
  /// - Throws: An ``AttributeError``.
  func value(
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue
}

// A type whose values have no parts.
extension AttributeStorable {
  /// None.
  public static var structures: [any KeyValueStructure.Type] { [] }

  /// Sets the whole value, or throws ``AttributeError/Reason/unknownKey``.
  public mutating func setValue(
    _ value: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) {
    guard keys.isEmpty else { throw Self.unknownKey(keys, value) }
    self = try Self.stored(value, in: registry)
  }

  /// Throws ``AttributeError/Reason/unknownKey``.
  public func value(
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue {
    throw Self.unknownKey(keys)
  }

  static func unknownKey(_ keys: ArraySlice<AttributeKey>, _ value: BoxedValue? = nil) -> AttributeError {
    AttributeError(.unknownKey, keys: Array(keys.prefix(1)), of: "\(Self.self)", value: value)
  }

  /// The error for a value that the type cannot represent.
  @inline(never)
  @usableFromInline static func mismatch(_ value: BoxedValue) -> AttributeError {
    let texts = valueType.allowedValues?.compactMap { if case .string(let text) = $0 { text } else { nil } }
    return AttributeError(.mismatch(expected: "\(Self.self)".readable), value: value, candidates: texts ?? [])
  }
}

extension String {
  /// The name of a type, with `?` for optionals.
  var readable: String {
    let prefix = "Optional<"
    return hasPrefix(prefix) && hasSuffix(">") ? String(dropFirst(prefix.count).dropLast()) + "?" : self
  }
}

extension Optional: AttributeStorable where Wrapped: AttributeStorable {
  /// The wrapped type, optional.
  public static var valueType: ValueType { .optional(Wrapped.valueType) }

  /// Those of the wrapped type.
  public static var structures: [any KeyValueStructure.Type] { Wrapped.structures }

  /// Creates nil, or an instance of the wrapped type.
  @inlinable
  public static func stored(
    _ value: BoxedValue,
    in registry: TypeRegistry
  ) throws(AttributeError) -> Self {
    if case .attribute(.nil) = value { return nil }
    do throws(AttributeError) {
      return try Wrapped.stored(value, in: registry)
    } catch {
      throw error.isMismatchItself ? mismatch(value) : error
    }
  }

  /// Returns the wrapped value, or nil.
  @inlinable
  public func boxed(in registry: TypeRegistry) -> BoxedValue { self?.boxed(in: registry) ?? .nil }

  /// Sets the wrapped value or a part of it; a part of nil throws ``AttributeError/Reason/noValue``.
  public mutating func setValue(
    _ value: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) {
    guard var wrapped = self, !keys.isEmpty || value != .nil else {
      guard keys.isEmpty else { throw AttributeError(.noValue, value: value) }
      self = try Self.stored(value, in: registry)
      return
    }
    try wrapped.setValue(value, at: keys, in: registry)
    self = wrapped
  }

  /// Reads a part of the wrapped value; nil for nil.
  public func value(
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue {
    guard let self else { return .nil }
    return try self.value(at: keys, in: registry)
  }
}

extension BoxedValue: AttributeStorable {
  /// Any value.
  public static var valueType: ValueType { .custom("BoxedValue") }

  /// Returns the value itself.
  public static func stored(_ value: BoxedValue, in registry: TypeRegistry) -> BoxedValue { value }

  /// Returns the value itself.
  public func boxed(in registry: TypeRegistry) -> BoxedValue { self }
}
