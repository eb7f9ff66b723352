/// A line of a source before which code can be inserted.
///
/// Each line of the sources contains one declaration or statement, with braces only at its beginning and end.
struct InsertionPoint {
  /// The kind of code that can be inserted.
  enum Kind {
    /// A declaration outside of types.
    case file
    /// A member.
    case type
    /// A method with its body, a function or a variable, between the methods of an `@implementation`.
    case implementation
    /// A statement.
    case code
    /// Only a comment, such as in a protocol, or in a block that returns the value of its only statement.
    case comment
  }

  /// The index of the line.
  var line: Int
  var kind: Kind

  /// Returns all insertion points of a source.
  static func all(in lines: [Substring], isObjectiveC: Bool) -> [InsertionPoint] {
    var scanner = Scanner(isObjectiveC: isObjectiveC)
    for (index, line) in lines.enumerated() { scanner.read(line, at: index) }
    return scanner.points
  }

  private struct Scanner {
    let isObjectiveC: Bool
    var points: [InsertionPoint] = []
    /// The kinds of the enclosing blocks, each with the number of insertion points before the block.
    private var blocks: [(kind: Kind, start: Int)] = []
    /// The number of open parentheses and square brackets.
    private var parentheses = 0
    private var isInString = false
    private var previous: Substring = ""

    init(isObjectiveC: Bool) { self.isObjectiveC = isObjectiveC }

    mutating func read(_ line: Substring, at index: Int) {
      let text = line.drop { $0 == " " }
      let kind = blocks.last?.kind ?? .file
      if parentheses == 0, !isInString, isStart(text, in: kind) {
        points.append(.init(line: index, kind: kind))
      }
      if line.ranges(of: "\"\"\"").count == 1 { isInString.toggle() }
      previous = text
      if isInString { return }
      parentheses += line.count { "([".contains($0) } - line.count { ")]".contains($0) }
      if isObjectiveC, text == "@end" { _ = blocks.popLast() }
      if text.hasPrefix("}") { close() }
      if text.hasSuffix("{") || isObjectiveC && (text.hasPrefix("@interface") || text.hasPrefix("@impl")) {
        blocks.append((opened(by: text), points.count))
      }
    }

    private func isStart(_ text: Substring, in kind: Kind) -> Bool {
      if text.isEmpty || text.hasPrefix("case ") || text.hasPrefix("default:") || text.hasPrefix(".") {
        return false
      }
      if isObjectiveC {
        return previous.isEmpty || [";", "}", "{", "@end"].contains(where: previous.hasSuffix)
          || previous.hasPrefix("@") || previous.hasPrefix("#")
      }
      // An attribute on a line of its own belongs to the next line.
      return !(previous.hasPrefix("@") && !previous.contains(" "))
    }

    private mutating func close() {
      guard let block = blocks.popLast(), block.kind == .code, !isObjectiveC else { return }
      // A block with one statement has two insertion points: before the statement and before the end.
      if points.count - block.start < 3 {
        for index in block.start..<points.count { points[index].kind = .comment }
      }
    }

    private func opened(by text: Substring) -> Kind {
      let words = Set(text.split { " :<(".contains($0) })
      if words.contains("protocol") { return .comment }
      if words.contains("@implementation") { return .implementation }
      let types: Set<Substring> = [
        "class", "struct", "enum", "extension", "actor", "@interface",
      ]
      return words.contains("func") || types.isDisjoint(with: words) ? .code : .type
    }
  }
}
