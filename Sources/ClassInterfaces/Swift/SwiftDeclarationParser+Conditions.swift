extension SwiftDeclarationParser {
  /// Reads `#if`, `#elseif`, `#else`, `#endif`; false, and nothing passed over, for a macro.
  mutating func parseDirective() -> Bool {
    var ahead = lexer
    let word = ahead.next()
    guard word.kind == .identifier, word.start == token.end else { return false }
    switch SwiftKeyword(lexer.bytes, word.start..<word.end) {
    case .if: conditions.begin(parseCondition())
    case .elseif: conditions.continue(parseCondition())
    case .else:
      conditions.continue(.always)
      skipLine()
    case .endif:
      conditions.end()
      skipLine()
    default:
      guard Self.diagnostics.contains(where: { lexer.spells(word, $0) }) else { return false }
      skipMacroExpansion()
    }
    return true
  }

  /// The directives that declare nothing.
  private static let diagnostics: [StaticString] = ["error", "sourceLocation", "warning"]

  /// Passes over `#name(arguments) { trailing closure }`.
  mutating func skipMacroExpansion() {
    advance()
    guard token.kind == .identifier, !token.isAtLineStart else { return }
    advance()
    skipGenericArguments()
    if token.kind == .leftParen, !token.isAtLineStart { skipTokenOrGroup() }
    if token.kind == .leftBrace { skipTokenOrGroup() }
  }

  private mutating func parseCondition() -> CompilationCondition {
    advance()
    advance()
    let condition = parseDisjunction()
    // Whatever was not understood ends with its line.
    while !token.isAtLineStart, token.kind != .endOfFile { advance() }
    return condition
  }

  private mutating func parseDisjunction() -> CompilationCondition {
    var condition = parseConjunction()
    while isOperator("||") {
      advance()
      condition = condition || parseConjunction()
    }
    return condition
  }

  private mutating func parseConjunction() -> CompilationCondition {
    var condition = parsePrimaryCondition()
    while isOperator("&&") {
      advance()
      condition = condition && parsePrimaryCondition()
    }
    return condition
  }

  private mutating func parsePrimaryCondition() -> CompilationCondition {
    guard !token.isAtLineStart, groupDepth < Self.maximumGroupDepth else { return .unknown }
    groupDepth += 1
    defer { groupDepth -= 1 }
    if token.kind == .operatorSymbol, begins(with: "!") {
      consumeOperatorByte()
      return !parsePrimaryCondition()
    }
    if token.kind == .leftParen {
      advance()
      let condition = parseDisjunction()
      if token.kind == .rightParen { advance() }
      return condition
    }
    let word = token
    let keyword = self.keyword
    guard word.kind == .identifier || word.kind == .number else { return .unknown }
    advance()
    guard token.kind == .leftParen, !token.isAtLineStart else {
      switch keyword {
      case .true: return .always
      case .false: return .never
      default: return lexer.spells(word, "0") ? .never : .unknown
      }
    }
    var ahead = lexer
    let argument = ahead.next()
    skipTokenOrGroup()
    if lexer.spells(word, "os") {
      return PlatformSet(lexer, argument).map(CompilationCondition.init) ?? .unknown
    }
    if lexer.spells(word, "canImport") {
      // Catalyst, which is iOS here, imports AppKit too.
      if lexer.spells(argument, "UIKit") { return !CompilationCondition(.macOS) }
      if lexer.spells(argument, "AppKit") || lexer.spells(argument, "Cocoa") {
        return CompilationCondition(mayHold: [.macOS, .iOS], mayFail: PlatformSet.all.subtracting(.macOS))
      }
    }
    return .unknown
  }
}

extension PlatformSet {
  private static let names: [(name: StaticString, platforms: PlatformSet)] = [
    ("iOS", .iOS), ("macOS", .macOS), ("OSX", .macOS), ("tvOS", .tvOS), ("watchOS", .watchOS),
    ("visionOS", .visionOS), ("xrOS", .visionOS), ("Linux", []), ("Windows", []), ("Android", []),
    ("WASI", []),
  ]

  /// The platform that a token of a condition or an `@available` names; none for other systems, nil if unknown.
  init?(_ lexer: SwiftLexer, _ token: SwiftToken) {
    guard let entry = Self.names.first(where: { lexer.spells(token, $0.name) }) else { return nil }
    self = entry.platforms
  }
}
