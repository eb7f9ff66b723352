import RuntimeAttributes

/// The outcome of setting a kind of value on a kind of property.
package enum ConversionOutcome: UInt8, CaseIterable, Hashable, Sendable {
  /// The setter receives the value unchanged.
  case stores
  /// The setter receives the result of the unboxing message: a converted number or a parsed string.
  case converts
  /// An object property, or an optional property of a registered Swift class, is set to nil.
  case storesNil
  /// Swift's bridging converts nil to an empty value, such as `""` or `[]`, or to zero.
  case empties
  /// The setter receives an object of an unexpected class, or nil for a nonoptional type, without a check.
  case storesWrongObject
  /// `setNilValueForKey:` is sent, which raises unless the class overrides it.
  case raisesForNil
  /// The value does not respond to the unboxing message: `NSInvalidArgumentException`.
  case raisesUnrecognizedSelector
  /// Key-value coding does not support the property's type, ignores the setter and calls `setValue:forUndefinedKey:`.
  case undefinedKey
  /// Swift's bridging traps.
  case traps
  /// The outcome is unknown.
  case undecided
}
