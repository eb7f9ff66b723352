/// The conflict markers of an unfinished merge.
struct ConflictMarkers {
  /// The lines of the markers, starting at 1.
  private(set) var lines: [Int] = []
  /// The text in which whitespace replaces the markers and the other side, so that positions do not change.
  private(set) var ours: [UInt8]

  private enum Side { case both, ours, theirs }

  /// Finds the markers in a text; returns nil if it contains no conflict.
  init?(in text: [UInt8]) {
    ours = text
    var side = Side.both
    var line = 1
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let marker = Self.marker(of: text[start..<end], on: side)
      if let marker {
        lines.append(line)
        side = marker
      }
      if marker != nil || side == .theirs {
        for index in start..<end where ours[index] != 0x0D { ours[index] = UInt8(ascii: " ") }
      }
      start = end + 1
      line += 1
    }
    if lines.isEmpty { return nil }
  }

  /// Returns the side that begins after a line, if the line is a marker: the same character repeated seven times.
  private static func marker(of line: ArraySlice<UInt8>, on side: Side) -> Side? {
    guard let first = line.first, line.prefix(while: { $0 == first }).count == 7 else { return nil }
    if let next = line.dropFirst(7).first, next != UInt8(ascii: " "), next != 0x0D { return nil }
    return switch (first, side) {
    case (UInt8(ascii: "<"), _): .ours
    // A merge may contain the common ancestor between the two sides.
    case (UInt8(ascii: "|"), .ours), (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .theirs): .theirs
    case (UInt8(ascii: ">"), .ours), (UInt8(ascii: ">"), .theirs): .both
    default: nil
    }
  }
}
