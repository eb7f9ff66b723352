/// Why encoded facts cannot be read.
package enum StorageError: Error, Hashable, Sendable {
  /// The bytes are not in this format.
  case foreign
  /// The bytes were written by another version.
  case otherVersion
  /// The bytes are damaged.
  case damaged
}
