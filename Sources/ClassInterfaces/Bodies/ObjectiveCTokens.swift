/// The tokens of one body of Objective-C, with the bracket that belongs to each other one.
struct ObjectiveCTokens {
  private let lexer: ObjectiveCLexer
  let tokens: [ObjectiveCToken]
  /// The indexes of the tokens that are only compiled under a condition.
  private let conditional: Set<Int>
  /// For each token that is a bracket, parenthesis or brace, the index of the one that closes or opens it; its own for any
  /// other.
  private let partners: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var lexer = ObjectiveCLexer(bytes)
    lexer.position = range.lowerBound
    var tokens: [ObjectiveCToken] = []
    var open: [(symbol: UInt8, index: Int)] = []
    var partners: [Int] = []
    var conditional: Set<Int> = []
    // Lists that grow step by step are copied as often; few bodies have more tokens than a quarter of their bytes.
    tokens.reserveCapacity(range.count / 4)
    partners.reserveCapacity(range.count / 4)
    var token = lexer.next()
    while token.kind != .endOfFile, token.start < range.upperBound {
      if !lexer.conditions.isEmpty { conditional.insert(tokens.count) }
      partners.append(tokens.count)
      if token.kind == .symbol, let closing = Self.closing(token.symbol) {
        open.append((closing, tokens.count))
      } else if token.kind == .symbol, let last = open.last, last.symbol == token.symbol {
        partners[last.index] = tokens.count
        partners[tokens.count] = last.index
        open.removeLast()
      }
      tokens.append(token)
      token = lexer.next()
    }
    self.lexer = lexer
    self.tokens = tokens
    self.conditional = conditional
    self.partners = partners
  }

  private static func closing(_ symbol: UInt8) -> UInt8? {
    switch symbol {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  /// The index of the bracket that closes the one at an index; the end where there is none.
  func closing(_ index: Int) -> Int { closingOfBracket(at: index) ?? tokens.count }

  private func closingOfBracket(at index: Int) -> Int? {
    partners.indices.contains(index) && partners[index] > index ? partners[index] : nil
  }

  /// Whether the token at an index is a symbol.
  func isSymbol(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSymbol(scalar)
  }

  /// The name at an index; nil where something else stands.
  func name(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return nil }
    return lexer.text(tokens[index].range)
  }

  /// The name that is all there is in a range; nil where something else stands.
  func name(of range: Range<Int>) -> String? { range.count == 1 ? name(at: range.lowerBound) : nil }

  /// The bytes of the name at an index; nil where something else stands.
  func bytes(ofNameAt index: Int) -> UnsafeBufferPointer<UInt8>.SubSequence? {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return nil }
    return lexer.bytes[tokens[index].range]
  }

  /// The word behind an `@` at an index.
  func directive(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .directive else { return nil }
    return lexer.text(tokens[index].range)
  }

  /// The text of the string that an expression is, `@"Badge"`; nil for any other, and for one with escapes.
  func string(_ range: Range<Int>) -> String? {
    guard range.count == 2, isSymbol("@", at: range.lowerBound), tokens.indices.contains(range.lowerBound + 1)
    else { return nil }
    let token = tokens[range.lowerBound + 1]
    guard token.kind == .literal, token.range.count >= 2 else { return nil }
    let text = lexer.text(token.start + 1..<token.end - 1)
    return text.contains("\\") ? nil : text
  }

  /// The first index from one on, and before another, at which a statement ends.
  func endOfStatement(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, !isSymbol(";", at: index), !isSymbol("}", at: index) {
      index = closingOfBracket(at: index).map { $0 + 1 } ?? index + 1
    }
    return min(index, end)
  }

  /// Whether the token at an index stands between `#if` and `#endif`, so that it may not be compiled.
  func isConditional(at index: Int) -> Bool { conditional.contains(index) }

  /// Whether the token at an index stands in a block whose exceptions are caught: `@try { ... }`.
  func isTried(_ index: Int) -> Bool {
    tokens.indices.contains {
      directive(at: $0) == "try" && isSymbol("{", at: $0 + 1) && ($0..<closing($0 + 1)).contains(index)
    }
  }

  /// The pieces of the selector that begins at an index, each with its argument.
  ///
  /// - Parameter start: The index of the first piece.
  /// - Returns: The first pieces, the colon left out; none where no colon follows.
  func arguments(from start: Int) -> [(label: String, value: Range<Int>)] {
    var arguments: [(label: String, value: Range<Int>)] = []
    var index = start
    while arguments.count < Self.mostArguments, let label = name(at: index), isSymbol(":", at: index + 1) {
      let first = index + 2
      index = first
      while index < tokens.count {
        if let closing = closingOfBracket(at: index) {
          index = closing + 1
          continue
        }
        let endsMessage = ["]", ")", "}", ";"].contains { isSymbol($0, at: index) }
        if endsMessage || (name(at: index) != nil && isSymbol(":", at: index + 1)) { break }
        index += 1
      }
      arguments.append((label, first..<max(first, index)))
    }
    return arguments
  }

  /// An expression as Swift would spell it, as far as conditions and returned objects need: `[self.subviews count]`
  /// as `self.subviews.count`, `NO` as `false`; the beginning of one that is longer than any of these.
  func spelling(_ range: Range<Int>) -> String {
    guard range.count <= Self.longestSpelled else {
      return spelling(range.prefix(Self.longestSpelled)) + "…"
    }
    var text = ""
    var index = range.lowerBound
    while index < min(range.upperBound, tokens.count) {
      let closing = closing(index)
      if isSymbol("[", at: index), closing < range.upperBound, closing - index > 2,
        name(at: closing - 1) != nil,
        !isSymbol(":", at: closing - 2), !isSymbol(".", at: closing - 2)
      {
        text += spelling(index + 1..<closing - 1) + "." + lexer.text(tokens[closing - 1].range)
        index = closing + 1
        continue
      }
      let word = lexer.text(tokens[index].range)
      text += Self.constants[word] ?? word
      index += 1
    }
    return text
  }

  /// The object that a message is sent to, as Swift would spell it.
  func receiver(at index: Int) -> String? {
    if let opening = openingOfReceiver(at: index) { return spelling(opening..<index) }
    guard index > 0 else { return nil }
    var start = index
    while start > 0, name(at: start - 1) != nil || isSymbol(".", at: start - 1) { start -= 1 }
    return spelling(start..<index)
  }

  /// The index at which a receiver in brackets begins.
  func openingOfReceiver(at index: Int) -> Int? {
    guard isSymbol("]", at: index - 1), partners[index - 1] < index - 1 else { return nil }
    return partners[index - 1]
  }

  /// The variable that the statement around an index sets.
  func variableSet(before index: Int) -> String? {
    let start = max(0, index - Self.longestAssignment)
    var index = index - 1
    while index > start, ![";", "{", "}"].contains(where: { isSymbol($0, at: index) }) {
      if isSymbol("=", at: index), !isSymbol("=", at: index - 1) { return name(at: index - 1) }
      index -= 1
    }
    return nil
  }

  /// How far before a value the variable stands that it is given to.
  private static let longestAssignment = 256
  /// No selector that matters has more pieces.
  private static let mostArguments = 32
  /// How many tokens an expression has at most that is spelled as a whole.
  private static let longestSpelled = 256

  private static let constants = ["NO": "false", "YES": "true", "NULL": "nil", "Nil": "nil"]
}
