/// A line of a source before which code may be inserted.
///
/// The sources have one declaration or statement per line, and braces only at the beginning and end of these.
struct InsertionPoint {
  /// The kind of code that may be inserted.
  enum Kind {
    /// A declaration outside of types.
    case file
    /// A member.
    case type
    /// A method with its body, a function or a variable, between the methods of an Objective-C class.
    case implementation
    /// A statement.
    case code
    /// Only a comment: in a protocol, or in a block whose value is its only statement.
    case comment
  }

  /// The index of the line.
  var line: Int
  var kind: Kind

  /// Returns all points of a source.
  static func all(in lines: [Substring], isObjectiveC: Bool) -> [InsertionPoint] {
    var scanner = Scanner(isObjectiveC: isObjectiveC)
    for (index, line) in lines.enumerated() { scanner.read(line, at: index) }
    return scanner.points
  }

  private struct Scanner {
    let isObjectiveC: Bool
    var points: [InsertionPoint] = []
    /// The kinds of the enclosing blocks, each with the number of the points before it.
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
      // The points of a block: before each statement and before its end.
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
