/// All tokens of a source, read once.
///
/// Every opening bracket has one that closes it: missing ones are added where the brackets around them end, superfluous
/// ones are left out. Of the branches of an `#if` each begins in the brackets that were open before the first.
struct ObjectiveCSyntaxTokens {
  typealias Token = ObjectiveCSyntaxToken
  typealias Directive = ObjectiveCSyntaxDirective

  private var lexer: ObjectiveCLexer
  private let bytes: UnsafeBufferPointer<UInt8>
  private let words = ObjectiveCSyntaxWord.table
  /// The tokens outside of preprocessor lines; several `end`s follow them.
  private(set) var tokens: [Token] = []
  /// The tokens of the values of macros; several `end`s follow each value.
  private(set) var macroTokens: [Token] = []
  private(set) var directives: [Directive] = []
  /// The conditions of the source, in the order of the text.
  private(set) var regions: [SourceRegion] = []
  /// The indexes of the brackets that are open.
  private var open: [Int32] = []
  private var conditions: [Condition] = []
  /// Whether an `@interface` or its like is open.
  private var isInType = false
  /// The region at the position.
  private var region = SourceRegion()
  /// The name in the `#ifndef` that encloses a whole header, if the first condition is one.
  private var guardName: Range<Int>?
  /// Whether no line that such a header begins with was read.
  private var canBeGuarded = true

  /// An `#if` that is open.
  private struct Condition {
    /// The index of its first directive and of the last one so far.
    var first: Int
    var last: Int
    /// How many brackets were open before it.
    let base: Int
    /// How few of them were open since.
    var lowest: Int
    /// How many brackets of a former branch, closed in there, are to be closed in this one too.
    var owed = 0
    var isBalanced = true
    let isInType: Bool
  }

  /// How many `end`s follow the tokens, so that one can look ahead.
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
          // Parentheses in front of it are not closed.
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

  /// Adds the current region, which begins at an offset.
  private mutating func addRegion(at offset: Int) {
    region.start = offset
    regions.append(region)
  }

  private static func finish(_ tokens: inout [Token], at end: Int32) {
    for _ in 0..<lookahead {
      tokens.append(Token(kind: .end, isFirst: true, word: nil, start: end, end: end))
    }
  }

  /// The next token; nil at the end.
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

  /// Whether another word or the name of a destructor follows the last one.
  private var isBeforeWord: Bool {
    var next = lexer.position
    while lexer.byte(next) == 0x20 || lexer.byte(next) == 0x09 { next += 1 }
    return lexer.byte(next).beginsWord || lexer.byte(next) == UInt8(ascii: "~")
  }

  /// Whether a word and the quote behind it are one literal: `L"…"`, `u8"…"`.
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

  /// Whether a sign at the start of a line begins a method, so that braces before it are missing.
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

  /// Closes a bracket, and those inside that were not; false where none of its kind is open.
  private mutating func close(_ token: Token) -> Bool {
    if let last = conditions.indices.last, open.count <= conditions[last].lowest, conditions[last].owed > 0 {
      conditions[last].owed -= 1
      return false
    }
    var depth = open.count - 1
    while depth >= 0 {
      let kind = tokens[Int(open[depth])].kind
      if Self.closing(kind) == token.kind { break }
      // A brace is closed by a brace alone.
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

  /// How many brackets one can close beside its own.
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

  /// Adds the bracket that closes the last one.
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

  /// Closes all brackets at something that no block contains.
  private mutating func endBlocks(at offset: Int32) {
    let block = open.first { tokens[Int($0)].kind == .openBrace && !opensNamespace(Int($0)) }
    if let block {
      lexer.problems.append((.unbalancedBrackets, Int(tokens[Int(block)].start)))
    }
    closeAll(at: offset)
  }

  /// Whether a brace follows `extern "C"` or `namespace name`, which enclose declarations of any kind.
  private func opensNamespace(_ brace: Int) -> Bool {
    guard brace > 0 else { return false }
    if tokens[brace - 1].word == .namespace { return true }
    return brace > 1 && (tokens[brace - 2].word == .namespace || tokens[brace - 2].word == .extern)
  }

  // MARK: - Preprocessor

  private var isInLine: Bool { lexer.position < bytes.count && !lexer.isAtLineStart }

  /// Reads the line that begins with a number sign.
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
      return skipLine()
    }
    directive.end = lexer.position
    directives.append(directive)
  }

  /// Notes the platforms for which the lines behind a condition are compiled.
  ///
  /// - Returns: Whether these lines are never compiled.
  private mutating func note(
    _ word: ObjectiveCSyntaxWord?,
    _ condition: Range<Int>,
    _ directive: Directive
  ) -> Bool {
    var reader = ObjectiveCConditionReader(bytes, condition)
    var isNever = false
    switch word {
    case .if:
      let condition = reader.readCondition()
      region.conditions.begin(condition)
      isNever = condition == .never
    case .ifdef, .ifndef:
      if word == .ifndef, canBeGuarded { guardName = reader.range }
      region.conditions.begin(.unknown)
    case .elif: region.conditions.continue(reader.readCondition())
    case .else: region.conditions.continue(.always)
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

  /// The path between the quotes or angle brackets in the rest of a line.
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

  /// The condition from an offset to the position, comments at its end left out.
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
    if lexer.byte(lexer.position) == UInt8(ascii: "(") {
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
    // The first line `#ifndef NAME` is not the guard of a header, but the condition of this macro.
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

  /// Follows the branches of a condition.
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
      // Each branch begins in the brackets that the first one began in.
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
