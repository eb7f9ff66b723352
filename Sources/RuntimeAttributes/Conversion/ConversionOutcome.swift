/// What becomes of a value of one kind that is set on a property of one kind.
package enum ConversionOutcome: UInt8, CaseIterable, Hashable, Sendable {
  /// The setter gets the value as it is.
  case stores
  /// The setter gets what the unboxing message returns: a number as another type, a string parsed.
  case converts
  /// An object property becomes nil.
  case storesNil
  /// The bridge of Swift makes an empty value of nil: `""`, `[]`, `[:]`.
  case empties
  /// The setter gets an object of a class that it does not expect, or nil where Swift expects none; nobody checks.
  case storesWrongObject
  /// `setNilValueForKey:` is sent, which raises unless the class overrides it.
  case raisesForNil
  /// The value does not respond to the unboxing message: `NSInvalidArgumentException`.
  case raisesUnrecognizedSelector
  /// Key-value coding passes over setters of such a type: `setValue:forUndefinedKey:` is sent.
  case undefinedKey
  /// The bridge of Swift ends the app.
  case traps
  /// What happens is not known well enough to say.
  case undecided
}
