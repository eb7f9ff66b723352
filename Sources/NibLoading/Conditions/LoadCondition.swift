/// What must hold for a method to load a nib, where that can be told of a model object.
package enum LoadCondition: Hashable, Sendable {
  /// The view has subviews, or has none.
  case hasSubviews(Bool)
  /// A property of the object is true or not nil, or is not.
  case isSet(property: String, Bool)
  /// Something that only the running app can tell.
  case unknown

  /// The property on which it depends.
  package var property: String? { if case .isSet(let property, _) = self { property } else { nil } }
}
