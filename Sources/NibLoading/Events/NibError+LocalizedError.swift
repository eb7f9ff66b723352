public import KeyValueCoding
public import PortableFoundation

extension NibError: LocalizedError {
  /// The line that iOS prints when the error terminates the app, or a description if iOS does not print a line.
  public var errorDescription: String? { description }
}

extension KeyValueCodingError: LocalizedError {
  /// The class, the key, the reason and a suggestion.
  public var errorDescription: String? { description }
}
