/// Parses Swift source into a syntax tree.
///
/// Lists of statements, arguments, operands, members and cases are parsed in loops; brackets and other nested syntax
/// are parsed recursively up to ``maximumDepth``. A group never extends beyond its closing bracket, so an error does
/// not affect code outside the enclosing brackets.
struct SwiftSyntaxParser {
  typealias Index = SyntaxTree.Index
  typealias List = SyntaxTree.List
  typealias Traits = SyntaxNode.Traits

  /// The maximum nesting depth of lists, expressions and types.
  static let maximumDepth = 128
  /// The maximum length of a chain, such as a chain of members and calls.
  static let maximumChain = 512

  var tree: SyntaxTree
  var tokens: [SwiftSyntaxToken] = []
  /// The index of the token to read next.
  var position = 0
  var context = Context()
  var depth = 0
  /// The number of enclosing interpolations.
  var interpolationDepth = 0
  /// The number of open `#if` directives.
  var conditionalDepth = 0
  /// The number of braces that `#if` branches in the current list opened, minus the number of braces that they closed.
  var balance = 0

  /// The state that depends on the enclosing brackets.
  struct Context {
    /// The index of the token that ends the group.
    var end = 0
    /// Whether a brace may begin a trailing closure; false in conditions, such as that of an `if`.
    var allowsTrailingClosure = true
    /// The traits of variables that a pattern binds; nil outside a pattern.
    var binding: Traits?
  }

  init(_ tree: consuming SyntaxTree) { self.tree = tree }

  mutating func parse() -> SyntaxTree {
    let bytes = tree.bytes
    tokens.reserveCapacity(bytes.count / 5)
    let read = SwiftTokenizer.append(0..<bytes.count, of: bytes, to: &tokens)
    context.end = read.end
    tree.problems = read.problems.map { (ReadingProblem.Kind($0.kind), $0.offset) }
    tree.reserveCapacity(tokens.count)
    var list = List()
    parseItems(.file, into: &list)
    while kind != .endOfFile {
      skipJunk(into: &list)
      parseItems(.file, into: &list)
    }
    _ = tree.add(.file, 0, bytes.count, name: 0..<0, [], list)
    return tree
  }

  // MARK: - Tokens

  var token: SwiftSyntaxToken {
    @inline(__always) get { tokens[position] }
  }

  var kind: SwiftToken.Kind {
    @inline(__always) get { tokens[position].kind }
  }

  var word: SwiftSyntaxWord? {
    @inline(__always) get { tokens[position].word }
  }

  /// The start of the next token.
  var start: Int { Int(tokens[position].start) }

  var previousEnd: Int { position > 0 ? Int(tokens[position - 1].end) : 0 }

  /// Whether the next token directly follows the previous one.
  var isAdjacent: Bool { position > 0 && tokens[position - 1].end == tokens[position].start }

  @inline(__always)
  mutating func advance() {
    if tokens[position].kind != .endOfFile { position += 1 }
  }

  /// Whether the next token is a given operator.
  @inline(__always)
  func isSymbol(_ symbol: SwiftSyntaxToken.Operator) -> Bool {
    tokens[position].kind == .operatorSymbol && tokens[position].symbol == symbol
  }

  /// Whether the next token is a postfix `!` or `?`.
  func isPostfix(_ symbol: SwiftSyntaxToken.Operator) -> Bool { isSymbol(symbol) && isAdjacent }

  /// Returns the range of a name without its backticks.
  func name(of token: SwiftSyntaxToken) -> Range<Int> {
    let (start, end) = (Int(token.start), Int(token.end))
    let isQuoted = end - start > 2 && tree.bytes[start] == UInt8(ascii: "`")
    return isQuoted ? start + 1..<end - 1 : start..<end
  }

  /// Whether a token is `_`.
  func isWildcard(_ token: SwiftSyntaxToken) -> Bool {
    token.end - token.start == 1 && tree.bytes[Int(token.start)] == UInt8(ascii: "_")
  }

  /// Returns the index of the token that ends the group of an opening bracket.
  func closing(of opening: Int) -> Int {
    let closing = Int(tokens[opening].closing)
    return closing < 0 ? max(context.end, opening) : closing
  }

  /// The first byte of the next token.
  var firstByte: UInt8 { kind == .endOfFile ? 0 : tree.bytes[start] }

  /// Skips the first byte of an operator, such as the `>` of `>?`.
  mutating func consumeOperatorByte() {
    let range = start + 1..<Int(token.end)
    guard !range.isEmpty else { return advance() }
    tokens[position].start += 1
    tokens[position].symbol = SwiftSyntaxToken.Operator(tree.bytes, range)
  }

  // MARK: - Nodes

  /// Adds a node that ends before the next token.
  mutating func add(
    _ kind: SyntaxNode.Kind,
    from start: Int,
    name: Range<Int> = 0..<0,
    _ traits: Traits = [],
    _ children: List = List()
  ) -> Index {
    // A missing node ends with the previous token.
    let start = min(start, children.isEmpty ? previousEnd : self.start(of: children.first))
    return tree.add(kind, start, previousEnd, name: name, traits, children)
  }

  func start(of node: Index) -> Int { Int(tree[node].start) }

  // MARK: - Groups

  /// Begins a group at its opening bracket.
  ///
  /// - Returns: The outer context, for ``endGroup(_:)``.
  mutating func beginGroup(keepsBindings: Bool = false) -> Context {
    let outer = context
    context.end = closing(of: position)
    context.allowsTrailingClosure = true
    if !keepsBindings { context.binding = nil }
    advance()
    return outer
  }

  /// Ends a group, skipping its closing bracket if present.
  mutating func endGroup(_ outer: Context) {
    if position == context.end {
      switch kind {
      case .rightParen, .rightBracket: advance()
      default: break
      }
    }
    context = outer
  }

  /// Parses the rest of a group element, up to the next comma.
  ///
  /// - Returns: Whether another element follows.
  mutating func endElement(into list: inout List) -> Bool {
    if position < context.end, kind != .comma {
      let start = self.start
      var children = List()
      while position < context.end, kind != .comma {
        let before = position
        let node = parseExpression()
        if position > before {
          tree.append(node, to: &children)
        } else {
          position += 1
        }
      }
      tree.append(add(.other, from: start, [], children), to: &list)
    }
    guard position < context.end else { return false }
    advance()
    return true
  }

  /// Skips the rest of a group whose contents are nested too deeply or contain too long a chain.
  mutating func skipGroup() -> Index {
    let start = self.start
    position = max(position, context.end)
    return add(.other, from: start)
  }

  /// Adds an empty node for a missing expression or type.
  mutating func missing() -> Index { tree.add(.other, previousEnd, previousEnd) }

  /// Skips a token that cannot begin a statement.
  mutating func skipJunk(into list: inout List) {
    let start = self.start
    advance()
    if !list.isEmpty, tree[list.last].kind == .other, tree[list.last].firstChild < 0 {
      tree[list.last].end = UInt32(truncatingIfNeeded: previousEnd)
    } else {
      tree.append(add(.other, from: start), to: &list)
    }
  }
}
