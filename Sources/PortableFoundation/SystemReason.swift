extension Error {
  /// The system's description of a POSIX error, or the textual representation of any other error.
  ///
  /// `localizedDescription` would require the complete Foundation.
  package var systemReason: String {
    guard let error = self as? POSIXError ?? (self as? CocoaError)?.underlying as? POSIXError else {
      return "\(self)"
    }
    return String(cString: strerror(error.code.rawValue))
  }
}
