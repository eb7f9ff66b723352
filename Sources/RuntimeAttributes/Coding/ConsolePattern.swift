/// A message that the runtime prints, with named placeholders for its variable parts.
///
/// The same pattern is used for writing and parsing. The placeholder `{address}` is an object's address, which is not
/// known in advance: it is written as `0x…` and skipped when parsing. The placeholders `{class}` and `{number}` match
/// only class names and numbers, all others match any text. `{path}` contains dots, so it extends to the last
/// possible end.
package struct ConsolePattern: Sendable {
  /// The literal text between the placeholders: one piece more than there are placeholders.
  private let pieces: [[UInt8]]
  private let holes: [Hole]

  /// The values that a placeholder matches.
  private enum Hole {
    case address, className, word, number, path, text

    init(name: Substring) {
      switch name {
      case "address": self = .address
      case "class": self = .className
      case "word": self = .word
      case "number": self = .number
      case "path": self = .path
      default: self = .text
      }
    }

    func takes(_ byte: UInt8) -> Bool {
      switch self {
      case .address: byte > 0x7F || 0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20 || byte | 0x20 == 0x78
      case .className: byte > 0x20 && !"[]<>'\"".utf8.contains(byte)
      case .word: byte > 0x20
      case .number: 0x30...0x39 ~= byte
      case .path, .text: byte >= 0x20 || byte == UInt8(ascii: "\t")
      }
    }

    /// Returns the value in a placeholder's bytes, without the colon that some systems append to a class name.
    func value(_ bytes: ArraySlice<UInt8>) -> String {
      let hasTail = self == .className && bytes.last == UInt8(ascii: ":")
      return String(decoding: hasTail ? bytes.dropLast() : bytes, as: UTF8.self)
    }
  }

  /// A match of a pattern in a line.
  package struct Match {
    /// The range of the message in the line.
    package var range: Range<Int>
    /// The values of the placeholders, except addresses.
    package var values: [String]
  }

  /// Parses a pattern such as `Failed to set ({keyPath}) on ({class})`.
  package init(_ text: String) {
    var pieces: [[UInt8]] = []
    var holes: [Hole] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      pieces.append(Array(rest[..<open].utf8))
      holes.append(Hole(name: rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    self.pieces = pieces + [Array(rest.utf8)]
    self.holes = holes
  }

  /// Returns the message with its placeholders filled in order; missing values are empty.
  package func callAsFunction(_ values: String...) -> String {
    var values = values[...]
    var text = String(decoding: pieces.first ?? [], as: UTF8.self)
    for (hole, piece) in zip(holes, pieces.dropFirst()) {
      text += hole == .address ? "0x…" : values.popFirst() ?? ""
      text += String(decoding: piece, as: UTF8.self)
    }
    return text
  }

  /// Returns the first match in a line at or after an offset, or nil.
  ///
  /// Placeholders match as little as possible; one at the end of the pattern matches the rest of the line.
  package func firstMatch(in line: [UInt8], from start: Int = 0) -> Match? {
    guard let first = pieces.first, !first.isEmpty else { return nil }
    var offset = min(max(start, 0), line.count)
    var dead: Set<DeadEnd> = []
    while let begin = Self.find(first, in: line[offset...]) {
      var ranges: [Range<Int>] = []
      if let end = fill(0, from: begin + first.count, in: line, &ranges, &dead) {
        let values = zip(holes, ranges).compactMap { hole, range in
          hole == .address ? nil : hole.value(line[range])
        }
        return Match(range: begin..<end, values: values)
      }
      offset = begin + 1
    }
    return nil
  }

  /// The maximum length of a placeholder's value.
  private static let longest = 1024

  /// A position in the line from which the remaining placeholders, starting at an index, cannot match.
  private struct DeadEnd: Hashable {
    var hole: Int
    var start: Int
  }

  /// Matches the placeholders starting at an index and returns the end of the message.
  private func fill(
    _ hole: Int,
    from start: Int,
    in line: [UInt8],
    _ ranges: inout [Range<Int>],
    _ dead: inout Set<DeadEnd>
  ) -> Int? {
    guard holes.indices.contains(hole) else { return start }
    guard !dead.contains(DeadEnd(hole: hole, start: start)) else { return nil }
    let piece = pieces[hole + 1]
    let limit = min(line.count, start + Self.longest)
    var end = start
    while end < limit, holes[hole].takes(line[end]) { end += 1 }
    if piece.isEmpty {
      ranges.append(start..<end)
      return end
    }
    let window = line[..<min(line.count, end + piece.count)]
    var ends: [Int] = []
    var offset = start
    while let next = Self.find(piece, in: window[offset...]) {
      ends.append(next)
      offset = next + 1
    }
    for next in holes[hole] == .path ? ends.reversed() : ends {
      ranges.append(start..<next)
      if let whole = fill(hole + 1, from: next + piece.count, in: line, &ranges, &dead) { return whole }
      ranges.removeLast()
    }
    dead.insert(DeadEnd(hole: hole, start: start))
    return nil
  }

  private static func find(_ piece: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard let first = piece.first, text.count >= piece.count else { return nil }
    let last = text.endIndex - piece.count
    var offset = text.startIndex
    while offset <= last {
      if text[offset] == first, text[offset..<(offset + piece.count)].elementsEqual(piece) { return offset }
      offset += 1
    }
    return nil
  }
}
