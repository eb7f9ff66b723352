/// A condition under which a method loads a nib, in a form that can be evaluated on a model object.
package enum LoadCondition: Hashable, Sendable {
  /// Whether the view has subviews.
  case hasSubviews(Bool)
  /// Whether a property of the object is set: true, or not nil.
  case isSet(property: String, Bool)
  /// A condition that only the running app can evaluate.
  case unknown

  /// The property that the condition depends on.
  package var property: String? { if case .isSet(let property, _) = self { property } else { nil } }
}
