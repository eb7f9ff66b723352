import RuntimeAttributes

/// The conflict markers of an unfinished merge.
struct ConflictMarkers {
  /// The lines of the markers, starting at 1.
  private(set) var lines: [Int] = []
  /// The text on our side; whitespace replaces the markers and the other side, so that positions do not change.
  private(set) var ours: [UInt8]

  private enum Side { case both, ours, theirs }

  /// Finds the markers in a text; returns nil if the text does not contain a conflict.
  init?(in text: [UInt8]) {
    ours = text
    var side = Side.both
    for (index, line) in LineTable(text).ranges.enumerated() {
      let marker = Self.marker(of: text[line], on: side)
      if let marker {
        lines.append(index + 1)
        side = marker
      }
      if marker != nil || side == .theirs {
        for offset in line { ours[offset] = UInt8(ascii: " ") }
      }
    }
    if lines.isEmpty { return nil }
  }

  /// Returns the side that begins after a line, if the line is a marker: the same character repeated seven times.
  private static func marker(of line: ArraySlice<UInt8>, on side: Side) -> Side? {
    guard let first = line.first, line.prefix(while: { $0 == first }).count == 7 else { return nil }
    if let next = line.dropFirst(7).first, next != UInt8(ascii: " ") { return nil }
    return switch (first, side) {
    case (UInt8(ascii: "<"), _): .ours
    // A merge may contain the common ancestor between the two sides.
    case (UInt8(ascii: "|"), .ours), (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .theirs): .theirs
    case (UInt8(ascii: ">"), .ours), (UInt8(ascii: ">"), .theirs): .both
    default: nil
    }
  }
}
