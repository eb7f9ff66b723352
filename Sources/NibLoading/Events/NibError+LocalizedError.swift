public import PortableFoundation

extension NibError: LocalizedError {
  /// What iOS prints when it ends the app.
  public var errorDescription: String? { description }
}
