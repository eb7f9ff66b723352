/// What became of a value that was set without an exception.
public enum SetValueOutcome: Hashable, Sendable {
  /// The property has the value.
  case stored
  /// The property has what the conversion made of the value.
  case converted
  /// The property has what the conversion made of it, and something was lost: a fraction, digits, letters.
  case lossy
  /// The property has an object of a class that it does not expect: the first use of it may end the app.
  case storedWrongObject(expected: PropertyType)
  /// The property of a registered Swift class is as it was, since Swift has no such value of its type: where key-value
  /// coding would have stored a wrong object unchecked, and where an enumeration has no such case. Of the strings that
  /// the type is made of, if it is, one may be near.
  case refused(expected: PropertyType, nearest: String? = nil)
  /// An outlet of macOS whose property is no object: it holds what the bits of an object's address come to.
  case storedAddress(expected: PropertyType)
  /// A `UIColor` or `NSColor` where a layer wants a `CGColor`: no exception, and no color.
  case storedColorForCGColor
  /// A layer keeps any key, this one without meaning to it.
  case storedUnknownLayerKey(nearest: AttributeKey?)
  /// An intermediate key answered nil: the rest was sent to nil.
  case noEffect(nilKey: AttributeKey)
  /// The path leads to a collection that has no elements, and so to nothing.
  case nothingToSet
  /// The class overrides the hook for undefined keys, or for nil: what it does is its own affair.
  case handledByClass
  /// Not enough is known of the class or the type.
  case undecided(Uncertainty)
}
