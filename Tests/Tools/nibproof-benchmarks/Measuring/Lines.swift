/// The baseline for reading a text: counting its lines.
enum Lines {
  /// Returns the number of line feeds.
  static func count(_ bytes: some Sequence<UInt8>) -> Int {
    var lines = 0
    for byte in bytes where byte == 0x0A { lines += 1 }
    return lines
  }
}
