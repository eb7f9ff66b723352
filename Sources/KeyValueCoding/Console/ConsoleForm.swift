import RuntimeAttributes

/// A message, or the part of a message that users quote, prepared for comparisons with lines.
struct ConsoleForm: Sendable {
  /// The texts before, between and after the placeholders.
  private let pieces: [[UInt8]]
  private let holes: [Hole]
  /// The pairs of bytes of all pieces.
  private let pairs: BytePairs
  /// The numbers of placeholders with values in the message before and after this part.
  private let missing: (before: Int, after: Int)

  /// Creates a form from literal texts, which alternate with the names of placeholders.
  init(_ parts: [Substring], isWhole: Bool, missing: (before: Int, after: Int)) {
    let names = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let texts = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    holes = names.map(Hole.init)
    pieces = texts.enumerated().map { index, text in
      let isLast = index == names.count
      let ends = isLast && !isWhole ? ConsoleText.trailingPunctuation : ""
      // An address and the space before it may be missing.
      let next = isLast ? ends : names[index] == "address" ? ConsoleText.framing + " " : ConsoleText.framing
      var piece = ConsoleText.removing(index > 0 ? ConsoleText.framing : "", before: text)
      piece = ConsoleText.removing(next, after: piece)
      return ConsoleText(Array(piece.utf8)).folded
    }
    pairs = pieces.reduce(into: BytePairs(of: [])) { $0.formUnion(BytePairs(of: $1)) }
    self.missing = missing
  }

  /// Returns the first match that begins between two offsets, if any.
  func firstMatch(in line: ConsoleText, from start: Int, to last: Int) -> ConsolePattern.Match? {
    guard let first = pieces.first, !first.isEmpty, line.mayContain(pairs) else { return nil }
    var offset = min(max(start, 0), line.count)
    var dead: Set<DeadEnd> = []
    while let begin = line.firstOffset(of: first, in: offset..<min(line.count, last + first.count)) {
      offset = begin + 1
      var ranges: [Range<Int>] = []
      guard let end = fill(0, from: begin + first.count, in: line, &ranges, &dead) else { continue }
      let values = zip(holes, ranges).compactMap { $0.value(of: line, in: $1) }
      // A format string of a message is not a message.
      if values.contains(where: { $0.hasPrefix("%") && $0.utf8.count < 4 }) { continue }
      return ConsolePattern.Match(
        range: begin..<end,
        values: Array(repeating: "", count: missing.before) + values
          + Array(repeating: "", count: missing.after)
      )
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

  /// Matches the placeholders starting at an index, and returns the end of the message; returns nil without a match.
  private func fill(
    _ index: Int,
    from start: Int,
    in line: ConsoleText,
    _ ranges: inout [Range<Int>],
    _ dead: inout Set<DeadEnd>
  ) -> Int? {
    guard holes.indices.contains(index) else { return start }
    guard !dead.contains(DeadEnd(hole: index, start: start)) else { return nil }
    let piece = pieces[index + 1]
    for end in ends(of: index, in: line, start..<min(line.count, start + Self.longest)) {
      ranges.append(start..<end)
      if let whole = fill(index + 1, from: end + piece.count, in: line, &ranges, &dead) { return whole }
      ranges.removeLast()
    }
    dead.insert(DeadEnd(hole: index, start: start))
    return nil
  }

  /// Returns the possible ends of a placeholder's value, the most likely end first.
  private func ends(of index: Int, in line: ConsoleText, _ range: Range<Int>) -> [Int] {
    let (hole, piece) = (holes[index], pieces[index + 1])
    if piece.isEmpty, index == holes.count - 1 {
      let end = hole.openEnd(in: line, range)
      return end == range.lowerBound && !hole.mayBeMissing(in: line, at: end) ? [] : [end]
    }
    let end = hole.end(in: line, range)
    if piece.isEmpty { return [end] }
    let first = hole == .address ? end : range.lowerBound
    let ends = line.offsets(of: piece, in: first..<min(line.count, end + piece.count))
    return hole == .path ? ends.reversed() : ends
  }
}

extension ConsoleForm {
  /// The kind of a placeholder, which determines the values that it matches.
  fileprivate enum Hole {
    case address, className, key, number, path, reason, text

    init(name: Substring) {
      switch name {
      case "address": self = .address
      case "class": self = .className
      case "key": self = .key
      case "number": self = .number
      case "path": self = .path
      case "reason": self = .reason
      default: self = .text
      }
    }

    private func takes(_ byte: UInt8) -> Bool {
      switch self {
      case .address, .className: byte > 0x20 && !"()[]".utf8.contains(byte)
      case .key: byte > 0x20
      case .number: 0x30...0x39 ~= byte
      case .path, .reason, .text: byte >= 0x20 || byte == UInt8(ascii: "\t")
      }
    }

    /// Returns the end of the longest value at the start of a range.
    func end(in line: ConsoleText, _ range: Range<Int>) -> Int {
      switch self {
      case .address: break
      case .path, .reason, .text: return line.controlOffset(in: range)
      case .className, .key, .number: return line.end(of: range, where: takes)
      }
      let start = line.end(of: range.prefix(1)) { $0 == UInt8(ascii: " ") }
      let isAddress = ["0x", "…", "..."].contains { line.contains($0, at: start) }
      return isAddress ? line.end(of: start..<range.upperBound, where: takes) : range.lowerBound
    }

    /// Returns the end of a value at the end of the message.
    func openEnd(in line: ConsoleText, _ range: Range<Int>) -> Int {
      switch self {
      case .address, .number, .path, .reason: return end(in: line, range)
      case .className, .key, .text: break
      }
      if line.contains("'", at: range.lowerBound) {
        let inside = (range.lowerBound + 1)..<range.upperBound
        if let close = line.firstOffset(of: Array("'".utf8), in: inside) { return close + 1 }
      }
      guard self == .key else {
        return line.withoutPunctuation(range.lowerBound..<line.end(of: range) { $0 > 0x20 })
      }
      let start = line.end(of: range) { "'*".utf8.contains($0) }
      return line.end(of: start..<range.upperBound, where: ConsoleText.isIdentifierPart)
    }

    /// Whether the value may be missing at an offset: a key or number only before the end of the sentence, not before
    /// an ellipsis.
    func mayBeMissing(in line: ConsoleText, at offset: Int) -> Bool {
      switch self {
      case .key, .number: line.contains(".", at: offset) && !line.contains("..", at: offset)
      case .address, .className, .path, .reason, .text: true
      }
    }

    /// Returns the value in a range, without quotes and the colon that some systems append to a class name; nil for an
    /// address.
    func value(of line: ConsoleText, in range: Range<Int>) -> String? {
      if self == .address { return nil }
      let value = line.unframed(range)
      return self == .className && value.hasSuffix(":") ? String(value.dropLast()) : value
    }
  }
}
