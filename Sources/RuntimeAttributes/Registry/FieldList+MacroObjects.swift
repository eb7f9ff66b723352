// Functions that the expansions of the macro `@KeyValueCodable` call for outlets, objects of protocol types, and
// actions. Do not call them directly.

extension FieldList {
  /// Adds an outlet of an optional class or protocol type.
  @discardableResult
  public mutating func _outlet<Wrapped>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, Wrapped?>,
    documentation: String? = nil
  ) -> _SupportedField {
    addOutlet(key, access.typed, FieldTrait.expanded(.outlet, false, documentation))
    return _SupportedField()
  }

  /// Adds an outlet collection.
  @discardableResult
  public mutating func _outlet<Element>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, [Element]>,
    documentation: String? = nil
  ) -> _SupportedField {
    addArray(key, access.typed, FieldTrait.expanded(.outlet, false, documentation))
    return _SupportedField()
  }

  /// Adds an optional outlet collection.
  @discardableResult
  public mutating func _outlet<Element>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, [Element]?>,
    documentation: String? = nil
  ) -> _SupportedField {
    addOptionalArray(key, access.typed, FieldTrait.expanded(.outlet, false, documentation))
    return _SupportedField()
  }

  /// Rejects an outlet that is neither optional nor an array.
  @_disfavoredOverload
  public mutating func _outlet<Value>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, Value>,
    documentation: String? = nil
  ) -> _UnsupportedField {
    _UnsupportedField()
  }

  /// Adds a property of an optional protocol type.
  public mutating func _object<Wrapped>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, Wrapped?>,
    documentation: String? = nil
  ) {
    addOutlet(key, access.typed, FieldTrait.expanded(.plain, false, documentation))
  }

  /// Adds a property of a protocol type.
  @_disfavoredOverload
  public mutating func _object<Object>(
    _ key: AttributeKey,
    _ access: _FieldAccess<Root, Object>,
    documentation: String? = nil
  ) {
    addExistential(key, access.typed, FieldTrait.expanded(.plain, false, documentation))
  }
}

extension FieldList where Root: AnyObject {
  /// Adds an action method with the sender as its parameter, by a closure without captures.
  public mutating func _action<Sender>(
    _ selector: String,
    sender type: Sender.Type,
    _ call: @escaping @isolated(any) (Root, Sender) -> Void
  ) {
    let call = unsafeBitCast(LocalAction(call: call), to: StoredAction<Root, Sender>.self)
    add(
      RegisteredAction(selector: selector) { object, sender in
        guard let sender = sender as Any as? Sender else { return }
        call.call(unsafeDowncast(object, to: Root.self), sender)
      }
    )
  }

  /// Adds an action method without parameters, by a closure without captures.
  public mutating func _action(_ selector: String, _ call: @escaping @isolated(any) (Root) -> Void) {
    let call = unsafeBitCast(LocalGetter(call: call), to: PlainGetter<Root, Void>.self)
    add(
      RegisteredAction(selector: selector) { object, _ in call.call(unsafeDowncast(object, to: Root.self)) }
    )
  }
}

private struct LocalAction<Root, Sender> {
  let call: @isolated(any) (Root, Sender) -> Void
}

private struct StoredAction<Root, Sender>: Sendable {
  let call: @Sendable (Root, Sender) -> Void
}
