/// The registration of a class: of a Swift class with its properties, or of a class of which only a description exists.
public struct ClassRegistration: Sendable {
  /// The Swift class; nil for a description.
  let type: AnyClass?
  let superclass: AnyClass?
  let description: ClassDescription
  /// The accessors of the description's properties, in their order.
  let accessors: [Accessor?]
  /// Whether the class is known to be Sendable, as classes of an actor are.
  let isSendable: Bool

  /// The superclasses in Swift, nearest first.
  var ancestors: [AnyClass] {
    type.map { Array(sequence(first: $0, next: { _getSuperclass($0) }).dropFirst()) } ?? []
  }
}

extension ClassRegistration {
  /// The registration of a class of which only a description exists.
  init(_ description: ClassDescription) {
    self.init(type: nil, superclass: nil, description: description, accessors: [], isSendable: true)
  }
}
