/// Lists of statements and declarations, and `#if` branches.
extension SwiftSyntaxParser {
  /// The context of a list of statements and declarations.
  enum Scope {
    case file, type, enumeration, body, switchBody, switchCase

    var isType: Bool { self == .type || self == .enumeration }
    var isLocal: Bool { self == .body || self == .switchCase }
  }

  /// Parses statements and declarations up to a closing brace, `case` or directive.
  mutating func parseItems(_ scope: Scope, isBranch: Bool = false, into list: inout List) {
    guard depth < Self.maximumDepth else {
      if position < context.end { tree.append(skipGroup(), to: &list) }
      return
    }
    depth += 1
    defer { depth -= 1 }
    while true {
      switch kind {
      case .endOfFile: return
      case .semicolon: advance()
      case .rightBrace:
        if balance > 0 || isBranch {
          balance -= 1
          advance()
        } else {
          return
        }
      case .rightParen, .rightBracket:
        if position >= context.end, !isBranch { return }
        skipJunk(into: &list)
      case .hash where directive() != nil:
        guard parseDirective(scope, into: &list) else { return }
        if balance < 0, !isBranch { return }
      case .identifier where scope == .switchCase && (word == .case || word == .default): return
      case .at where scope == .switchCase && tokens[position + 2].word == .default: return
      default:
        let before = position
        parseItem(scope, into: &list)
        if position == before { skipJunk(into: &list) }
      }
    }
  }

  mutating func parseBlock(_ kind: SyntaxNode.Kind = .block, _ scope: Scope = .body) -> Index {
    let start = self.start
    var children = List()
    parseMembers(scope, into: &children)
    return add(kind, from: start, [], children)
  }

  /// Parses a block if the next token is a brace.
  mutating func parseBlock(into list: inout List) {
    if kind == .leftBrace { tree.append(parseBlock(), to: &list) }
  }

  /// Parses statements and declarations in braces.
  mutating func parseMembers(_ scope: Scope, into children: inout List) {
    let outer = beginBlock()
    parseItems(scope, into: &children)
    endBlock(outer)
  }

  /// Begins a block at its opening brace.
  mutating func beginBlock() -> (Context, balance: Int) {
    let outer = balance
    balance = 0
    return (beginGroup(), outer)
  }

  /// Ends a block at its closing brace, unless an `#if` branch has already closed it.
  mutating func endBlock(_ outer: (Context, balance: Int)) {
    if balance < 0 {
      balance += 1
    } else if kind == .rightBrace {
      advance()
    } else if conditionalDepth > 0 {
      // `if a {` in one branch, with its closing brace after `#endif`.
      balance += 1
    }
    balance += outer.balance
    context = outer.0
  }

  // MARK: - Directives

  /// Parses `#if … #endif`; returns false if the next directive ends a list instead.
  private mutating func parseDirective(_ scope: Scope, into list: inout List) -> Bool {
    if directive() != .if {
      if conditionalDepth > 0 { return false }
      // A directive without its `#if`.
      let start = self.start
      position = endOfDirective()
      tree.append(add(.other, from: start), to: &list)
      return true
    }
    if scope == .switchCase,
      tokens[endOfDirective()].word == .case || tokens[endOfDirective()].word == .default
    {
      return false
    }
    tree.append(parseConditional(scope), to: &list)
    return true
  }

  private mutating func parseConditional(_ scope: Scope) -> Index {
    let start = self.start
    let outer = balance
    var first: Int?
    var branches = List()
    conditionalDepth += 1
    repeat {
      let start = self.start
      let end = endOfDirective()
      let condition = Int(tokens[position + 1].end)..<Int(tokens[end - 1].end)
      position = end
      balance = 0
      var children = List()
      parseItems(scope, isBranch: true, into: &children)
      first = first ?? balance
      tree.append(add(.conditionalBranch, from: start, name: trimmed(condition), [], children), to: &branches)
    } while directive() == .else || directive() == .elseif
    conditionalDepth -= 1
    if directive() == .endif { position = endOfDirective() }
    balance = outer + (first ?? 0)
    return add(.conditional, from: start, [], branches)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, tree.bytes[start] == 0x20 || tree.bytes[start] == 0x09 { start += 1 }
    return start..<range.upperBound
  }
}
