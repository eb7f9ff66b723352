/// Splits a source into tokens and finds the end of each bracketed group.
///
/// Each `#if` branch begins with the brackets that are open before the `#if`. After the `#endif`, the brackets that
/// the first branch left open are open.
package struct SwiftTokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var lexer: SwiftLexer
  private var tokens: [SwiftSyntaxToken]
  private let words = SwiftSyntaxWords.all
  /// All opening brackets and starts of `#if` branches so far.
  ///
  /// `innermost` and ``Bracket/outer`` link the brackets that enclose the next token.
  private var brackets: [Bracket] = []
  private var innermost: Int32 = -1
  private var conditionals: [Conditional] = []
  /// Whether the tokens belong to a directive, whose brackets must be balanced within its line.
  private var isInDirective = false

  private struct Bracket {
    /// The index of the bracket's token; -1 for the start of an `#if` branch.
    var token: Int32
    var kind: SwiftToken.Kind
    /// The index of the enclosing bracket; -1 for an outermost bracket.
    var outer: Int32
    /// The number of open brackets of each kind within the branch, including this bracket.
    ///
    /// Parentheses and square brackets are counted only within the innermost brace.
    var parentheses: Int32 = 0
    var squares: Int32 = 0
    var braces: Int32 = 0
  }

  private struct Conditional {
    /// The innermost bracket before `#if`.
    var outer: Int32
    /// The innermost bracket at the end of the first branch; nil during the first branch.
    var afterFirst: Int32?
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    _ tokens: consuming [SwiftSyntaxToken]
  ) {
    self.bytes = bytes
    lexer = SwiftLexer(bytes, range: range)
    self.tokens = tokens
  }

  /// The number of end tokens to append, so that lookahead does not need bounds checks.
  private static let padding = 4

  /// Appends the tokens of a range.
  ///
  /// - Returns: The index of the first end token, and the problems found.
  package static func append(
    _ range: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    to tokens: inout [SwiftSyntaxToken]
  ) -> (end: Int, problems: [(kind: LexicalProblem, offset: Int)]) {
    var taken: [SwiftSyntaxToken] = []
    swap(&taken, &tokens)
    var tokenizer = SwiftTokenizer(bytes, range, taken)
    taken = []
    tokenizer.read()
    swap(&tokens, &tokenizer.tokens)
    return (tokens.count - padding, tokenizer.lexer.problems)
  }

  private mutating func read() {
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      add(token)
    }
    let end = SwiftSyntaxToken(
      start: UInt32(truncatingIfNeeded: lexer.limit),
      end: UInt32(truncatingIfNeeded: lexer.limit),
      kind: .endOfFile,
      isAtLineStart: true
    )
    for _ in 0..<Self.padding { tokens.append(end) }
    while innermost >= 0 {
      let bracket = brackets[Int(innermost)]
      if bracket.token >= 0, tokens[Int(bracket.token)].closing < 0 { addProblem(at: Int(bracket.token)) }
      innermost = bracket.outer
    }
  }

  /// Records an unmatched bracket.
  private mutating func addProblem(at index: Int) {
    lexer.problems.append((.unbalancedBrackets, Int(tokens[index].start)))
  }

  private mutating func add(_ token: SwiftToken) {
    var added = SwiftSyntaxToken(
      start: UInt32(truncatingIfNeeded: token.start),
      end: UInt32(truncatingIfNeeded: token.end),
      kind: token.kind,
      isAtLineStart: token.isAtLineStart
    )
    let index = tokens.count
    if isInDirective, token.isAtLineStart { isInDirective = false }
    switch token.kind {
    case .identifier:
      let isAfterPunctuation = index > 0 && tokens[index - 1].end == added.start
      if isAfterPunctuation, tokens[index - 1].kind == .dot { break }
      added.word = words.word(bytes, token.start..<token.end)
      if isAfterPunctuation, tokens[index - 1].kind == .hash {
        readDirective(added.word, at: index - 1)
      }
    case .operatorSymbol:
      addOperator(added)
      return
    case .leftParen, .leftBracket, .leftBrace:
      if !isInDirective { open(token.kind, at: index) }
    case .rightParen, .rightBracket, .rightBrace:
      if !isInDirective, !close(token.kind, at: index) {
        added.kind = .other
        if conditionals.isEmpty { lexer.problems.append((.unbalancedBrackets, token.start)) }
      }
    default: break
    }
    tokens.append(added)
  }

  /// Adds an operator; each `!` and `?` after an operand becomes a separate token.
  private mutating func addOperator(_ token: SwiftSyntaxToken) {
    var token = token
    if let last = tokens.last, last.end == token.start {
      if last.kind == .dot, !isPostfix(token.start) {
        // `a .== b`
        token.start = last.start
        token.isAtLineStart = last.isAtLineStart
        tokens.removeLast()
      } else if last.endsOperand {
        let end = token.end
        while token.start < end, isPostfix(token.start) {
          token.end = token.start + 1
          append(token)
          (token.start, token.isAtLineStart) = (token.end, false)
        }
        guard token.start < end else { return }
        token.end = end
      }
    }
    append(token)
  }

  private mutating func append(_ token: SwiftSyntaxToken) {
    var token = token
    token.symbol = SwiftSyntaxToken.Operator(bytes, Int(token.start)..<Int(token.end))
    tokens.append(token)
  }

  /// Whether a byte is a `?`, or a `!` that does not begin `!=`.
  private func isPostfix(_ offset: UInt32) -> Bool {
    let offset = Int(offset)
    switch bytes[offset] {
    case UInt8(ascii: "?"): return true
    case UInt8(ascii: "!"): return lexer.byte(offset + 1) != UInt8(ascii: "=")
    default: return false
    }
  }
}

// MARK: - Brackets

extension SwiftTokenizer {
  private mutating func open(_ kind: SwiftToken.Kind, at index: Int) {
    var bracket = Bracket(token: Int32(truncatingIfNeeded: index), kind: kind, outer: innermost)
    if innermost >= 0 {
      let outer = brackets[Int(innermost)]
      bracket.braces = outer.braces
      if kind != .leftBrace { (bracket.parentheses, bracket.squares) = (outer.parentheses, outer.squares) }
    }
    switch kind {
    case .leftParen: bracket.parentheses += 1
    case .leftBracket: bracket.squares += 1
    default: bracket.braces += 1
    }
    innermost = Int32(truncatingIfNeeded: brackets.count)
    brackets.append(bracket)
  }

  /// Closes the last bracket of a kind and the unclosed brackets inside it; returns false if such a bracket is not
  /// open.
  private mutating func close(_ kind: SwiftToken.Kind, at index: Int) -> Bool {
    guard innermost >= 0 else { return false }
    let opening: SwiftToken.Kind =
      kind == .rightParen ? .leftParen : kind == .rightBracket ? .leftBracket : .leftBrace
    let last = brackets[Int(innermost)]
    if last.token < 0 { return closeOutside(last, opening, at: index) }
    let count =
      opening == .leftParen ? last.parentheses : opening == .leftBracket ? last.squares : last.braces
    guard count > 0 else { return false }
    while innermost >= 0 {
      let bracket = brackets[Int(innermost)]
      innermost = bracket.outer
      if bracket.kind == opening {
        end(bracket, at: index)
        break
      }
      if bracket.token >= 0, tokens[Int(bracket.token)].closing < 0 { addProblem(at: Int(bracket.token)) }
      end(bracket, at: index)
    }
    return true
  }

  /// Closes the innermost bracket outside an `#if` branch; returns false if the bracket does not have the given kind.
  private mutating func closeOutside(
    _ branch: Bracket,
    _ opening: SwiftToken.Kind,
    at index: Int
  ) -> Bool {
    guard branch.outer >= 0 else { return false }
    let bracket = brackets[Int(branch.outer)]
    guard bracket.token >= 0, bracket.kind == opening else { return false }
    end(bracket, at: index)
    beginBranch(bracket.outer)
    return true
  }

  private mutating func end(_ bracket: Bracket, at index: Int) {
    guard bracket.token >= 0, tokens[Int(bracket.token)].closing < 0 else { return }
    tokens[Int(bracket.token)].closing = Int32(truncatingIfNeeded: index)
  }

  /// Ends the groups that are open at the end of a branch.
  private mutating func endGroups(at index: Int) {
    var open = innermost
    while open >= 0 {
      let bracket = brackets[Int(open)]
      guard bracket.token >= 0, tokens[Int(bracket.token)].closing < 0 else { return }
      end(bracket, at: index)
      open = bracket.outer
    }
  }

  /// Begins an `#if` branch inside a bracket.
  private mutating func beginBranch(_ outer: Int32) {
    // A branch directly inside another branch uses the same outer bracket.
    let inside = outer >= 0 && brackets[Int(outer)].token < 0 ? brackets[Int(outer)].outer : outer
    innermost = Int32(truncatingIfNeeded: brackets.count)
    brackets.append(Bracket(token: -1, kind: .other, outer: inside))
  }

  private mutating func readDirective(_ word: SwiftSyntaxWord?, at index: Int) {
    switch word {
    case .if, .elseif, .else, .endif: isInDirective = true
    default: return
    }
    switch word {
    case .if:
      conditionals.append(Conditional(outer: innermost))
      beginBranch(innermost)
    case .else, .elseif:
      guard let conditional = conditionals.last else { return }
      endGroups(at: index)
      if conditional.afterFirst == nil { conditionals[conditionals.count - 1].afterFirst = innermost }
      beginBranch(conditional.outer)
    case .endif:
      guard let conditional = conditionals.last else { return }
      endGroups(at: index)
      conditionals.removeLast()
      innermost = conditional.afterFirst ?? innermost
      let last = brackets[Int(innermost)]
      let outer = conditional.outer
      let outside = outer >= 0 && brackets[Int(outer)].token < 0 ? brackets[Int(outer)].outer : outer
      if last.token < 0, last.outer == outside { innermost = outer }
    default: break
    }
  }
}
