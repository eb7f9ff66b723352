/// Decisions that require more than one token of lookahead, up to a limit.
extension ObjectiveCSyntaxParser {
  private static let farthest = 64

  /// Returns the index after the `>` that closes generic arguments, or nil if the `<` is a comparison.
  func endOfGenerics(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < start + Self.farthest, index < tokens.count {
      switch tokens[index].kind {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 { return index + 1 }
      case .identifier, .star, .comma, .scope, .ampersand, .caret, .number, .ellipsis: break
      case .openParenthesis, .openBracket:
        guard tokens[index].closing > 0 else { return nil }
        index = Int(tokens[index].closing)
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Whether the next token begins the declaration of a variable or function.
  var startsDeclaration: Bool {
    switch token.word?.role {
    case .specifier, .typeof: return true
    case .aggregate: return [.identifier, .openBrace, .colon].contains(peek().kind)
    case .attribute, .enumeration: return true
    case .arithmetic:
      return peek().kind != .openParenthesis || isDeclaratorInParentheses(index + 1)
    case .property?, nil, .some(.none): break
    }
    // A macro on a line of its own.
    if peek().isFirst, peek().kind == .identifier, isUppercase(token) { return false }
    var next = index + 1
    let last = index + Self.farthest
    while tokens[next].kind == .scope, tokens[next + 1].kind == .identifier, next < last { next += 2 }
    while tokens[next].kind == .less {
      guard let end = endOfGenerics(next) else { return false }
      next = end
    }
    if isInVariables, tokens[next].kind == .openParenthesis, tokens[next].closing > 0,
      !isDeclaratorInParentheses(next)
    {
      // `Vector(int) cards;`, where a macro produces the type
      next = Int(tokens[next].closing) + 1
    }
    var pointer: Token.Kind?
    while next < last {
      let kind = tokens[next].kind
      if kind == .star || kind == .ampersand || kind == .logical {
        if kind == .logical, Int(tokens[next].end) - Int(tokens[next].start) != 2 { return false }
        pointer = kind
      } else if kind != .identifier || tokens[next].word?.role != .specifier {
        break
      }
      next += 1
    }
    switch tokens[next].kind {
    case .identifier:
      switch pointer {
      case .star:
        // `i * step >= count`
        return ![.comparison, .less, .greater, .star, .plus, .minus, .arithmetic, .logical, .question, .dot]
          .contains(tokens[next + 1].kind)
      case .ampersand:
        return [.assign, .semicolon, .colon, .comma, .openParenthesis].contains(tokens[next + 1].kind)
      case .logical: return [.assign, .colon].contains(tokens[next + 1].kind)
      default: return tokens[next].word != .in && tokens[next].word != .typedef
      }
    case .openParenthesis:
      return next == index + 1 || pointer != nil || tokens[next - 1].kind == .greater
        ? isDeclaratorInParentheses(next) : false
    default: return false
    }
  }

  /// Whether parentheses contain a declarator: `(^name)(`, `(*name)(`, `(*name)[`.
  private func isDeclaratorInParentheses(_ opening: Int) -> Bool {
    var next = opening + 1
    guard tokens[next].kind == .caret || tokens[next].kind == .star else { return false }
    next += 1
    while next < opening + 8, tokens[next].kind == .star || tokens[next].word?.role == .specifier {
      next += 1
    }
    if tokens[next].kind == .identifier { next += 1 }
    if tokens[next].kind == .openBracket, tokens[next].closing > 0 { next = Int(tokens[next].closing) + 1 }
    // `(*(name)(int))(int)` is rare.
    guard tokens[next].kind == .closeParenthesis else { return false }
    return tokens[next + 1].kind == .openParenthesis || tokens[next + 1].kind == .openBracket
  }

  /// Whether an operand can begin with a token.
  func isOperandStart(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .number, .character, .string, .directive, .openParenthesis, .openBracket, .at, .caret,
      .not,
      .minus, .plus, .star, .ampersand, .increment:
      true
    default: false
    }
  }

  /// Whether the next parentheses form a cast: they contain a type, and an operand follows.
  var isCast: Bool {
    let closing = Int(token.closing)
    guard closing > index + 1, tokens[index + 1].kind == .identifier, closing < tokens.count - 1 else {
      return false
    }
    var next = index + 1
    // Whether the tokens so far can only be a type.
    var isCertain = false
    var names = 0
    let last = index + Self.farthest
    while next < closing {
      guard next < last else { return false }
      switch tokens[next].kind {
      case .identifier:
        switch tokens[next].word?.role {
        case .specifier, .arithmetic, .aggregate: isCertain = true
        case .typeof:
          isCertain = true
          if tokens[next + 1].kind == .openParenthesis { next = Int(tokens[next + 1].closing) }
        default:
          if tokens[next].word?.isContextualQualifier == true, next + 1 < closing { break }
          names += 1
          if names > 1, !isCertain { return false }
        }
      case .star:
        // In `(a * b)`, another operand follows the asterisk.
        let after = tokens[next + 1]
        guard
          next + 1 == closing || after.kind == .star || after.word?.role == .specifier
            || after.kind == .openParenthesis
            || after.kind == .caret
        else {
          return false
        }
        isCertain = true
      case .ampersand, .logical:
        guard next + 1 == closing else { return false }
        isCertain = true
      case .scope:
        names = 0
      case .less:
        guard let end = endOfGenerics(next) else { return false }
        next = end - 1
        isCertain = true
      case .openParenthesis:
        // `void (^)(int)`
        guard isDeclaratorInParentheses(next) else { return false }
        isCertain = true
        next = Int(tokens[next].closing) + 1
        if tokens[next].kind == .openParenthesis || tokens[next].kind == .openBracket {
          next = Int(tokens[next].closing)
        }
      case .openBracket where isCertain:
        next = Int(tokens[next].closing)
      default: return false
      }
      next += 1
    }
    let after = tokens[closing + 1]
    if after.kind == .openBrace { return !after.isFirst }
    guard isOperandStart(after) else { return false }
    if isCertain { return after.word != .in }
    return isCast(tokens[closing - 1], after, closing + 1)
  }

  /// Whether a single name in parentheses is a type, judging by its spelling and the next token.
  private func isCast(_ name: Token, _ after: Token, _ next: Int) -> Bool {
    switch after.kind {
    // `[card show:(NAME) in:view]`, but `a ? (Card *)b : c`.
    case .identifier where tokens[next + 1].kind == .colon: return isSpelledAsType(name)
    case .identifier, .number, .character, .string, .directive, .at, .not:
      return after.word == nil || after.word?.role == .typeof
    case .openParenthesis, .openBracket: return isSpelledAsType(name)
    case .caret:
      return tokens[next + 1].kind == .openBrace
        || tokens[next + 1].kind == .openParenthesis && isSpelledAsType(name)
    default:
      // `(CGFloat)-x`, but not `(width) - x`.
      return tokens[next + 1].start == after.end && isSpelledAsType(name)
    }
  }

  /// Whether a name is spelled like a type: `id`, `Card`, `size_t`.
  func isSpelledAsType(_ name: Token) -> Bool {
    let text = tree.bytes[name.range]
    guard let first = text.first else { return false }
    if first.isUppercase {
      return text.contains { $0.isLowercase } || text.elementsEqual("BOOL".utf8)
        || text.elementsEqual("SEL".utf8)
        || text.elementsEqual("IMP".utf8)
    }
    return text.elementsEqual("id".utf8) || text.count > 2 && text.suffix(2).elementsEqual("_t".utf8)
      || text.elementsEqual("unichar".utf8) || text.elementsEqual("instancetype".utf8)
  }
}
