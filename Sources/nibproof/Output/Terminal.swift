import PortableFoundation

/// Queries terminals.
enum Terminal {
  /// Returns the current number of columns of a descriptor's terminal, or nil if it is not a terminal.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the line width of prose from `COLUMNS` or the terminal, limited to a readable range.
  static func textWidth(variables: [String: String], columns: Int?) -> Int {
    let columns = variables["COLUMNS"].flatMap { Int($0) } ?? columns ?? widest
    return min(max(columns, narrowest), widest)
  }

  /// The maximum line width of prose.
  static let widest = 100
  private static let narrowest = 40
}
