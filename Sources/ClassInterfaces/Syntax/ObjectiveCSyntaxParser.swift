/// Reads the tree of an Objective-C source, one token after the other.
///
/// Brackets are balanced by ``ObjectiveCSyntaxTokens``, so that every list ends at a closing bracket at the latest.
struct ObjectiveCSyntaxParser {
  typealias Token = ObjectiveCSyntaxToken
  typealias Word = ObjectiveCSyntaxWord
  typealias Index = SyntaxTree.Index
  typealias List = SyntaxTree.List

  var tree: SyntaxTree
  var tokens: [Token] = []
  private var macroTokens: [Token] = []
  private var directives: [ObjectiveCSyntaxDirective] = []
  /// The token at the front and its index.
  var token: Token
  private(set) var index = 0
  /// Where the token before it ended.
  private(set) var lastEnd = 0
  /// The next preprocessor line.
  private var directive = 0
  /// The preprocessor line that ends the branch, and the index of the token behind it.
  private var branchEnd = Int.max
  private var limit = Int.max
  /// How many brackets, blocks and assignments are open.
  private var depth = 0
  /// Whether the statements are those of a function.
  var isInBody = false
  /// The attributes in front of an `@interface`.
  var attributes = List()
  /// Whether the items are members of a class or protocol.
  var isInType = false
  /// Whether the items are the instance variables of a class.
  var isInVariables = false
  /// The modifiers of the members that follow: `optional` behind `@optional`.
  var memberModifiers: SyntaxNode.Modifiers = []

  /// How many brackets, blocks and assignments may be nested; deeper ones are skipped.
  ///
  /// Apps nest up to 20, and a debug build takes 15 KB of the stack for each.
  private static let deepest = 32

  init(_ tree: SyntaxTree) {
    self.tree = tree
    token = Token(kind: .end, isFirst: true, word: nil, start: 0, end: 0)
  }

  /// Reads the whole source.
  mutating func parse() -> SyntaxTree {
    let read = ObjectiveCSyntaxTokens(tree.bytes)
    (tokens, macroTokens, directives) = (read.tokens, read.macroTokens, read.directives)
    (tree.regions, tree.problems) = (read.regions, read.problems)
    tree.reserveCapacity(tokens.count * 3 / 4 + 16)
    move(to: 0)
    var items = List()
    repeat {
      parseItems(into: &items)
      // A boundary that ends nothing.
      if token.kind == .boundary { parseDirective(into: &items) } else if token.kind != .end { advance() }
    } while token.kind != .end
    parseItems(into: &items)
    _ = tree.add(.file, 0, tree.bytes.count, [], items)
    return tree
  }

  // MARK: - Tokens

  /// Where the token at the front starts.
  var position: Int { Int(token.start) - (token.kind == .directive || token.kind == .boundary ? 1 : 0) }

  /// The token behind the one at the front, or one further behind; at most a few.
  func peek(_ count: Int = 1) -> Token { tokens[min(index + count, tokens.count - 1)] }

  mutating func advance() {
    guard token.kind != .end else { return }
    lastEnd = Int(token.end)
    index += 1
    token = tokens[index]
  }

  /// Goes to a token behind.
  mutating func move(to target: Int) {
    index = target
    token = tokens[target]
    lastEnd = target > 0 ? Int(tokens[target - 1].end) : 0
  }

  /// Passes over a token if it is of a kind.
  mutating func skip(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Passes over a word.
  mutating func skip(_ word: Word) -> Bool {
    guard token.kind == .identifier, token.word == word else { return false }
    advance()
    return true
  }

  /// Passes over the bracket that closes the one at an index, and over all in front of it.
  mutating func skipToClosing(_ opening: Int) {
    let closing = Int(tokens[opening].closing)
    guard closing >= index else { return }
    move(to: closing)
    advance()
  }

  /// Opens a bracket or expression; false where there are too many.
  mutating func enter() -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  // MARK: - Nodes

  /// Adds a node that ends at the last token.
  mutating func add(
    _ kind: SyntaxNode.Kind,
    _ start: Int,
    name: Range<Int> = 0..<0,
    _ traits: SyntaxNode.Traits = [],
    _ children: List = List()
  ) -> Index {
    tree.add(kind, start, max(start, lastEnd), name: name, traits, children)
  }

  /// Adds the token at the front as a node with its name, and passes over it.
  mutating func addToken(_ kind: SyntaxNode.Kind, _ traits: SyntaxNode.Traits = []) -> Index {
    let range = token.range
    advance()
    return tree.add(kind, range.lowerBound, range.upperBound, name: range, traits)
  }

  /// Appends a node, if it is one.
  mutating func append(_ node: Index, to list: inout List) {
    if node >= 0 { tree.append(node, to: &list) }
  }

  func start(of node: Index) -> Int { Int(tree[node].start) }

  // MARK: - Items

  /// Reads declarations and statements up to a closing bracket, the end of a branch or of a type.
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

  /// Reads the lines of the preprocessor that a list passed over.
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

  /// Reads the branches of an `#if` whose brackets are balanced.
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
      // A bracket or directive ended the branch too early: what follows is no part of it.
      if index < limit { break }
      directive = next
    }
    if directive < directives.count, directives[directive].kind == .end { directive += 1 }
    (branchEnd, limit) = outer
    return tree.add(.conditional, start, end, [], branches)
  }

  /// Reads a macro with its value.
  private mutating func parseMacro(_ line: ObjectiveCSyntaxDirective) -> Index {
    var value = List()
    if line.next >= 0, macroTokens[line.next].kind != .end {
      let outer = (index, token, lastEnd, directive, limit, isInBody)
      let problems = tree.problems.count
      // A macro may begin a class that another one ends.
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

  /// Whether the value of a macro is a statement or declaration.
  private var startsMacroItems: Bool {
    switch token.word?.role {
    case .specifier, .arithmetic, .aggregate, .typeof: startsDeclaration || peek().kind == .end
    default: startsStatement || token.kind == .identifier && peek().kind == .identifier && startsDeclaration
    }
  }

  /// A list of one node.
  mutating func single(_ node: Index) -> List {
    var list = List()
    append(node, to: &list)
    return list
  }
}
