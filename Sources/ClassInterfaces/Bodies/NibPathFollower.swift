/// Follows a body, and the methods that it calls, to the places where nibs are named, with the conditions on the way.
struct NibPathFollower {
  private typealias Conditions = [NibLoadRun.Condition]

  private let bytes: UnsafeBufferPointer<UInt8>
  private let methods: MethodBodies
  /// The offsets of the names of the calls that name nibs.
  private let nibs: Set<Int>
  private var ways: NibLoadWays

  /// Creates a follower.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - nibs: The offsets of the calls that name nibs.
  ///   - methods: The bodies of the methods of the same declaration.
  ///   - trigger: The method whose body is followed.
  ///   - size: How large all bodies of the declaration are.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    nibs: Set<Int>,
    methods: MethodBodies,
    trigger: String,
    size: Int
  ) {
    self.bytes = bytes
    self.nibs = nibs
    self.methods = methods
    ways = NibLoadWays(from: trigger, size: size)
  }

  /// The ways found, by the offsets of the calls that name nibs.
  var runs: [Int: [NibLoadRun]] { ways.runs }

  /// Reads a body.
  mutating func follow(_ range: Range<Int>) {
    _ = walk(range, [])
  }

  /// Walks through statements; tells whether they may leave the body.
  private mutating func walk(_ range: Range<Int>, _ outer: Conditions) -> Bool {
    guard ways.enterBlock() else { return true }
    defer { ways.leaveBlock() }
    var lexer = SwiftLexer(bytes, range: range)
    var conditions = outer
    var leaves = false
    var mayBeSkipped = false
    var isBlockCertain = false
    // How many parentheses and brackets are open.
    var depth = 0
    var (earlier, before) = (Self.nothing, Self.nothing)
    var token = lexer.next()
    while token.kind != .endOfFile {
      if depth == 0, token.mayBeginStatement(after: before) { mayBeSkipped = false }
      switch token.kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .identifier:
        switch SwiftKeyword(bytes, token.start..<token.end) {
        case .if where before.kind != .hash: leaves = readIf(&lexer, &conditions) || leaves
        case .guard: readGuard(&lexer, &conditions)
        case .return, .throw: leaves = true
        case nil where isWord(token, "do") || isWord(token, "defer"): isBlockCertain = true
        case nil:
          visit(token, before, earlier, lexer, mayBeSkipped ? conditions.adding(Self.unstated) : conditions)
        default: break
        }
      case .leftBrace:
        let block = readBlock(&lexer, token)
        leaves = walk(block, isBlockCertain ? conditions : conditions.adding(Self.unstated)) || leaves
        isBlockCertain = false
      case .hash:
        // Behind #if nothing is certain.
        conditions.add(Self.unstated)
      case .operatorSymbol where lexer.maySkipOperand(after: token):
        mayBeSkipped = true
      default: break
      }
      (earlier, before) = (before, token)
      token = lexer.next()
    }
    return leaves
  }

  /// Reads `if` with its branches; tells whether one of them may leave the body.
  private mutating func readIf(_ lexer: inout SwiftLexer, _ conditions: inout Conditions) -> Bool {
    var passed = conditions
    var leaves = false
    while true {
      guard let (text, block) = readCondition(&lexer, passed) else { return leaves }
      if walk(block, passed.adding(.init(text))) {
        leaves = true
        conditions.add(.init(text, isNegated: true))
      }
      passed.add(.init(text, isNegated: true))
      var ahead = lexer
      let next = ahead.next()
      guard SwiftKeyword(bytes, next.start..<next.end) == .else else { return leaves }
      let following = ahead.next()
      lexer = ahead
      if following.kind == .leftBrace {
        if walk(readBlock(&lexer, following), passed) {
          leaves = true
          conditions.add(Self.unstated)
        }
        return leaves
      }
    }
  }

  private mutating func readGuard(_ lexer: inout SwiftLexer, _ conditions: inout Conditions) {
    guard let (text, block) = readCondition(&lexer, conditions) else { return }
    _ = walk(block, conditions.adding(.init(text, isNegated: true)))
    conditions.add(.init(text))
  }

  /// Reads up to the block behind `if` or `guard`; what the condition itself calls is certain.
  private mutating func readCondition(
    _ lexer: inout SwiftLexer,
    _ conditions: Conditions
  ) -> (text: String, block: Range<Int>)? {
    var (earlier, before) = (Self.nothing, Self.nothing)
    var start: Int?
    var end = lexer.position
    var isFirst = true
    var token = lexer.next()
    while token.kind != .endOfFile, token.kind != .leftBrace {
      let isElse = SwiftKeyword(bytes, token.start..<token.end) == .else
      if start == nil { start = token.start }
      if token.kind == .comma || lexer.maySkipOperand(after: token) { isFirst = false }
      if token.kind == .identifier, !isElse {
        visit(token, before, earlier, lexer, isFirst ? conditions : conditions.adding(Self.unstated))
      }
      if !isElse { end = token.end }
      (earlier, before) = (before, token)
      token = lexer.next()
    }
    guard token.kind == .leftBrace, let start, start <= end else { return nil }
    return (lexer.text(start..<end), readBlock(&lexer, token))
  }

  /// Looks at a name: a nib is named here, or a method of the object is called.
  private mutating func visit(
    _ token: SwiftToken,
    _ before: SwiftToken,
    _ earlier: SwiftToken,
    _ lexer: SwiftLexer,
    _ conditions: Conditions
  ) {
    if nibs.contains(token.start) {
      return ways.note(token.start, under: conditions)
    }
    guard before.kind != .dot || isWord(earlier, "self") else { return }
    var ahead = lexer
    let next = ahead.next()
    guard next.kind == .leftParen, next.start == token.end else { return }
    let name = lexer.text(token.start..<token.end)
    guard let body = methods[name], ways.enterMethod(name, size: body.count) else { return }
    _ = walk(body, conditions)
    ways.leaveMethod()
  }

  /// What stands between an opening brace, already read, and its closing one.
  private func readBlock(_ lexer: inout SwiftLexer, _ opening: SwiftToken) -> Range<Int> {
    lexer.skipBlock(opening: opening.start)
    return opening.end..<max(opening.end, lexer.position - 1)
  }

  private func isWord(_ token: SwiftToken, _ word: StaticString) -> Bool {
    token.kind == .identifier && SwiftLexer(bytes).spells(token, word)
  }

  private static let unstated = NibLoadRun.Condition(nil)
  private static let nothing = SwiftToken(kind: .other, isAtLineStart: true, start: 0, end: 0)
}
