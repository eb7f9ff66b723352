/// Follows a body, and the methods that it calls, for members that are used as if they could not be nil.
struct MemberUseFollower {
  /// One use.
  struct Use {
    var member: String
    var path: [String]
    var offset: Int
    /// Whether an exclamation mark unwraps it: `label!.text`.
    var isForced = false
  }

  /// A member, or one behind it, that surely is set.
  struct Assignment {
    var path: String
    var offset: Int
  }

  private static let maximumDepth = 6

  private let bytes: UnsafeBufferPointer<UInt8>
  private let methods: MethodBodies
  private let runsBeforeOutlets: Bool
  /// The uses found, each member's first alone.
  private(set) var uses: [Use] = []
  /// The assignments found.
  private(set) var assignments: [Assignment] = []
  private var locals: Set<String> = []
  /// The names that mean something else by now: locals, and members that were assigned.
  private var excluded: Set<String> = []
  private var path: [String] = []
  /// The methods that were read, with whether they surely come to their end.
  private var known: [String: Bool] = [:]

  /// Creates a follower.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - methods: The bodies of the methods of the same declaration.
  ///   - settled: A member that has its value by then: the one whose observer is read.
  ///   - parameters: What the body's parameters are called.
  ///   - runsBeforeOutlets: Whether the body runs while outlets are not connected yet.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    methods: MethodBodies,
    settled: String?,
    parameters: [String],
    runsBeforeOutlets: Bool
  ) {
    self.bytes = bytes
    self.methods = methods
    self.runsBeforeOutlets = runsBeforeOutlets
    excluded.formUnion(parameters)
    locals.formUnion(parameters)
    if let settled { excluded.insert(settled) }
  }

  /// Reads a body to its end, or up to where it may be left.
  mutating func follow(_ range: Range<Int>) {
    _ = read(range)
  }

  /// Tells whether the body surely comes to its end.
  private mutating func read(_ range: Range<Int>) -> Bool {
    var lexer = SwiftLexer(bytes, range: range)
    var before = SwiftToken(kind: .other, isAtLineStart: true, start: range.lowerBound, end: range.lowerBound)
    var earlier = before
    var token = lexer.next()
    var mayBeSkipped = false
    var isCondition = false
    // How many parentheses and brackets are open.
    var depth = 0
    // The names, joined by dots, with which the statement began.
    var chain: [SwiftToken] = []
    while token.kind != .endOfFile {
      if depth == 0, !isCondition, token.mayBeginStatement(after: before) { mayBeSkipped = false }
      switch token.kind {
      case .leftParen, .leftBracket:
        depth += 1
      case .rightParen, .rightBracket:
        depth -= 1
      case .leftBrace:
        isCondition = false
        guard skipBlock(&lexer, token) else { return false }
        token.end = lexer.position
      case .hash:
        // #if, or a macro that may do anything.
        guard isPlainExpression(after: lexer) else { return false }
        skipNames(&lexer)
      case .operatorSymbol:
        if lexer.spells(token, "=") { noteAssignment(to: chain, lexer) }
        if lexer.maySkipOperand(after: token) { mayBeSkipped = true }
      case .comma:
        if isCondition { mayBeSkipped = true }
      case .identifier where isLabel(token, before, lexer): break
      case .identifier:
        let keyword = SwiftKeyword(bytes, token.start..<token.end)
        switch keyword {
        case .guard, .return, .throw, .try, .await, .while, .repeat: return false
        case .if: isCondition = true
        case .for: excludePattern(after: lexer)
        case .let, .var:
          let names = declaredNames(after: lexer)
          excluded.formUnion(names)
          locals.formUnion(names)
        case nil where !mayBeSkipped:
          guard readName(token, before, earlier, lexer) else { return false }
        default: break
        }
      default:
        break
      }
      extend(&chain, with: token, after: before)
      (earlier, before) = (before, token)
      token = lexer.next()
    }
    return true
  }

  /// Takes the names that a loop gives to elements for what they are, up to its `in`.
  private mutating func excludePattern(after lexer: SwiftLexer) {
    var ahead = lexer
    var token = ahead.next()
    while token.kind != .endOfFile, token.kind != .leftBrace,
      SwiftKeyword(bytes, token.start..<token.end) != .in
    {
      if token.kind == .identifier { excluded.insert(lexer.text(token.start..<token.end)) }
      token = ahead.next()
    }
  }

  /// Whether a word is a label of an argument, `for:`, or a member, `.default`, whatever it means elsewhere.
  private func isLabel(_ token: SwiftToken, _ before: SwiftToken, _ lexer: SwiftLexer) -> Bool {
    guard SwiftKeyword(bytes, token.start..<token.end) != nil else { return false }
    if before.kind == .dot { return true }
    guard before.kind == .leftParen || before.kind == .comma else { return false }
    var ahead = lexer
    return ahead.next().kind == .colon
  }

  /// Whether a `#` begins an expression that does nothing but be there: `#selector`, `#available`.
  private func isPlainExpression(after lexer: SwiftLexer) -> Bool {
    var ahead = lexer
    let name = ahead.next()
    return Self.plainExpressions.contains { lexer.spells(name, $0) }
  }

  private static let plainExpressions: [StaticString] = [
    "available", "colorLiteral", "column", "file", "fileID", "filePath", "fileLiteral", "function",
    "imageLiteral", "keyPath", "line", "selector", "unavailable",
  ]

  /// Passes over what `#keyPath(…)` and `#selector(…)` name, which is never asked for.
  private func skipNames(_ lexer: inout SwiftLexer) {
    var ahead = lexer
    let name = ahead.next()
    guard lexer.spells(name, "keyPath") || lexer.spells(name, "selector") else { return }
    let opening = ahead.next()
    guard opening.kind == .leftParen else { return }
    ahead.skipGroup(opening: opening.start)
    lexer = ahead
  }

  // MARK: Assignments

  private func extend(_ chain: inout [SwiftToken], with token: SwiftToken, after before: SwiftToken) {
    switch token.kind {
    case .dot: break
    case .identifier where before.kind == .dot && !chain.isEmpty: chain.append(token)
    case .identifier where token.isAtLineStart || before.kind == .semicolon || before.start == before.end:
      // Nothing stands before the first token.
      chain = [token]
    default: chain = []
    }
  }

  /// Notes `title = x` and `self.layer.cornerRadius = x`, but not what is made of the member's own value.
  private mutating func noteAssignment(to chain: [SwiftToken], _ lexer: SwiftLexer) {
    guard let first = chain.first, let last = chain.last else { return }
    let isOwn = isSelf(first)
    let names = chain.dropFirst(isOwn ? 1 : 0).map { lexer.text($0.start..<$0.end) }
    // A parameter of a method on the way may have the name of a member.
    guard let name = names.first, isOwn || path.isEmpty || names.count == 1, isOwn || !locals.contains(name)
    else {
      return
    }
    var ahead = lexer
    var token = ahead.next()
    while token.kind != .endOfFile, token.kind != .semicolon, !token.isAtLineStart {
      let isSameName =
        token.kind == .identifier
        && bytes[token.start..<token.end].elementsEqual(bytes[last.start..<last.end])
      if isSameName { return }
      token = ahead.next()
    }
    assignments.append(Assignment(path: names.joined(separator: "."), offset: first.start))
  }

  /// Looks at a name that is a member of `self`, written or not.
  private mutating func readName(
    _ token: SwiftToken,
    _ before: SwiftToken,
    _ earlier: SwiftToken,
    _ lexer: SwiftLexer
  ) -> Bool {
    if isSelf(token) { return true }
    // An owner's outlets are connected once its nib is loaded.
    if namesNib(token) { return false }
    if before.kind == .dot, !isSelf(earlier) { return true }
    var ahead = lexer
    let next = ahead.next()
    switch next.kind {
    case .leftParen where next.start == token.end:
      if loadsView(token) { return false }
      return methods.isEmpty || readCall(lexer.text(token.start..<token.end))
    case .operatorSymbol where lexer.spells(next, "="):
      excluded.insert(lexer.text(token.start..<token.end))
    case .operatorSymbol where next.start == token.end && lexer.spells(next, "!"):
      if isParameter(after: before) { return true }
      noteUse(of: token, isForced: true)
    case .dot:
      let following = ahead.next()
      guard following.kind == .identifier, !lexer.spells(following, "map"),
        !lexer.spells(following, "flatMap")
      else { return true }
      if isParameter(after: before) { return true }
      noteUse(of: token, isForced: false)
    default:
      break
    }
    // A member of this name may be an outlet of the class's own, whose use is the last that matters.
    return !loadsView(token)
  }

  /// Whether a name may be that of a parameter of a method on the way.
  private func isParameter(after before: SwiftToken) -> Bool {
    before.kind != .dot && path.last.map(methods.hasParameters) == true
  }

  private mutating func noteUse(of token: SwiftToken, isForced: Bool) {
    let name = SwiftLexer(bytes).text(token.start..<token.end)
    guard excluded.insert(name).inserted else { return }
    uses.append(Use(member: name, path: path, offset: token.start, isForced: isForced))
  }

  /// Whether a member loads the view of a controller, whose nib's outlets are connected then.
  private func loadsView(_ token: SwiftToken) -> Bool {
    runsBeforeOutlets && Self.viewMembers.contains { SwiftLexer(bytes).spells(token, $0) }
  }

  private static let viewMembers: [StaticString] = [
    "collectionView", "loadView", "loadViewIfNeeded", "tableView", "view",
  ]

  /// Whether a name speaks of a nib, whatever the case: `loadNibNamed`, `setUpFromXib`; the superclass's
  /// `awakeFromNib` loads none.
  private func namesNib(_ token: SwiftToken) -> Bool {
    guard token.count > 2, !SwiftLexer(bytes).spells(token, "awakeFromNib") else { return false }
    for offset in token.start + 2..<token.end
    where bytes[offset] | 0x20 == UInt8(ascii: "b") && bytes[offset - 1] | 0x20 == UInt8(ascii: "i") {
      let first = bytes[offset - 2] | 0x20
      if first == UInt8(ascii: "n") || first == UInt8(ascii: "x") { return true }
    }
    return false
  }

  private mutating func readCall(_ name: String) -> Bool {
    if let isFinite = known[name] { return isFinite }
    guard let body = methods[name], path.count < Self.maximumDepth else { return true }
    // One that calls itself is taken to return.
    known[name] = true
    path.append(name)
    let isFinite = read(body)
    path.removeLast()
    known[name] = isFinite
    return isFinite
  }

  /// Passes over nested braces; false if the body may be left from inside, or a nib loaded there, so that nothing behind is
  /// certain.
  private func skipBlock(_ lexer: inout SwiftLexer, _ opening: SwiftToken) -> Bool {
    lexer.skipBlock(opening: opening.start)
    var inside = SwiftLexer(bytes, range: opening.end..<max(opening.end, lexer.position - 1))
    var token = inside.next()
    while token.kind != .endOfFile {
      if token.kind == .identifier {
        switch SwiftKeyword(bytes, token.start..<token.end) {
        case .return, .throw: return false
        default: break
        }
        if namesNib(token) { return false }
      }
      token = inside.next()
    }
    return true
  }

  private func isSelf(_ token: SwiftToken) -> Bool {
    token.kind == .identifier && SwiftLexer(bytes).spells(token, "self")
  }

  /// The name behind `let` or `var`, or those of a pattern: `let (label, width) = …`.
  private func declaredNames(after lexer: SwiftLexer) -> [String] {
    var ahead = lexer
    var token = ahead.next()
    guard token.kind == .leftParen else { return [lexer.text(token.start..<token.end)] }
    var names: [String] = []
    while token.kind != .endOfFile, token.kind != .rightParen {
      if token.kind == .identifier { names.append(lexer.text(token.start..<token.end)) }
      token = ahead.next()
    }
    return names
  }
}
