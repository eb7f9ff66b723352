/// The isolation of a property's closures.
@usableFromInline package enum PropertyIsolation: Sendable {
  /// Nonisolated: they may be called anywhere.
  case none
  /// Isolated to the main actor, like their type.
  case mainActor
  /// Isolated to another actor, where attributes are not set.
  case otherActor

  /// Creates the isolation of closures from their actors; nil for nonisolated closures.
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

  /// Whether the closures may be called here.
  @inline(__always)
  package var admitsCaller: Bool { self == .none || MainActorContext.isCurrent }

  /// Returns a closure as a nonisolated one; like `assumeIsolated`, the caller must check the isolation first.
  @inlinable
  static func strip<Root, Value>(
    _ get: @escaping @isolated(any) @Sendable (Root) -> Value
  ) -> @Sendable (Root) -> Value {
    unsafeBitCast(IsolatedGetter(call: get), to: PlainGetter<Root, Value>.self).call
  }

  /// Returns a writing closure as a nonisolated one.
  @inlinable
  static func strip<Root, Value>(
    _ set: @escaping @isolated(any) @Sendable (Root, Value) throws -> Void
  ) -> @Sendable (Root, Value) throws -> Void {
    unsafeBitCast(IsolatedSetter(call: set), to: PlainSetter<Root, Value>.self).call
  }

  /// Returns a closure that writes into a structure as a nonisolated one.
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
