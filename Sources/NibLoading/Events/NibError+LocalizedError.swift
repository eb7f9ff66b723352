public import PortableFoundation

extension NibError: LocalizedError {
  /// The line that iOS prints when the error terminates the app.
  public var errorDescription: String? { description }
}
