import RuntimeAttributes

/// Reads the tree of a Swift source.
///
/// Lists of statements, arguments, operands, members and cases are read in loops; brackets and whatever else nests recurs, up to
/// ``maximumDepth``. No group is read beyond its closing bracket, so that an error does not reach farther than the brackets
/// around it.
struct SwiftSyntaxParser {
  typealias Index = SyntaxTree.Index
  typealias List = SyntaxTree.List
  typealias Traits = SyntaxNode.Traits

  /// How deep lists, expressions and types may be nested in one another.
  static let maximumDepth = 128
  /// How many members, calls and the like may follow one another.
  static let maximumChain = 512

  var tree: SyntaxTree
  var tokens: [SwiftSyntaxToken] = []
  /// The index of the token to read next.
  var position = 0
  var context = Context()
  var depth = 0
  /// The number of enclosing interpolations.
  var interpolationDepth = 0
  /// How many `#if` are open.
  var conditionalDepth = 0
  /// How many more braces than the ones of blocks the branches of `#if` opened in the list of statements; below zero, closed.
  var balance = 0

  /// The state that depends on the enclosing brackets.
  struct Context {
    /// The index of the token that ends the group.
    var end = 0
    /// Whether a brace may begin a trailing closure, unlike in the condition of `if`.
    var allowsTrailingClosure = true
    /// The traits of the variables that names declare in a pattern; nil outside of one.
    var binding: Traits?
  }

  init(_ tree: consuming SyntaxTree) { self.tree = tree }

  /// Reads the whole source.
  mutating func parse() -> SyntaxTree {
    let bytes = tree.bytes
    tokens.reserveCapacity(bytes.count / 5)
    (context.end, tree.problems) = SwiftTokenizer.append(0..<bytes.count, of: bytes, to: &tokens)
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

  /// Where the next token starts.
  var start: Int { Int(tokens[position].start) }

  /// Where the token before ended.
  var previousEnd: Int { position > 0 ? Int(tokens[position - 1].end) : 0 }

  /// Whether the next token follows the one before without a blank.
  var isAdjacent: Bool { position > 0 && tokens[position - 1].end == tokens[position].start }

  @inline(__always)
  mutating func advance() {
    if tokens[position].kind != .endOfFile { position += 1 }
  }

  /// Whether the next token is an operator of a kind.
  @inline(__always)
  func isSymbol(_ symbol: SwiftSyntaxToken.Operator) -> Bool {
    tokens[position].kind == .operatorSymbol && tokens[position].symbol == symbol
  }

  /// Whether the next token is a `!` or `?` of the operand before.
  func isPostfix(_ symbol: SwiftSyntaxToken.Operator) -> Bool { isSymbol(symbol) && isAdjacent }

  /// The bytes of a name without its backticks.
  func name(of token: SwiftSyntaxToken) -> Range<Int> {
    let (start, end) = (Int(token.start), Int(token.end))
    let isQuoted = end - start > 2 && tree.bytes[start] == UInt8(ascii: "`")
    return isQuoted ? start + 1..<end - 1 : start..<end
  }

  /// Whether a token is `_`.
  func isWildcard(_ token: SwiftSyntaxToken) -> Bool {
    token.end - token.start == 1 && tree.bytes[Int(token.start)] == UInt8(ascii: "_")
  }

  /// The index of the token that ends the group of an opening bracket.
  func closing(of opening: Int) -> Int {
    let closing = Int(tokens[opening].closing)
    return closing < 0 ? max(context.end, opening) : closing
  }

  /// The first byte of the next token.
  var firstByte: UInt8 { kind == .endOfFile ? 0 : tree.bytes[start] }

  /// Skips the first byte of an operator: the `>` of `>?`.
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

  /// Begins to read a group, whose opening bracket is next.
  ///
  /// - Returns: What ``endGroup(_:)`` restores.
  mutating func beginGroup(keepsBindings: Bool = false) -> Context {
    let outer = context
    context.end = closing(of: position)
    context.allowsTrailingClosure = true
    if !keepsBindings { context.binding = nil }
    advance()
    return outer
  }

  /// Ends a group, with its closing bracket if it has one.
  mutating func endGroup(_ outer: Context) {
    if position == context.end {
      switch kind {
      case .rightParen, .rightBracket: advance()
      default: break
      }
    }
    context = outer
  }

  /// Reads the rest of an element of a group, up to the next comma.
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

  /// Skips the rest of a group that is nested too deeply.
  mutating func skipGroup() -> Index {
    let start = self.start
    position = max(position, context.end)
    return add(.other, from: start)
  }

  /// An empty node for a missing expression or type.
  mutating func missing() -> Index { tree.add(.other, previousEnd, previousEnd) }

  /// Skips a token that begins no statement.
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
