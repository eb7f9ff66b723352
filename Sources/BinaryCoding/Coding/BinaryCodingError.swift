/// The reason why encoded facts cannot be read.
package enum BinaryCodingError: Error, Hashable, Sendable {
  /// The bytes are not in this format.
  case foreign
  /// The bytes were written by another version.
  case otherVersion
  /// The bytes are damaged.
  case damaged
}
