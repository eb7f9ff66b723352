/// A condition under which a method loads a nib, in a form that can be evaluated on a model object.
package enum LoadCondition: Hashable, Sendable {
  /// The view has subviews, or has none if the value is false.
  case hasSubviews(Bool)
  /// A property of the object is true or not nil; if the value is false, the property is false or nil.
  case isSet(property: String, Bool)
  /// A condition that only the running app can evaluate.
  case unknown

  /// The property that the condition depends on, if any.
  package var property: String? { if case .isSet(let property, _) = self { property } else { nil } }
}
