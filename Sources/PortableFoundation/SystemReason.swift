extension Error {
  /// The system's description of an error.
  ///
  /// It is used because `localizedDescription` needs all of Foundation.
  package var systemReason: String {
    guard let error = self as? POSIXError ?? (self as? CocoaError)?.underlying as? POSIXError else {
      return "\(self)"
    }
    return String(cString: strerror(error.code.rawValue))
  }
}
