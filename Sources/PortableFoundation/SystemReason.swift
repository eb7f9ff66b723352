extension Error {
  /// The system's reason for an error of Foundation, since `localizedDescription` needs the whole of Foundation.
  package var systemReason: String {
    guard let error = self as? POSIXError ?? (self as? CocoaError)?.underlying as? POSIXError else {
      return "\(self)"
    }
    return String(cString: strerror(error.code.rawValue))
  }
}
