import RuntimeAttributes

/// A message that the runtime prints, with named placeholders for its variable parts.
///
/// The same pattern is used for writing and parsing. The placeholder `{address}` is an object's address, which is not
/// known in advance: it is written as `0x…` and skipped when parsing. `{class}`, `{key}` and `{number}` match only
/// class names, words and numbers; all other placeholders match any text. `{path}` may contain dots, so it extends to
/// the last possible end.
///
/// Users shorten messages. Two bars enclose the part that identifies a message, as in
/// `Receiver ({class}) |has no segue|.`; the text before and after the part may be missing. With a single bar, the part
/// extends to the end of the message. Without bars, only punctuation at the end may be missing.
package struct ConsolePattern: Sendable {
  /// The literal texts, which alternate with the names of placeholders; the first element is a text.
  private let text: [Substring]
  /// The complete message and its shortened forms, the most complete form first.
  private let forms: [ConsoleForm]

  /// A match of a pattern in a line.
  package struct Match {
    /// The range of the message in the line.
    package var range: Range<Int>
    /// The values of the placeholders, except addresses; empty for placeholders in missing text.
    package var values: [String]
  }

  /// Parses a pattern such as `Failed to set ({keyPath}) on ({class}): {reason}`.
  package init(_ pattern: String) {
    let parts = pattern.split(separator: "|", omittingEmptySubsequences: false)
    let head = parts.count > 1 ? parts[0] : ""
    let middle = parts[parts.count > 1 ? 1 : 0]
    let tail = parts.dropFirst(2).joined()
    text = Self.split(head + middle + tail)
    let heads = head.isEmpty ? [""] : [head, ""]
    forms = heads.flatMap { begin in
      let missing = begin.isEmpty ? Self.count(head) : 0
      return [
        ConsoleForm(Self.split(begin + middle + tail), isWhole: true, missing: (missing, 0)),
        ConsoleForm(Self.split(begin + middle), isWhole: false, missing: (missing, Self.count(tail))),
      ]
    }
  }

  /// Returns the number of placeholders with values.
  private static func count(_ pattern: some StringProtocol) -> Int {
    split(pattern).enumerated().count { !$0.isMultiple(of: 2) && $1 != "address" }
  }

  private static func split(_ pattern: some StringProtocol) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(pattern)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts += [rest[..<open], rest[rest.index(after: open)..<close]]
      rest = rest[rest.index(after: close)...]
    }
    return parts + [rest]
  }

  /// Returns the message with its placeholders filled in order; missing values are empty.
  package func callAsFunction(_ values: String...) -> String {
    var values = values[...]
    return text.enumerated().map { index, part in
      guard !index.isMultiple(of: 2) else { return String(part) }
      return part == "address" ? "0x…" : values.popFirst() ?? ""
    }.joined()
  }

  /// Returns the first match in a line at or after an offset, if any.
  ///
  /// Placeholders match as little as possible. At the end of a message, a reason or path matches the rest of the line;
  /// another placeholder matches a word or a quoted text.
  package func firstMatch(in line: ConsoleText, from start: Int = 0) -> Match? {
    // All other forms contain the shortest form. Searching for them only before its match keeps the time linear.
    guard var best = forms.last?.firstMatch(in: line, from: start, to: line.count) else { return nil }
    for form in forms.dropLast().reversed() {
      best = form.firstMatch(in: line, from: start, to: best.range.lowerBound) ?? best
    }
    return best
  }
}
