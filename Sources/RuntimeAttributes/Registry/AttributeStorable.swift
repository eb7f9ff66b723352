/// A type that a registered property can have.
///
/// Types of a single value conform through ``AttributeConvertible``, and structures and enumerations with associated
/// values through ``KeyValueStructure``. Optionals, arrays, sets and dictionaries of conforming types conform as well.
public protocol AttributeStorable: SendableMetatype {
  /// The description of the type in schemas.
  static var valueType: ValueType { get }

  /// The structures that values of the type may contain, which registries also register.
  static var structures: [any KeyValueStructure.Type] { get }

  /// Creates an instance that represents a value exactly.
  ///
  /// - Throws: An ``AttributeError`` whose keys lead from the value to the invalid part.
  static func stored(_ value: BoxedValue, in registry: TypeRegistry) throws(AttributeError) -> Self

  /// Returns a value from which ``stored(_:in:)`` creates an equal instance.
  func boxed(in registry: TypeRegistry) -> BoxedValue

  /// Sets a part of the value, or the whole value.
  ///
  /// - Parameters:
  ///   - value: The new value of the part.
  ///   - keys: The path to the part; empty for the whole value. If a dictionary sets a whole structure, properties that
  ///     are missing from the dictionary keep their values.
  ///   - registry: The registry with the structures and classes along the path.
  /// - Throws: An ``AttributeError`` if the value cannot be set; the instance is unchanged in that case.
  mutating func setValue(
    _ value: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError)

  /// Reads a part of the value.
  ///
  /// - Parameters:
  ///   - keys: The path to the part, with at least one key.
  ///   - registry: The registry with the structures and classes along the path.
  /// - Returns: The value of the part.
  /// - Throws: An ``AttributeError`` if the part cannot be read.
  func value(
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue
}

// The default implementations, for types whose values do not have parts.
extension AttributeStorable {
  /// An empty array.
  public static var structures: [any KeyValueStructure.Type] { [] }

  /// Sets the whole value; throws ``AttributeError/Reason/unknownKey`` for a part.
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

  /// Returns the error for a value that the type cannot represent.
  @inline(never)
  @usableFromInline static func mismatch(_ value: BoxedValue) -> AttributeError {
    let texts = valueType.allowedValues?.compactMap { if case .string(let text) = $0 { text } else { nil } }
    return AttributeError(.mismatch(expected: "\(Self.self)".readable), value: value, candidates: texts ?? [])
  }
}

extension String {
  /// The name of a type, with `?` instead of `Optional<...>`.
  var readable: String {
    let prefix = "Optional<"
    return hasPrefix(prefix) && hasSuffix(">") ? String(dropFirst(prefix.count).dropLast()) + "?" : self
  }
}

extension Optional: AttributeStorable where Wrapped: AttributeStorable {
  /// An optional of the wrapped type.
  public static var valueType: ValueType { .optional(Wrapped.valueType) }

  /// The structures of the wrapped type.
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

  /// Sets the wrapped value or a part of it; throws ``AttributeError/Reason/noValue`` for a part of nil.
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

  /// Reads a part of the wrapped value, or returns nil without a wrapped value.
  public func value(
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue {
    guard let self else { return .nil }
    return try self.value(at: keys, in: registry)
  }
}

extension BoxedValue: AttributeStorable {
  /// A custom type for all values.
  public static var valueType: ValueType { .custom("BoxedValue") }

  /// Returns the value itself.
  public static func stored(_ value: BoxedValue, in registry: TypeRegistry) -> BoxedValue { value }

  /// Returns the value itself.
  public func boxed(in registry: TypeRegistry) -> BoxedValue { self }
}
