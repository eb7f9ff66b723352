/// A method of a registered class that controls send as an action.
///
///     @MainActor
///     final class Player {
///       func stop(_ sender: AnyObject?) {}
///     }
///     let registry = try ClassRegistry {
///       Class(Player.self) { Action("stop:", Player.stop) }
///     }
///
/// Controls send actions on the main actor, so the method is isolated to it. Actions are listed among the properties
/// of a class. `NibLoading` validates connections against them and calls them.
public struct Action<Root: AnyObject>: Sendable {
  let registered: RegisteredAction

  /// Registers a method that takes the sender.
  ///
  /// - Parameters:
  ///   - selector: The selector with its colon, such as `stop:`.
  ///   - method: The method. It is called only with senders of its parameter's type.
  public init<Sender>(
    _ selector: String,
    _ method: @escaping @Sendable (Root) -> @MainActor (Sender) -> Void
  ) {
    registered = RegisteredAction(selector: selector) { object, sender in
      guard let sender = sender as Any as? Sender else { return }
      method(unsafeDowncast(object, to: Root.self))(sender)
    }
  }

  /// Registers a method without parameters.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `stop`.
  ///   - method: The method.
  public init(_ selector: String, _ method: @escaping @Sendable (Root) -> @MainActor () -> Void) {
    registered = RegisteredAction(selector: selector) { object, _ in
      method(unsafeDowncast(object, to: Root.self))()
    }
  }
}

/// A type-erased action of a class.
struct RegisteredAction: Sendable {
  let selector: String
  let call: @MainActor @Sendable (AnyObject, AnyObject?) -> Void
}

extension ListBuilder {
  /// Adds an action.
  public static func buildExpression<Root: AnyObject>(_ action: Action<Root>) -> [Element]
  where Element == Property<Root> {
    [Property(action: action.registered)]
  }
}

extension ClassRegistry {
  /// Returns the registered action of an object's class or its superclasses, or nil.
  ///
  /// - Parameters:
  ///   - selector: The selector with its colons.
  ///   - object: An object of a registered Swift class.
  /// - Returns: The method, which takes the sender.
  @MainActor
  package func action(_ selector: String, of object: AnyObject) -> ((AnyObject?) -> Void)? {
    guard !(object is ModelObject), let entry = entry(of: object) else { return nil }
    for entry in entry.chain {
      if let action = storage.classes[entry.index].actions[selector] { return { action.call(object, $0) } }
    }
    return nil
  }
}
