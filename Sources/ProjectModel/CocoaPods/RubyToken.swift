/// A token of the Ruby syntax that Podfiles and podspecs use.
enum RubyToken: Hashable {
  /// A name, with its final `!` or `?`.
  case word(String)
  /// A string; nil if its value is unknown, as with interpolation, escapes or a heredoc.
  case string(String?)
  /// `:path`
  case symbol(String)
  /// Punctuation: `=>`, or a single character.
  case mark(String)
  case newline

  /// Returns the tokens of a file, or nil if a string spans several lines.
  static func tokens(in text: String) -> [RubyToken]? {
    var tokens: [RubyToken] = []
    var heredocs: [String] = []
    var isInComment = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.last == "\r" ? line.dropLast() : line
      if line.hasPrefix("=begin") { isInComment = true }
      if isInComment {
        if line.hasPrefix("=end") { isInComment = false }
        continue
      }
      if let end = heredocs.first {
        if line.trimmed == end[...] { heredocs.removeFirst() }
        continue
      }
      var reader = LineReader(line)
      guard let own = reader.tokens(&heredocs) else { return nil }
      tokens += own
      tokens.append(.newline)
    }
    return tokens
  }

  /// Reads the tokens of one line.
  private struct LineReader {
    var rest: Substring

    init(_ line: Substring) { rest = line }

    mutating func tokens(_ heredocs: inout [String]) -> [RubyToken]? {
      var tokens: [RubyToken] = []
      while let character = rest.first {
        switch character {
        case "#": return tokens
        case " ", "\t": rest.removeFirst()
        case "'", "\"":
          guard let string = string(upTo: character, isLiteral: character == "'") else { return nil }
          tokens.append(string)
        case "%":
          guard let list = percentLiteral() else { return nil }
          tokens += list
        case "<":
          if let end = heredoc() {
            heredocs.append(end)
            tokens.append(.string(nil))
          } else {
            tokens.append(.mark("<"))
            rest.removeFirst()
          }
        case ":":
          rest.removeFirst()
          let name = word()
          tokens.append(name.isEmpty ? .mark(":") : .symbol(name))
        case "=" where rest.dropFirst().first == ">":
          tokens.append(.mark("=>"))
          rest.removeFirst(2)
        case _ where character.isLetter || character == "_": tokens.append(.word(word()))
        default:
          tokens.append(.mark(String(character)))
          rest.removeFirst()
        }
      }
      return tokens
    }

    private mutating func word() -> String {
      var name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[name.endIndex...]
      if !name.isEmpty, let mark = rest.first, mark == "!" || mark == "?", rest.dropFirst().first != "=" {
        rest.removeFirst()
        name = name.base[name.startIndex..<rest.startIndex]
      }
      return String(name)
    }

    /// Reads a string with its quotation marks; returns nil if the string does not end on the line.
    private mutating func string(upTo end: Character, isLiteral: Bool) -> RubyToken? {
      rest.removeFirst()
      var (text, isKnown) = ("", true)
      while let character = rest.popFirst() {
        if character == end { return .string(isKnown ? text : nil) }
        if character == "\\", let next = rest.popFirst() {
          // Escapes in double-quoted strings are not evaluated.
          if !isLiteral { isKnown = false }
          text.append(next)
        } else {
          if !isLiteral, character == "#", rest.first == "{" { isKnown = false }
          text.append(character)
        }
      }
      return nil
    }

    /// Reads `%w[a b]` or `%q(a)`; any other percent sign is an operator.
    ///
    /// Returns nil if the literal does not end on the line.
    private mutating func percentLiteral() -> [RubyToken]? {
      let kind =
        rest.dropFirst().first.map { "wWiIqQ".contains($0) } == true ? rest.dropFirst().prefix(1) : ""
      let body = rest.dropFirst(1 + kind.count)
      guard !kind.isEmpty, let open = body.first, let close = Self.brackets[open] else {
        rest.removeFirst()
        return [.mark("%")]
      }
      guard let end = body.dropFirst().firstIndex(of: close) else { return nil }
      let content = body[body.index(after: body.startIndex)..<end]
      rest = body[body.index(after: end)...]
      let isKnown = !content.contains("#{")
      guard "wWiI".contains(kind) else { return [.string(isKnown ? String(content) : nil)] }
      let elements = content.split(whereSeparator: \.isWhitespace).map {
        RubyToken.string(isKnown ? String($0) : nil)
      }
      return [.mark("[")] + elements.flatMap { [$0, .mark(",")] } + [.mark("]")]
    }

    private static let brackets: [Character: Character] = ["[": "]", "(": ")", "{": "}", "|": "|"]

    /// Reads the start of a heredoc, if any, and returns its terminator: `DESC` for `<<-DESC`.
    private mutating func heredoc() -> String? {
      var text = rest
      guard text.hasPrefix("<<") else { return nil }
      text.removeFirst(2)
      if let mark = text.first, mark == "-" || mark == "~" { text.removeFirst() }
      let quote = text.first.flatMap { $0 == "'" || $0 == "\"" ? $0 : nil }
      if quote != nil { text.removeFirst() }
      let name = text.prefix { $0.isUppercase || $0.isNumber || $0 == "_" }
      guard !name.isEmpty else { return nil }
      rest = text.dropFirst(name.count + (quote == nil ? 0 : 1))
      return String(name)
    }
  }
}
