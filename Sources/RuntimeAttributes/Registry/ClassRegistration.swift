/// The registration of a Swift class, whichever it is.
public struct ClassRegistration: Sendable {
  let type: AnyClass
  let superclass: AnyClass?
  let description: ClassDescription
  /// The accessors of the description's properties, in their order.
  let accessors: [Accessor?]
  /// Whether the class is known to be Sendable, as classes of an actor are.
  let isSendable: Bool

  /// The superclasses in Swift, nearest first.
  var ancestors: [AnyClass] {
    Array(sequence(first: type, next: { _getSuperclass($0) }).dropFirst())
  }
}
