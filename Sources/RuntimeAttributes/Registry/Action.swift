/// A type-erased method that controls call as an action.
package struct RegisteredAction: Sendable {
  /// The selector with its colons.
  package let selector: String
  /// Calls the method with the sender.
  package let call: @MainActor @Sendable (AnyObject, AnyObject?) -> Void
}

extension FieldList where Root: AnyObject {
  /// Adds an action method with the sender as its parameter.
  ///
  /// Controls send actions on the main actor, so the method is isolated to the main actor. `NibLoading` validates
  /// connections against the actions of a class, and calls the actions.
  ///
  /// - Parameters:
  ///   - selector: The selector with its colon, such as `stop:`.
  ///   - method: The method, which is called only with senders of its parameter's type.
  public mutating func action<Sender>(
    _ selector: String,
    _ method: @escaping @Sendable (Root) -> @MainActor (Sender) -> Void
  ) {
    add(
      RegisteredAction(selector: selector) { object, sender in
        guard let sender = sender as Any as? Sender else { return }
        method(unsafeDowncast(object, to: Root.self))(sender)
      }
    )
  }

  /// Adds an action method without parameters.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `stop`.
  ///   - method: The method to call.
  public mutating func action(
    _ selector: String,
    _ method: @escaping @Sendable (Root) -> @MainActor () -> Void
  ) {
    add(
      RegisteredAction(selector: selector) { object, _ in
        method(unsafeDowncast(object, to: Root.self))()
      }
    )
  }
}
