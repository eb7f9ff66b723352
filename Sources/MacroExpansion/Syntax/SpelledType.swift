/// A type as a declaration spells it.
struct SpelledType: Hashable {
  let text: String
  let offset: Int

  init(_ text: String, at offset: Int = 0) {
    self.text = text.trimmed
    self.offset = offset
  }

  /// The structure of a type, as far as its spelling shows.
  indirect enum Shape: Hashable, Sendable {
    case function, tuple, protocolType
    case named(String, arguments: [String])
    case optional(Shape), array(Shape), set(Shape), dictionary(Shape, Shape)
    case other
  }

  var shape: Shape { Self.shape(text[...]) }

  /// Whether the type is spelled as an optional.
  var isOptional: Bool { if case .optional = shape { true } else { false } }

  /// Returns the shape of a spelling, ignoring specifiers and enclosing parentheses.
  private static func shape(_ spelling: Substring) -> Shape {
    let text = withoutSpecifiers(spelling)
    let top = topLevel(text)
    if top.hasArrow { return .function }
    if text.hasPrefix("some ") { return .other }
    if text.hasPrefix("any ") || top.hasAmpersand { return .protocolType }
    if text.last == "?" || text.last == "!" { return .optional(shape(text.dropLast())) }
    if text.first == "(", text.last == ")" {
      let inner = text.dropFirst().dropLast()
      let parts = topLevel(inner)
      return inner.isEmpty || !parts.commas.isEmpty || !parts.colons.isEmpty ? .tuple : shape(inner)
    }
    if text.first == "[", text.last == "]" {
      let inner = text.dropFirst().dropLast()
      guard let colon = topLevel(inner).colons.first else {
        return inner.contains(" of ") ? .other : .array(shape(inner))
      }
      return .dictionary(shape(inner[..<colon]), shape(inner[inner.index(after: colon)...]))
    }
    return named(text)
  }

  private static func named(_ text: Substring) -> Shape {
    guard let first = text.first, first.isLetter || first == "_" || first == "`" else { return .other }
    guard let opening = text.firstIndex(of: "<"), text.last == ">" else {
      return text.allSatisfy { $0.isLetter || $0.isNumber || "_.`:".contains($0) }
        ? .named(String(text), arguments: []) : .other
    }
    let list = text[text.index(after: opening)...].dropLast()
    var arguments: [Substring] = []
    var start = list.startIndex
    for comma in topLevel(list).commas {
      arguments.append(list[start..<comma])
      start = list.index(after: comma)
    }
    arguments.append(list[start...])
    let name = text[..<opening].split(separator: ".").last.map(String.init) ?? ""
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(shape(arguments[0]))
    case ("Array", 1): return .array(shape(arguments[0]))
    case ("Set", 1): return .set(shape(arguments[0]))
    case ("Dictionary", 2): return .dictionary(shape(arguments[0]), shape(arguments[1]))
    default: return .named(String(text[..<opening]), arguments: arguments.map { String($0).trimmed })
    }
  }

  private static func withoutSpecifiers(_ spelling: Substring) -> Substring {
    var text = Substring(String(spelling).trimmed)
    while true {
      if text.first == "@" {
        // `@escaping (Int) -> Void`; only the attributes of functions are followed by a parenthesis.
        text = Substring(String(text.drop { !$0.isWhitespace && $0 != "(" }).trimmed)
      } else if let word = specifiers.first(where: { text.hasPrefix($0) }) {
        text = Substring(String(text.dropFirst(word.count)).trimmed)
      } else {
        return text
      }
    }
  }

  private static let specifiers = [
    "inout ", "borrowing ", "consuming ", "sending ", "__owned ", "__shared ", "isolated ",
  ]

  /// The separators of a text outside of brackets.
  private struct TopLevel {
    var hasArrow = false
    var hasAmpersand = false
    var commas: [String.Index] = []
    var colons: [String.Index] = []
  }

  private static func topLevel(_ text: Substring) -> TopLevel {
    var found = TopLevel()
    var depth = 0
    var previous: Character = " "
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": if depth == 0 { found.hasArrow = true }
      case ")", "]", ">": depth -= 1
      case "," where depth == 0: found.commas.append(index)
      // `Module::Type` is a name.
      case ":" where depth == 0:
        let next = text.index(after: index)
        if previous != ":", next == text.endIndex || text[next] != ":" { found.colons.append(index) }
      case "&" where depth == 0: found.hasAmpersand = true
      default: break
      }
      previous = character
    }
    return found
  }
}

extension String {
  /// The text without whitespace at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(
      start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)]
    )
  }
}
