/// All tokens of a source, with balanced brackets.
///
/// Missing closing brackets are added where the enclosing brackets end; unmatched brackets are removed. Every branch
/// of an `#if` begins with the brackets that were open before the first branch.
struct ObjectiveCSyntaxTokens {
  typealias Token = ObjectiveCSyntaxToken
  typealias Directive = ObjectiveCSyntaxDirective

  private var lexer: ObjectiveCLexer
  private let bytes: UnsafeBufferPointer<UInt8>
  private let words = ObjectiveCSyntaxWord.table
  /// The tokens outside preprocessor directives, followed by several `end` tokens.
  private(set) var tokens: [Token] = []
  /// The tokens of macro values, each value followed by several `end` tokens.
  private(set) var macroTokens: [Token] = []
  private(set) var directives: [Directive] = []
  /// The regions of the source, in source order.
  private(set) var regions: [SourceRegion] = []
  /// The indexes of the open brackets.
  private var open: [Int32] = []
  private var conditions: [Condition] = []
  /// Whether an `@interface` or similar declaration is open.
  private var isInType = false
  /// The region at the current position.
  private var region = SourceRegion()
  /// The name of the header guard, if the first condition is an `#ifndef`.
  private var guardName: Range<Int>?
  /// Whether a header guard is still possible after the source read so far.
  private var canBeGuarded = true
  /// The macros that the source defined so far.
  private var macros = ObjectiveCMacros()

  /// An open `#if`.
  private struct Condition {
    /// The indexes of the first and the latest directive of the `#if`.
    var first: Int
    var last: Int
    /// The number of open brackets before the `#if`.
    let base: Int
    /// The minimum number of open brackets since the `#if`.
    var lowest: Int
    /// The number of outer brackets that a previous branch closed but the current branch has not yet closed.
    var owed = 0
    var isBalanced = true
    let isInType: Bool
  }

  /// The number of `end` tokens to append, so that lookahead does not need bounds checks.
  private static let lookahead = 6

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexer = ObjectiveCLexer(bytes)
    tokens.reserveCapacity(bytes.count / 4 + 8)
    read()
  }

  /// The problems of literals, comments and brackets.
  var problems: [(kind: ReadingProblem.Kind, offset: Int)] { lexer.problems }

  // MARK: - Reading

  private mutating func read() {
    while true {
      lexer.skipTrivia()
      let isFirst = lexer.isAtLineStart
      guard var token = next(isFirst) else { break }
      switch token.kind {
      case .hash where isFirst:
        readDirective(from: Int(token.start))
        continue
      case .openParenthesis, .openBracket, .openBrace:
        open.append(Int32(truncatingIfNeeded: tokens.count))
      case .closeParenthesis, .closeBracket, .closeBrace:
        guard close(token) else { continue }
      case .directive:
        if isBoundary(token) {
          token.kind = .boundary
          endBlocks(at: token.start)
          isInType = token.word != .end
        } else if isFirst, token.word == .property {
          // Parentheses that are still open here are missing their closing parentheses.
          while let last = open.last, tokens[Int(last)].kind != .openBrace { closeLast(at: token.start) }
        }
      case .plus, .minus:
        if isFirst, !open.isEmpty, beginsMethod(token) { endBlocks(at: token.start) }
      case .identifier where token.word == .assumeNonnullBegin || token.word == .assumeNonnullEnd:
        region.assumesNonnull = token.word == .assumeNonnullBegin
        addRegion(at: Int(token.start))
        continue
      default:
        break
      }
      tokens.append(token)
    }
    let end = Int32(truncatingIfNeeded: bytes.count)
    endBlocks(at: end)
    Self.finish(&tokens, at: end)
  }

  /// Adds the current region, starting at an offset.
  private mutating func addRegion(at offset: Int) {
    region.start = offset
    regions.append(region)
  }

  private static func finish(_ tokens: inout [Token], at end: Int32) {
    for _ in 0..<lookahead {
      tokens.append(Token(kind: .end, isFirst: true, word: nil, start: end, end: end))
    }
  }

  /// Reads the next token, or returns nil at the end of the file.
  private mutating func next(_ isFirst: Bool) -> Token? {
    let read = lexer.next()
    var token = Token(
      kind: .other,
      isFirst: isFirst,
      word: nil,
      start: Int32(truncatingIfNeeded: read.start),
      end: Int32(truncatingIfNeeded: read.end)
    )
    switch read.kind {
    case .identifier:
      token.kind = .identifier
      token.word = words.word(bytes, read.start..<read.end)
      if token.word?.isOfCPlusPlus == true, !isBeforeWord { token.word = nil }
      if token.word == nil, isLiteralPrefix(read) {
        token.kind = lexer.byte(read.end) == UInt8(ascii: "'") ? .character : .string
        lexer.skipLiteral(quote: bytes[read.end])
        token.end = Int32(truncatingIfNeeded: lexer.position)
      }
    case .directive:
      token.kind = .directive
      token.word = words.word(bytes, read.start..<read.end)
    case .number: token.kind = .number
    case .literal:
      token.kind = bytes[read.end - 1] == UInt8(ascii: "'") ? .character : .string
    case .symbol:
      let (kind, length) = ObjectiveCSyntaxOperator.read(bytes, read.start)
      token.kind = kind
      if kind == .at, lexer.byte(read.end) == UInt8(ascii: "\"") {
        token.kind = .string
        lexer.skipLiteral(quote: UInt8(ascii: "\""))
      } else if kind == .dot, length == 1, lexer.byte(read.end).isDigit {
        token.kind = .number
        _ = lexer.next()
      } else {
        lexer.position = read.start + length
      }
      token.end = Int32(truncatingIfNeeded: lexer.position)
    case .endOfFile: return nil
    }
    return token
  }

  /// Whether a word or the name of a destructor follows the current word.
  private var isBeforeWord: Bool {
    var next = lexer.position
    while lexer.byte(next) == 0x20 || lexer.byte(next) == 0x09 { next += 1 }
    return lexer.byte(next).beginsWord || lexer.byte(next) == UInt8(ascii: "~")
  }

  /// Whether a word is the prefix of the literal after it: `L"…"`, `u8"…"`.
  private func isLiteralPrefix(_ read: ObjectiveCToken) -> Bool {
    let quote = lexer.byte(read.end)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    switch bytes[read.start] {
    case UInt8(ascii: "L"), UInt8(ascii: "U"): return read.end - read.start == 1
    case UInt8(ascii: "u"):
      return read.end - read.start == 1
        || read.end - read.start == 2 && bytes[read.start + 1] == UInt8(ascii: "8")
    default: return false
    }
  }

  private func isBoundary(_ token: Token) -> Bool {
    switch token.word {
    case .end, .interface, .implementation: return true
    case .protocol:
      // `@protocol(P)` is an expression, `@protocol P;` a forward declaration.
      var next = Int(token.end)
      func skip(while holds: (UInt8) -> Bool) {
        while next < bytes.count, holds(bytes[next]) { next += 1 }
      }
      skip { $0 <= 0x20 }
      skip { $0.continuesWord }
      skip { $0 <= 0x20 }
      return ![UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ";")].contains(lexer.byte(next))
    default: return false
    }
  }

  /// Whether a sign at the start of a line begins a method, which implies that open blocks lack their closing braces.
  private func beginsMethod(_ token: Token) -> Bool {
    let start = Int(token.start)
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D,
      let last = tokens.last?.kind, last == .semicolon || last == .closeBrace
    else { return false }
    var next = start + 1
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    return lexer.byte(next) == UInt8(ascii: "(")
  }

  // MARK: - Brackets

  /// Closes a bracket and the unclosed brackets inside it; returns false if the bracket is unmatched, or if a previous
  /// `#if` branch already closed it.
  private mutating func close(_ token: Token) -> Bool {
    if let last = conditions.indices.last, open.count <= conditions[last].lowest, conditions[last].owed > 0 {
      conditions[last].owed -= 1
      return false
    }
    var depth = open.count - 1
    while depth >= 0 {
      let kind = tokens[Int(open[depth])].kind
      if Self.closing(kind) == token.kind { break }
      // Only a closing brace closes a brace.
      if kind == .openBrace || open.count - depth > Self.mostMissing { return false }
      depth -= 1
    }
    guard depth >= 0 else { return false }
    while open.count > depth + 1 { closeLast(at: token.start) }
    let opening = open.removeLast()
    tokens[Int(opening)].closing = Int32(truncatingIfNeeded: tokens.count)
    noteHeight()
    return true
  }

  /// The maximum number of unclosed brackets that a closing bracket can close implicitly.
  private static let mostMissing = 32

  private mutating func noteHeight() {
    if let last = conditions.indices.last {
      conditions[last].lowest = min(conditions[last].lowest, open.count)
    }
  }

  private static func closing(_ kind: Token.Kind) -> Token.Kind {
    switch kind {
    case .openParenthesis: .closeParenthesis
    case .openBracket: .closeBracket
    default: .closeBrace
    }
  }

  /// Adds a closing bracket for the innermost open bracket.
  private mutating func closeLast(at offset: Int32) {
    guard let opening = open.popLast() else { return }
    let kind = Self.closing(tokens[Int(opening)].kind)
    tokens[Int(opening)].closing = Int32(truncatingIfNeeded: tokens.count)
    tokens.append(Token(kind: kind, isFirst: false, word: nil, start: offset, end: offset))
    noteHeight()
  }

  private mutating func closeAll(at offset: Int32) {
    while !open.isEmpty { closeLast(at: offset) }
  }

  /// Closes all brackets before a declaration that cannot be inside a block, and reports the first open block.
  private mutating func endBlocks(at offset: Int32) {
    let block = open.first { tokens[Int($0)].kind == .openBrace && !opensNamespace(Int($0)) }
    if let block {
      lexer.problems.append((.unbalancedBrackets, Int(tokens[Int(block)].start)))
    }
    closeAll(at: offset)
  }

  /// Whether a brace belongs to `extern "C"` or `namespace name`, which may contain any declarations.
  private func opensNamespace(_ brace: Int) -> Bool {
    guard brace > 0 else { return false }
    if tokens[brace - 1].word == .namespace { return true }
    return brace > 1 && (tokens[brace - 2].word == .namespace || tokens[brace - 2].word == .extern)
  }

  // MARK: - Preprocessor

  private var isInLine: Bool { lexer.position < bytes.count && !lexer.isAtLineStart }

  private mutating func readDirective(from start: Int) {
    lexer.skipTrivia()
    guard isInLine, let word = next(false), word.kind == .identifier else {
      return skipLine()
    }
    var directive = Directive(kind: .begin, token: tokens.count, start: start, end: start)
    switch word.word {
    case .import, .include:
      directive.kind = .import
      directive.name = path()
      canBeGuarded = false
      skipLine()
    case .define:
      directive.kind = .define
      readDefinition(&directive)
    case .if, .ifdef, .ifndef, .elif, .else, .endif:
      let rest = Int(word.end)
      skipLine()
      directive.name = condition(rest)
      if word.word == .ifndef { directive.name = Int(word.start)..<directive.name.upperBound }
      readCondition(word.word, &directive)
      if note(word.word, rest..<lexer.position, directive) {
        directive.end = lexer.position
        directives.append(directive)
        return lexer.skipUncompiledBranch()
      }
    default:
      let isUndefinition = lexer.text(word.range) == "undef"
      if isUndefinition, isInLine, let name = next(false), name.kind == .identifier {
        macros.remove(lexer.text(name.range))
      }
      return skipLine()
    }
    directive.end = lexer.position
    directives.append(directive)
  }

  /// Records the platforms for which the code after a condition is compiled.
  ///
  /// - Returns: Whether the code after the condition is never compiled.
  private mutating func note(
    _ word: ObjectiveCSyntaxWord?,
    _ condition: Range<Int>,
    _ directive: Directive
  ) -> Bool {
    var reader = ObjectiveCConditionReader(bytes, condition, macros)
    var isNever = false
    switch word {
    case .if:
      let condition = reader.readCondition()
      region.conditions.begin(condition)
      isNever = condition == .never
    case .ifdef, .ifndef:
      if word == .ifndef, canBeGuarded { guardName = reader.range }
      let definition = reader.readDefinition()
      region.conditions.begin(word == .ifdef ? definition : !definition)
      isNever = (word == .ifdef ? definition : !definition) == .never
    case .elif, .else:
      region.conditions.continue(word == .elif ? reader.readCondition() : .always)
      isNever = region.conditions.isCertainlyLeftOut
    default:
      region.conditions.end()
      if region.conditions.isEmpty { guardName = nil }
    }
    canBeGuarded = false
    noteConditions(at: directive.start)
    return isNever
  }

  private mutating func noteConditions(at offset: Int) {
    region.isConditional = region.conditions.depth > (guardName == nil ? 0 : 1)
    addRegion(at: offset)
  }

  private mutating func skipLine() {
    if isInLine { lexer.skipLogicalLine() }
  }

  /// Returns the range of the path between quotes or angle brackets in the rest of the line.
  private func path() -> Range<Int> {
    var start = lexer.position
    while lexer.byte(start) == 0x20 || lexer.byte(start) == 0x09 { start += 1 }
    let closing: UInt8
    switch lexer.byte(start) {
    case UInt8(ascii: "<"): closing = UInt8(ascii: ">")
    case UInt8(ascii: "\""): closing = UInt8(ascii: "\"")
    default: return 0..<0
    }
    var end = start + 1
    while end < bytes.count, bytes[end] != closing, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return start + 1..<end
  }

  /// Returns the range of the condition between an offset and the position, without trailing comments.
  private func condition(_ start: Int) -> Range<Int> {
    var start = start
    while start < lexer.position, bytes[start] <= 0x20 { start += 1 }
    var end = start
    while end < lexer.position {
      if bytes[end] == UInt8(ascii: "/"),
        [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(lexer.byte(end + 1))
      {
        break
      }
      end += 1
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// Reads the name and the value of a macro.
  private mutating func readDefinition(_ directive: inout Directive) {
    lexer.skipTrivia()
    guard isInLine, let name = next(false), name.kind == .identifier else { return skipLine() }
    directive.name = name.range
    let problems = lexer.problems.count
    defer { lexer.problems.removeSubrange(problems...) }
    let hasParameters = lexer.byte(lexer.position) == UInt8(ascii: "(")
    if hasParameters {
      while isInLine, let token = next(false), token.kind != .closeParenthesis { lexer.skipTrivia() }
    }
    directive.next = macroTokens.count
    // Brackets are balanced within the line.
    swap(&tokens, &macroTokens)
    var outside: [Int32] = []
    var outsideConditions: [Condition] = []
    swap(&open, &outside)
    swap(&conditions, &outsideConditions)
    lexer.skipTrivia()
    var end = lexer.position
    while isInLine, let token = next(false) {
      end = Int(token.end)
      switch token.kind {
      case .openParenthesis, .openBracket, .openBrace: open.append(Int32(truncatingIfNeeded: tokens.count))
      case .closeParenthesis, .closeBracket, .closeBrace:
        if !close(token) {
          lexer.skipTrivia()
          continue
        }
      default: break
      }
      tokens.append(token)
      lexer.skipTrivia()
    }
    closeAll(at: Int32(truncatingIfNeeded: end))
    Self.finish(&tokens, at: Int32(truncatingIfNeeded: end))
    let value = tokens[directive.next]
    let isNumber = value.kind == .number && tokens[directive.next + 1].kind == .end && !hasParameters
    let isGuard = guardName.map { bytes[$0].elementsEqual(bytes[name.range]) } == true
    macros.add(
      lexer.text(name.range),
      isNumber ? lexer.text(value.range) : nil,
      isCertain: !region.isConditional && !isGuard
    )
    // The `#ifndef NAME` at the top is a condition for this macro instead of a header guard.
    if let guardName, tokens[directive.next].kind == .string,
      bytes[guardName].elementsEqual(bytes[name.range])
    {
      self.guardName = nil
      noteConditions(at: directive.start)
    }
    swap(&tokens, &macroTokens)
    swap(&open, &outside)
    swap(&conditions, &outsideConditions)
  }

  /// Updates the brackets at the start of a branch of a condition or at its end.
  private mutating func readCondition(_ word: ObjectiveCSyntaxWord?, _ directive: inout Directive) {
    let index = directives.count
    switch word {
    case .if, .ifdef, .ifndef:
      conditions.append(
        Condition(first: index, last: index, base: open.count, lowest: open.count, isInType: isInType)
      )
    case .elif, .else:
      directive.kind = .branch
      guard let last = conditions.indices.last else { return }
      endBranch(last, index)
      // Each branch begins with the brackets that were open before the first branch.
      while open.count > conditions[last].lowest { closeLast(at: Int32(truncatingIfNeeded: directive.start)) }
      conditions[last].owed = conditions[last].base - conditions[last].lowest
      isInType = conditions[last].isInType
      directive.token = tokens.count
    default:
      directive.kind = .end
      guard let last = conditions.indices.last else { return }
      endBranch(last, index)
      let ended = conditions.removeLast()
      directives[ended.first].isBalanced = ended.isBalanced
      if let outer = conditions.indices.last {
        conditions[outer].lowest = min(conditions[outer].lowest, ended.lowest)
      }
    }
  }

  private mutating func endBranch(_ last: Int, _ index: Int) {
    let condition = conditions[last]
    if open.count != condition.base || condition.lowest != condition.base || isInType != condition.isInType {
      conditions[last].isBalanced = false
    }
    directives[condition.last].next = index
    conditions[last].last = index
  }
}
