extension Error {
  /// The system's description of a POSIX error, or the error as text if it is of another kind.
  ///
  /// `localizedDescription` would need all of Foundation.
  package var systemReason: String {
    guard let error = self as? POSIXError ?? (self as? CocoaError)?.underlying as? POSIXError else {
      return "\(self)"
    }
    return String(cString: strerror(error.code.rawValue))
  }
}
