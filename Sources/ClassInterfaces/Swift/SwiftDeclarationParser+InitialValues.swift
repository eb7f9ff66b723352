extension SwiftDeclarationParser {
  /// Passes over `= expression`; gives the type that the expression shows, if it does.
  mutating func parseInitialValue() -> String? {
    advance()
    let first = token
    var inferred = inferTypeAhead()
    var isFirst = true
    var previous = token
    while token.kind != .endOfFile {
      switch token.kind {
      case .comma, .semicolon, .rightBrace, .rightParen, .rightBracket:
        return inferred?.type
      case .leftBrace:
        if !isFirst, isAtObservers() || (token.isAtLineStart && !endsWithOperator(previous)) {
          return inferred?.type
        }
      default:
        if token.isAtLineStart, !isFirst, !continuesExpression(after: previous) { return inferred?.type }
      }
      // What goes on behind the part that was inferred makes it another type.
      if let known = inferred, token.start >= known.end { inferred = castType(known, at: token) }
      isFirst = false
      let isName = token.kind == .identifier && token.start >= first.start
      previous = token
      skipTokenOrGroup()
      if isName { skipGenericArgumentsOfExpression() }
    }
    return inferred?.type
  }

  /// Whether an expression goes on although a new line begins.
  private func continuesExpression(after previous: SwiftToken) -> Bool {
    if endsWithOperator(previous) { return true }
    switch token.kind {
    case .dot:
      return true
    case .operatorSymbol:
      // A prefix operator, glued to what follows only, would begin a statement; none begins a declaration.
      return true
    case .colon:
      return true
    case .identifier:
      switch keyword {
      case .as, .is, .else: return true
      default: return false
      }
    default:
      return false
    }
  }

  /// Whether a token leaves an expression open: an infix operator, or a word such as `try`.
  private func endsWithOperator(_ previous: SwiftToken) -> Bool {
    switch previous.kind {
    case .operatorSymbol:
      // `a!` and `a?` are whole, `a ?` and `a +` are not.
      guard previous.start > 0 else { return false }
      return ByteClass.of(lexer.bytes[previous.start - 1]) == .blank
        || ByteClass.of(lexer.bytes[previous.start - 1]) == .newline
    case .dot, .colon:
      return true
    case .identifier:
      return SwiftKeyword(lexer.bytes, previous.start..<previous.end)?.beginsExpression ?? false
    default:
      return false
    }
  }

  /// Whether a brace opens `{ didSet` or `{ willSet`, the only accessors of a variable with a value.
  private func isAtObservers() -> Bool {
    var ahead = lexer
    var following = ahead.next()
    while following.kind == .at {
      _ = ahead.next()
      following = ahead.next()
    }
    guard following.kind == .identifier else { return false }
    let word = SwiftKeyword(lexer.bytes, following.start..<following.end)
    return word == .willSet || word == .didSet
  }

  /// Passes over `<Key, Value>` behind a name in an expression if it can be nothing but generic arguments.
  mutating func skipGenericArgumentsOfExpression() {
    guard token.kind == .operatorSymbol, token.count == 1, begins(with: "<"), token.start == previousEnd
    else {
      return
    }
    let start = token.start + 1
    var ahead = SwiftDeclarationParser(inside: self, start..<min(lexer.limit, start + Self.longestArguments))
    repeat {
      guard ahead.skipType() != nil else { return }
      if ahead.token.kind == .comma {
        ahead.advance()
      } else {
        break
      }
    } while true
    guard ahead.token.kind == .operatorSymbol, ahead.begins(with: ">"), ahead.token.start == ahead.previousEnd
    else { return }
    let end = ahead.token.start + 1
    lexer.position = end
    previousEnd = end
    token = lexer.next()
  }

  /// How far the end of generic arguments is looked for: a file of nothing but `a<a<a<` is read once for each.
  private static let longestArguments = 1024

  // MARK: - Inference

  /// A type seen at the beginning of an expression, and where what shows it ends.
  private struct InferredType {
    var type: String
    var end: Int
  }

  private func inferTypeAhead() -> InferredType? {
    var ahead = lexer
    switch token.kind {
    case .string:
      return InferredType(type: "String", end: token.end)
    case .number:
      return InferredType(type: numberType(token), end: token.end)
    case .operatorSymbol where begins(with: "-") && token.count == 1:
      let number = ahead.next()
      guard number.kind == .number, number.start == token.end else { return nil }
      return InferredType(type: numberType(number), end: number.end)
    case .leftBracket:
      return inferCollection()
    case .identifier:
      switch keyword {
      case .true, .false: return InferredType(type: "Bool", end: token.end)
      case .some(let word) where word.beginsExpression: return nil
      case .nil: return nil
      default: return inferCall() ?? inferColor()
      }
    case .hash:
      let word = ahead.next()
      guard lexer.spells(word, "selector") else { return nil }
      guard ahead.next().kind == .leftParen else { return nil }
      ahead.skipGroup(opening: word.end)
      return InferredType(type: "Selector", end: ahead.position)
    default:
      return nil
    }
  }

  private func numberType(_ number: SwiftToken) -> String {
    let digits = lexer.bytes[number.start..<number.end]
    let isHexadecimal = digits.dropFirst().first == UInt8(ascii: "x")
    let isFraction = digits.contains { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "p")
        || (!isHexadecimal && (byte | 0x20) == UInt8(ascii: "e"))
    }
    return isFraction ? "Double" : "Int"
  }

  /// `Name(...)`, `Outer.Name<Int>(...)`, `Name.init(...)`, where the last part before the parenthesis is a type.
  private func inferCall() -> InferredType? {
    var ahead = SwiftDeclarationParser(inside: self, token.start..<lexer.limit)
    let start = token.start
    guard let type = ahead.skipType(), ahead.token.kind == .leftParen,
      ahead.token.start == ahead.previousEnd
    else { return nil }
    var text = spelling(start..<type.range.upperBound)
    if text.hasSuffix(".init") { text.removeLast(5) }
    guard isTypeName(text) else { return nil }
    ahead.skipTokenOrGroup()
    return InferredType(type: text, end: ahead.previousEnd)
  }

  /// `UIColor.red`, `NSColor.white.withAlphaComponent(0.5)`: one of the frameworks' own colors.
  private func inferColor() -> InferredType? {
    let type = spelling(token.start..<token.end)
    guard type == "UIColor" || type == "NSColor" else { return nil }
    var ahead = SwiftDeclarationParser(inside: self, token.end..<lexer.limit)
    guard let color = ahead.readMember(), FrameworkColors.contain(color) else { return nil }
    var end = ahead.previousEnd
    while ahead.readMember() == "withAlphaComponent", ahead.token.kind == .leftParen {
      ahead.skipTokenOrGroup()
      end = ahead.previousEnd
    }
    return InferredType(type: type, end: end)
  }

  /// Passes over `.name`, and gives the name.
  private mutating func readMember() -> String? {
    guard token.kind == .dot else { return nil }
    advance()
    guard token.kind == .identifier else { return nil }
    defer { advance() }
    return name(of: token)
  }

  /// Whether the last component begins with a capital, as types do and functions do not.
  private func isTypeName(_ text: String) -> Bool {
    let base = text.prefix { $0 != "<" }
    guard let last = base.split(separator: ".").last?.utf8.first else { return false }
    return last.isUppercase
  }

  /// `[Name]()`, `[Key: Value]()`, or an array of literals.
  private func inferCollection() -> InferredType? {
    guard groupDepth < Self.maximumGroupDepth else { return nil }
    var ahead = SwiftDeclarationParser(inside: self, token.start..<lexer.limit)
    let opening = token
    ahead.skipTokenOrGroup()
    let end = ahead.previousEnd
    if ahead.token.kind == .leftParen, ahead.token.start == end {
      ahead.skipTokenOrGroup()
      return InferredType(type: spelling(opening.start..<end), end: ahead.previousEnd)
    }
    var inside = SwiftDeclarationParser(inside: self, opening.end..<max(opening.end, end - 1))
    guard let element = inside.inferTypeAhead() else { return nil }
    while inside.token.start < element.end, inside.token.kind != .endOfFile { inside.skipTokenOrGroup() }
    switch inside.token.kind {
    case .comma, .endOfFile: return InferredType(type: "[\(element.type)]", end: end)
    case .colon: return InferredType(type: "[\(element.type): Any]", end: end)
    default: return nil
    }
  }

  /// `x as Type` has that type whatever `x` is; anything else behind a value makes its type unknown.
  private func castType(_ known: InferredType, at token: SwiftToken) -> InferredType? {
    guard token.kind == .identifier, keyword == .as else { return nil }
    var ahead = SwiftDeclarationParser(inside: self, token.end..<lexer.limit)
    guard ahead.token.kind == .identifier || ahead.token.isOpening, let type = ahead.skipType() else {
      return nil
    }
    return InferredType(type: spelling(type.range), end: type.range.upperBound)
  }
}
