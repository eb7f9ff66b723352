public import RuntimeAttributes

/// The outcome of setting a value without an exception.
public indirect enum SetValueOutcome: Hashable, Sendable {
  /// The property was set to the value.
  case stored
  /// The property was set to the converted value.
  case converted
  /// The property was set to the converted value, and information was lost: a fraction, digits or letters.
  case lossy
  /// The property was set to an object of an unexpected class, or to nil although its type is not optional; using the
  /// property may crash.
  case storedWrongObject(expected: PropertyType)
  /// A property of a registered Swift class was left unchanged, because the property cannot have the value.
  ///
  /// The property's type cannot represent the value (the enumeration does not have the case, or the object is of the
  /// wrong class, which key-value coding would store without a check), or the property's range or check rejects the
  /// value. `error` is the error that `TypeRegistry` throws for the property, if any.
  case refused(expected: PropertyType, error: AttributeError? = nil)
  /// An outlet on macOS whose property is not an object was set to the bits of the object's address.
  case storedAddress(expected: PropertyType)
  /// A `UIColor` or `NSColor` was set where a layer expects a `CGColor`; the color is ignored without an exception.
  case storedColorForCGColor
  /// A layer stored a value for an undeclared key, which has no effect.
  case storedUnknownLayerKey(nearest: AttributeKey?)
  /// An intermediate key was nil, so the rest of the path had no effect.
  case noEffect(nilKey: AttributeKey)
  /// The path contains an empty collection, so nothing was set.
  case nothingToSet
  /// The class overrides the hook for undefined keys or for nil, and determines the effect.
  case handledByClass
  /// The outcome is unknown, for example because the class or the type is not completely known.
  case undecided(Uncertainty)
}
