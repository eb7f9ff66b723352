/// Why stored facts cannot be read.
package enum StorageError: Error, Hashable, Sendable {
  /// The bytes are no such file at all.
  case foreign
  /// Another version of the program wrote them.
  case otherVersion
  /// They are not as they were written.
  case damaged
}
