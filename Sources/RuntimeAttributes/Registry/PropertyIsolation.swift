/// The isolation of a property's closures.
@usableFromInline package enum PropertyIsolation: Sendable {
  /// Nonisolated closures, which may be called anywhere.
  case none
  /// Closures that are isolated to the main actor, like their type.
  case mainActor
  /// Closures that are isolated to another actor, which is not supported.
  case otherActor

  /// Creates the isolation of a property whose closures have the given actors; the actor of a nonisolated closure is
  /// nil.
  @usableFromInline init(_ actors: (any Actor)?...) {
    self = .none
    for case let actor? in actors {
      guard actor === MainActor.shared else {
        self = .otherActor
        return
      }
      self = .mainActor
    }
  }

  /// Whether the current code may call the closures.
  @inline(__always)
  package var admitsCaller: Bool { self == .none || MainActorContext.isCurrent }

  /// Returns the nonisolated form of a closure; callers must check the isolation before they call the closure.
  @inlinable
  static func strip<Root, Value>(
    _ get: @escaping @isolated(any) @Sendable (Root) -> Value
  ) -> @Sendable (Root) -> Value {
    unsafeBitCast(IsolatedGetter(call: get), to: PlainGetter<Root, Value>.self).call
  }

  /// Returns the nonisolated form of a closure that writes a property of an object.
  @inlinable
  static func strip<Root, Value>(
    _ set: @escaping @isolated(any) @Sendable (Root, Value) throws -> Void
  ) -> @Sendable (Root, Value) throws -> Void {
    unsafeBitCast(IsolatedSetter(call: set), to: PlainSetter<Root, Value>.self).call
  }

  /// Returns the nonisolated form of a closure that writes a property of a structure.
  @inlinable
  static func strip<Root, Value>(
    _ set: @escaping @isolated(any) @Sendable (inout Root, Value) throws -> Void
  ) -> @Sendable (inout Root, Value) throws -> Void {
    unsafeBitCast(IsolatedChange(call: set), to: PlainChange<Root, Value>.self).call
  }
}

// Structures wrap the closures, since systems before macOS 15 lack metadata for `@isolated(any)` function types.

@usableFromInline struct IsolatedGetter<Root, Value> {
  @usableFromInline let call: @isolated(any) @Sendable (Root) -> Value
  @inlinable init(call: @escaping @isolated(any) @Sendable (Root) -> Value) { self.call = call }
}

@usableFromInline struct IsolatedSetter<Root, Value> {
  @usableFromInline let call: @isolated(any) @Sendable (Root, Value) throws -> Void
  @inlinable init(call: @escaping @isolated(any) @Sendable (Root, Value) throws -> Void) { self.call = call }
}

@usableFromInline struct IsolatedChange<Root, Value> {
  @usableFromInline let call: @isolated(any) @Sendable (inout Root, Value) throws -> Void
  @inlinable init(call: @escaping @isolated(any) @Sendable (inout Root, Value) throws -> Void) {
    self.call = call
  }
}

@usableFromInline struct PlainGetter<Root, Value>: Sendable {
  @usableFromInline let call: @Sendable (Root) -> Value
}

@usableFromInline struct PlainSetter<Root, Value> {
  @usableFromInline let call: @Sendable (Root, Value) throws -> Void
}

@usableFromInline struct PlainChange<Root, Value>: Sendable {
  @usableFromInline let call: @Sendable (inout Root, Value) throws -> Void
}
