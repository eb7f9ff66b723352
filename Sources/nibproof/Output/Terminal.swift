import PortableFoundation

/// What there is to know of terminals.
enum Terminal {
  /// How many columns the terminal behind a descriptor has at the moment; nil where there is none.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// How wide texts are set: as `COLUMNS` says or else the terminal, but not so wide that lines are hard to read, and
  /// not so narrow that no word fits.
  static func textWidth(variables: [String: String], columns: Int?) -> Int {
    let columns = variables["COLUMNS"].flatMap { Int($0) } ?? columns ?? widest
    return min(max(columns, narrowest), widest)
  }

  /// The width of texts where nothing narrows it.
  static let widest = 100
  private static let narrowest = 40
}
