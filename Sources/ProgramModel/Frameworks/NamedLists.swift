/// Lists of words by name, in a text whose lines begin with a name or, if they are indented, continue its list.
///
/// The words are split on demand, since few lists of a long text are needed.
struct NamedLists: Sendable {
  private var lines: [String: [Substring.UTF8View]] = [:]

  /// Finds the lines of each name.
  init(_ text: StaticString) {
    var name = ""
    for line in "\(text)".utf8.split(separator: UInt8(ascii: "\n")) {
      let end = line.firstIndex(of: Self.space) ?? line.endIndex
      if end > line.startIndex { name = String(Substring(line[..<end])) }
      lines[name, default: []].append(line[end...])
    }
  }

  /// The words of a name; nil if the text does not list the name.
  subscript(name: String) -> [String]? {
    lines[name]?.flatMap { line in
      line.split(separator: Self.space).lazy.map { String(Substring($0)) }
    }
  }

  private static let space = UInt8(ascii: " ")
}
