/// Parses Objective-C source into a syntax tree.
///
/// ``ObjectiveCSyntaxTokens`` balances the brackets, so every list ends at a closing bracket at the latest.
struct ObjectiveCSyntaxParser {
  typealias Token = ObjectiveCSyntaxToken
  typealias Word = ObjectiveCSyntaxWord
  typealias Index = SyntaxTree.Index
  typealias List = SyntaxTree.List

  var tree: SyntaxTree
  var tokens: [Token] = []
  private var macroTokens: [Token] = []
  private var directives: [ObjectiveCSyntaxDirective] = []
  /// The current token and its index.
  var token: Token
  private(set) var index = 0
  /// The end of the previous token.
  private(set) var lastEnd = 0
  /// The index of the next preprocessor directive.
  private var directive = 0
  /// The directive that ends the current `#if` branch, and the index of the token after it.
  private var branchEnd = Int.max
  private var limit = Int.max
  /// The number of open brackets, blocks, assignments, conditional expressions and `#if`s.
  private var depth = 0
  /// Whether the code is in a function body, a macro or a typedef.
  var isInBody = false
  /// The attributes before an `@interface` or `@protocol`.
  var attributes = List()
  /// Whether the items are members of a class or protocol.
  var isInType = false
  /// Whether the items are the instance variables of a class.
  var isInVariables = false
  /// The modifiers of the following members: `optional` after `@optional`.
  var memberModifiers: SyntaxNode.Modifiers = []

  /// The maximum nesting depth of brackets, blocks, assignments, conditional expressions and `#if`s; deeper code is
  /// skipped.
  ///
  /// Code in apps nests up to 20 levels, and a debug build uses 15 KB of stack per level.
  private static let deepest = 32

  init(_ tree: SyntaxTree) {
    self.tree = tree
    token = Token(kind: .end, isFirst: true, word: nil, start: 0, end: 0)
  }

  mutating func parse() -> SyntaxTree {
    let read = ObjectiveCSyntaxTokens(tree.bytes)
    (tokens, macroTokens, directives) = (read.tokens, read.macroTokens, read.directives)
    (tree.regions, tree.problems) = (read.regions, read.problems)
    tree.reserveCapacity(tokens.count * 3 / 4 + 16)
    move(to: 0)
    var items = List()
    repeat {
      parseItems(into: &items)
      // An unmatched boundary.
      if token.kind == .boundary { parseDirective(into: &items) } else if token.kind != .end { advance() }
    } while token.kind != .end
    parseItems(into: &items)
    _ = tree.add(.file, 0, tree.bytes.count, [], items)
    return tree
  }

  // MARK: - Tokens

  /// The start of the current token.
  var position: Int { Int(token.start) - (token.kind == .directive || token.kind == .boundary ? 1 : 0) }

  /// Returns the token `count` positions after the current one, or the last token.
  func peek(_ count: Int = 1) -> Token { tokens[min(index + count, tokens.count - 1)] }

  mutating func advance() {
    guard token.kind != .end else { return }
    lastEnd = Int(token.end)
    index += 1
    token = tokens[index]
  }

  private mutating func move(to target: Int) {
    index = target
    token = tokens[target]
    lastEnd = target > 0 ? Int(tokens[target - 1].end) : 0
  }

  /// Skips the current token if it has the given kind; returns whether the token was skipped.
  mutating func skip(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Skips the current token if it is the given word; returns whether the token was skipped.
  mutating func skip(_ word: Word) -> Bool {
    guard token.kind == .identifier, token.word == word else { return false }
    advance()
    return true
  }

  /// Skips to the token after the bracket that closes the bracket at index `opening`.
  mutating func skipToClosing(_ opening: Int) {
    let closing = Int(tokens[opening].closing)
    guard closing >= index else { return }
    move(to: closing)
    advance()
  }

  /// Enters a bracket or expression; returns false at the maximum nesting depth.
  mutating func enter() -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  // MARK: - Nodes

  /// Adds a node that ends at the previous token.
  mutating func add(
    _ kind: SyntaxNode.Kind,
    _ start: Int,
    name: Range<Int> = 0..<0,
    _ traits: SyntaxNode.Traits = [],
    _ children: List = List()
  ) -> Index {
    tree.add(kind, start, max(start, lastEnd), name: name, traits, children)
  }

  /// Adds the current token as a named node and skips it.
  mutating func addToken(_ kind: SyntaxNode.Kind, _ traits: SyntaxNode.Traits = []) -> Index {
    let range = token.range
    advance()
    return tree.add(kind, range.lowerBound, range.upperBound, name: range, traits)
  }

  /// Appends a node unless the index is -1.
  mutating func append(_ node: Index, to list: inout List) {
    if node >= 0 { tree.append(node, to: &list) }
  }

  func start(of node: Index) -> Int { Int(tree[node].start) }

  // MARK: - Items

  /// Parses declarations and statements up to a closing bracket, the end of an `#if` branch or type or, if `untilCase`
  /// is true, the next `case`.
  mutating func parseItems(into items: inout List, untilCase: Bool = false) {
    while true {
      while directive < directives.count, directives[directive].token <= index, directive < branchEnd {
        parsePreprocessorLine(into: &items)
      }
      if token.isClosing || index >= limit || untilCase && startsCase { return }
      let before = index
      parseItem(into: &items)
      if index == before { advance() }
    }
  }

  /// Parses a preprocessor directive before the current token.
  private mutating func parsePreprocessorLine(into items: inout List) {
    let line = directives[directive]
    switch line.kind {
    case .import:
      tree.append(tree.add(.importDeclaration, line.start, line.end, name: line.name), to: &items)
    case .define:
      tree.append(parseMacro(line), to: &items)
    case .begin where line.isBalanced && line.token == index && enter():
      tree.append(parseConditional(), to: &items)
      return leave()
    default:
      break
    }
    directive += 1
  }

  /// Parses the branches of an `#if` with balanced brackets.
  private mutating func parseConditional() -> Index {
    let start = directives[directive].start
    let outer = (branchEnd, limit)
    var branches = List()
    var current = directive
    var end = directives[current].end
    while directives[current].kind != .end, directives[current].next > current {
      let next = directives[current].next
      directive = current + 1
      (branchEnd, limit) = (next, directives[next].token)
      var items = List()
      parseItems(into: &items)
      let branch = tree.add(
        .conditionalBranch,
        directives[current].start,
        max(directives[current].end, directives[next].start),
        name: directives[current].name,
        [],
        items
      )
      tree.append(branch, to: &branches)
      end = directives[next].end
      current = next
      // A bracket or directive ended the branch early; the tokens after it do not belong to the branch.
      if index < limit { break }
      directive = next
    }
    if directive < directives.count, directives[directive].kind == .end { directive += 1 }
    (branchEnd, limit) = outer
    return tree.add(.conditional, start, end, [], branches)
  }

  /// Parses a macro definition with its value.
  private mutating func parseMacro(_ line: ObjectiveCSyntaxDirective) -> Index {
    var value = List()
    if line.next >= 0, macroTokens[line.next].kind != .end {
      let outer = (index, token, lastEnd, directive, limit, isInBody)
      let problems = tree.problems.count
      // One macro may begin a class that another macro ends.
      defer { tree.problems.removeSubrange(problems...) }
      swap(&tokens, &macroTokens)
      (directive, limit, isInBody) = (directives.count, .max, true)
      move(to: line.next)
      let start = position
      if startsMacroItems { parseItems(into: &value) } else { append(parseExpression(), to: &value) }
      if token.kind == .semicolon, peek().kind == .end { advance() }
      if token.kind != .end {
        while token.kind != .end {
          parseItems(into: &value)
          if token.kind != .end { advance() }
        }
        value = single(add(.other, start, [], value))
      }
      swap(&tokens, &macroTokens)
      (index, token, lastEnd, directive, limit, isInBody) = outer
    }
    return tree.add(.macroDefinition, line.start, line.end, name: line.name, [], value)
  }

  /// Whether a macro's value is a statement or declaration.
  private var startsMacroItems: Bool {
    switch token.word?.role {
    case .specifier, .arithmetic, .aggregate, .typeof: startsDeclaration || peek().kind == .end
    default: startsStatement || token.kind == .identifier && peek().kind == .identifier && startsDeclaration
    }
  }

  mutating func single(_ node: Index) -> List {
    var list = List()
    append(node, to: &list)
    return list
  }
}
