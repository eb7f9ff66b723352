/// Where the closures of a property may be called.
@usableFromInline enum PropertyIsolation: Sendable {
  /// Anywhere.
  case none
  /// On the main actor, which their class belongs to.
  case mainActor
  /// On another actor, where key-value coding does not run.
  case otherActor

  /// The isolation of closures, of which each has an actor or none.
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
  var admitsCaller: Bool { self == .none || MainActorContext.isCurrent }

  /// A closure without its isolation, which the caller checks first, as `assumeIsolated` does.
  @inlinable
  static func strip<Root, Value>(
    _ get: @escaping @isolated(any) @Sendable (Root) -> Value
  ) -> @Sendable (Root) -> Value {
    unsafeBitCast(IsolatedGetter(call: get), to: PlainGetter<Root, Value>.self).call
  }

  /// A closure that writes, without its isolation.
  @inlinable
  static func strip<Root, Value>(
    _ set: @escaping @isolated(any) @Sendable (Root, Value) -> Void
  ) -> @Sendable (Root, Value) -> Void {
    unsafeBitCast(IsolatedSetter(call: set), to: PlainSetter<Root, Value>.self).call
  }
}

// Closures in structures, since systems before macOS 15 have no metadata of types with `@isolated(any)`.

@usableFromInline struct IsolatedGetter<Root, Value> {
  @usableFromInline let call: @isolated(any) @Sendable (Root) -> Value
  @inlinable init(call: @escaping @isolated(any) @Sendable (Root) -> Value) { self.call = call }
}

@usableFromInline struct IsolatedSetter<Root, Value> {
  @usableFromInline let call: @isolated(any) @Sendable (Root, Value) -> Void
  @inlinable init(call: @escaping @isolated(any) @Sendable (Root, Value) -> Void) { self.call = call }
}

@usableFromInline struct PlainGetter<Root, Value> {
  @usableFromInline let call: @Sendable (Root) -> Value
}

@usableFromInline struct PlainSetter<Root, Value> {
  @usableFromInline let call: @Sendable (Root, Value) -> Void
}
