public import KeyValueCoding
public import PortableFoundation

extension NibError: LocalizedError {
  /// The line that iOS prints when the error terminates the app.
  public var errorDescription: String? { description }
}

extension KeyValueCodingError: LocalizedError {
  /// The class, the key and the reason.
  public var errorDescription: String? { description }
}
