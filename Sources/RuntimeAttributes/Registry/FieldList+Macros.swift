// Types and functions that the expansions of the macro `@KeyValueCodable` use. Do not use them directly.
//
// The closures of an expansion do not have captures, and inherit the isolation of the surrounding code, so that they
// can access a main-actor type without annotations.

/// Access to a property by closures without captures, or by its key path.
public struct _FieldAccess<Root, Value> {
  @usableFromInline let isolation: PropertyIsolation
  @usableFromInline let get: PlainGetter<Root, Value>
  /// Nil for a read-only property.
  @usableFromInline let change: PlainChange<Root, Value>?

  /// Creates access by closures without captures.
  ///
  /// - Parameters:
  ///   - get: A closure that reads the property.
  ///   - change: A closure that writes the property; nil for a read-only property.
  @inlinable
  public init(
    get: @escaping @isolated(any) (Root) -> Value,
    change: (@isolated(any) (inout Root, Value) -> Void)? = nil
  ) {
    isolation = PropertyIsolation(get.isolation, change?.isolation)
    // A closure without captures may be called anywhere that its isolation allows.
    self.get = unsafeBitCast(LocalGetter(call: get), to: PlainGetter<Root, Value>.self)
    // Not `map`: systems before macOS 15 lack metadata for such a function type as a generic argument.
    if let change {
      self.change = unsafeBitCast(LocalChange(call: change), to: PlainChange<Root, Value>.self)
    } else {
      self.change = nil
    }
  }

  /// Creates access by a key path, which may be read-only.
  ///
  /// - Parameters:
  ///   - path: The key path.
  ///   - isolation: The actor of the code that forms the key path.
  public init(_ path: KeyPath<Root, Value>, isolation: (any Actor)? = #isolation) {
    self.isolation = PropertyIsolation(isolation)
    nonisolated(unsafe) let path = path
    get = PlainGetter { $0[keyPath: path] }
    guard let writable = path.writable else {
      change = nil
      return
    }
    nonisolated(unsafe) let writablePath = writable
    change = PlainChange { $0[keyPath: writablePath] = $1 }
  }

  /// The closures for a root in memory.
  @inlinable var typed: TypedAccess<Value> {
    let get = get
    guard let change else {
      return TypedAccess(
        isolation,
        get: { get.call($0.assumingMemoryBound(to: Root.self).pointee) },
        set: nil
      )
    }
    return TypedAccess(
      isolation,
      get: { get.call($0.assumingMemoryBound(to: Root.self).pointee) },
      set: { try change.call(&$0.assumingMemoryBound(to: Root.self).pointee, $1) }
    )
  }
}

// Structures wrap the closures, as in `PropertyIsolation`.

@usableFromInline struct LocalGetter<Root, Value> {
  @usableFromInline let call: @isolated(any) (Root) -> Value
  @inlinable init(call: @escaping @isolated(any) (Root) -> Value) { self.call = call }
}

@usableFromInline struct LocalChange<Root, Value> {
  @usableFromInline let call: @isolated(any) (inout Root, Value) throws -> Void
  @inlinable init(call: @escaping @isolated(any) (inout Root, Value) throws -> Void) { self.call = call }
}

/// The role of a property in Interface Builder, according to its macros.
public enum _FieldRole: Sendable {
  /// A property without `@Inspectable` and `@Outlet`.
  case plain
  /// A property with `@Inspectable`.
  case inspectable
  /// A property with `@Outlet`.
  case outlet
}

/// The result for a property that attributes can set.
public struct _SupportedField { @usableFromInline init() {} }

/// The result for a property that is not registered, since attributes do not support its type.
public struct _UnsupportedField {}

extension FieldList {
  /// Adds a property of a type that converts values.
  @inlinable
  @discardableResult
  public mutating func _property<Value: AttributeStorable>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, Value>,
    as role: _FieldRole = .plain,
    required: Bool = false,
    documentation: String? = nil,
    _ traits: FieldTrait<Value>...
  ) -> _SupportedField {
    var write: FieldAccessor.Write?
    if let change = access.change {
      write = FieldAccessor.Write { root, value, registry throws(AttributeError) in
        let converted = try Value.stored(value, in: registry)
        try FieldAccessor.attempt(value) {
          try change.call(&root.assumingMemoryBound(to: Root.self).pointee, converted)
        }
      }
    }
    add(key, access.typed, traits + FieldTrait.expanded(role, required, documentation), write: write)
    return _SupportedField()
  }

  /// Adds a property of an optional class type.
  @_disfavoredOverload
  @discardableResult
  public mutating func _property<Object: AnyObject>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, Object?>,
    as role: _FieldRole = .plain,
    required: Bool = false,
    documentation: String? = nil,
    _ traits: FieldTrait<Object?>...
  ) -> _SupportedField {
    addOptional(key, access.typed, traits + FieldTrait.expanded(role, required, documentation))
    return _SupportedField()
  }

  /// Adds a property of a class type.
  @_disfavoredOverload
  @discardableResult
  public mutating func _property<Object: AnyObject>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, Object>,
    as role: _FieldRole = .plain,
    required: Bool = false,
    documentation: String? = nil,
    _ traits: FieldTrait<Object>...
  ) -> _SupportedField {
    addObject(key, access.typed, traits + FieldTrait.expanded(role, required, documentation))
    return _SupportedField()
  }

  /// Adds an array of objects.
  @_disfavoredOverload
  @discardableResult
  public mutating func _property<Object: AnyObject>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, [Object]>,
    as role: _FieldRole = .plain,
    required: Bool = false,
    documentation: String? = nil,
    _ traits: FieldTrait<[Object]>...
  ) -> _SupportedField {
    addArray(key, access.typed, traits + FieldTrait.expanded(role, required, documentation))
    return _SupportedField()
  }

  /// Adds an optional array of objects.
  @_disfavoredOverload
  @discardableResult
  public mutating func _property<Object: AnyObject>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, [Object]?>,
    as role: _FieldRole = .plain,
    required: Bool = false,
    documentation: String? = nil,
    _ traits: FieldTrait<[Object]?>...
  ) -> _SupportedField {
    addOptionalArray(key, access.typed, traits + FieldTrait.expanded(role, required, documentation))
    return _SupportedField()
  }

  /// Adds a dictionary of objects.
  @_disfavoredOverload
  @discardableResult
  public mutating func _property<Object: AnyObject>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, [String: Object]>,
    as role: _FieldRole = .plain,
    required: Bool = false,
    documentation: String? = nil,
    _ traits: FieldTrait<[String: Object]>...
  ) -> _SupportedField {
    addDictionary(key, access.typed, traits + FieldTrait.expanded(role, required, documentation))
    return _SupportedField()
  }

  /// Rejects a property whose type attributes do not support.
  @_disfavoredOverload
  public mutating func _property<Value>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, Value>,
    as role: _FieldRole = .plain,
    required: Bool = false,
    documentation: String? = nil,
    _ traits: FieldTrait<Value>...
  ) -> _UnsupportedField {
    _UnsupportedField()
  }
}

extension FieldTrait {
  @usableFromInline static func expanded(
    _ role: _FieldRole,
    _ isRequired: Bool,
    _ documentation: String?
  ) -> [FieldTrait] {
    var traits: [FieldTrait] = isRequired ? [.required] : []
    switch role {
    case .plain: break
    case .inspectable: traits.append(.inspectable)
    case .outlet: traits.append(.outlet)
    }
    if let documentation { traits.append(.documentation(documentation)) }
    return traits
  }
}
