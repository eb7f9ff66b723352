/// Reads the platforms in the condition of an `#if`: `TARGET_OS_IOS && !TARGET_OS_TV`.
struct ObjectiveCConditionReader {
  private var lexer: ObjectiveCLexer
  private var token: ObjectiveCToken
  /// The offset of the condition in the source.
  private let offset: Int
  /// The nesting depth of parentheses and negations; conditions that are nested too deeply are unknown.
  private var depth = 0
  private let macros: ObjectiveCMacros

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - range: The range of the condition.
  ///   - macros: The macros that the source defines before the condition.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    _ macros: ObjectiveCMacros = ObjectiveCMacros()
  ) {
    self.macros = macros
    let range = range.clamped(to: 0..<bytes.count)
    offset = range.lowerBound
    lexer = ObjectiveCLexer(UnsafeBufferPointer(rebasing: bytes[range]))
    token = lexer.next()
  }

  /// The range of the next token in the source.
  var range: Range<Int> { token.start + offset..<token.end + offset }

  /// Reads the next token as a word, or returns nil if the syntax parser does not know the word.
  mutating func nextWord() -> ObjectiveCSyntaxWord? {
    defer { advance() }
    return token.kind == .identifier ? ObjectiveCSyntaxWord.table.word(lexer.bytes, token.range) : nil
  }

  /// Reads the condition of an `#ifdef`; `TARGET_INTERFACE_BUILDER` is never defined.
  mutating func readDefinition() -> CompilationCondition {
    guard token.kind == .identifier else { return .unknown }
    let name = lexer.text(token.range)
    return name == "TARGET_INTERFACE_BUILDER" ? .never : macros.define(name) ? .always : .unknown
  }

  mutating func readCondition() -> CompilationCondition {
    let condition = readDisjunction()
    return token.kind == .endOfFile ? condition : .unknown
  }

  private mutating func advance() { token = lexer.next() }

  private mutating func readDisjunction() -> CompilationCondition {
    var condition = readConjunction()
    while skipOperator("|") { condition = condition || readConjunction() }
    return condition
  }

  private mutating func readConjunction() -> CompilationCondition {
    var condition = readPrimary()
    while skipOperator("&") { condition = condition && readPrimary() }
    return condition
  }

  /// Skips `&&` or `||`; returns false if another token is next.
  private mutating func skipOperator(_ scalar: Unicode.Scalar) -> Bool {
    guard token.isSymbol(scalar), lexer.byte(token.end) == token.symbol else { return false }
    advance()
    advance()
    return true
  }

  private mutating func readPrimary() -> CompilationCondition {
    guard depth < 50 else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    if token.isSymbol("!") {
      advance()
      return !readPrimary()
    }
    if token.isSymbol("(") {
      advance()
      let condition = readDisjunction()
      guard token.isSymbol(")") else { return .unknown }
      advance()
      return condition
    }
    let operand = token
    guard operand.kind == .identifier || operand.kind == .number else { return .unknown }
    advance()
    if operand.kind == .identifier, lexer.text(operand.range) == "defined" { return readDefined() }
    if token.isSymbol("(") { skipGroup() }
    if operand.kind == .number { return Self.constants[lexer.text(operand.range)] ?? .unknown }
    let name = lexer.text(operand.range)
    return Self.platforms[name] ?? macros.value(of: name)
  }

  /// Reads the name after `defined`, which may be in parentheses.
  private mutating func readDefined() -> CompilationCondition {
    let hasParentheses = token.isSymbol("(")
    if hasParentheses { advance() }
    guard token.kind == .identifier else { return .unknown }
    let name = lexer.text(token.range)
    advance()
    if hasParentheses {
      guard token.isSymbol(")") else { return .unknown }
      advance()
    }
    return macros.define(name) ? .always : .unknown
  }

  private mutating func skipGroup() {
    var open = 0
    repeat {
      if token.isSymbol("(") { open += 1 }
      if token.isSymbol(")") { open -= 1 }
      advance()
    } while open > 0 && token.kind != .endOfFile
  }

  private static let constants: [String: CompilationCondition] = ["0": .never, "1": .always]

  private static let platforms: [String: CompilationCondition] = [
    // Holds only in builds for Interface Builder's canvas.
    "TARGET_INTERFACE_BUILDER": .never,
    "TARGET_OS_MAC": .always,
    "TARGET_OS_IPHONE": !CompilationCondition(.macOS),
    "TARGET_OS_IOS": CompilationCondition([.iOS, .visionOS]),
    "TARGET_OS_TV": CompilationCondition(.tvOS),
    "TARGET_OS_WATCH": CompilationCondition(.watchOS),
    "TARGET_OS_VISION": CompilationCondition(.visionOS),
    "TARGET_OS_OSX": CompilationCondition(.macOS),
    "TARGET_OS_MACCATALYST": CompilationCondition(mayHold: .iOS, mayFail: .all),
    "TARGET_OS_SIMULATOR": CompilationCondition(
      mayHold: PlatformSet.all.subtracting(.macOS),
      mayFail: .all
    ),
  ]
}

extension ObjectiveCLexer {
  /// Skips the lines between `#if 0` and its `#elif`, `#else` or `#endif`, which may not be valid Objective-C.
  mutating func skipUncompiledBranch() {
    var depth = 0
    while position < bytes.count {
      // The position is at a line break or at the end.
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      guard byte(position) == UInt8(ascii: "#") else {
        skipToLineEnd()
        continue
      }
      let start = position
      skipLogicalLine()
      var words = ObjectiveCConditionReader(bytes, start + 1..<position)
      switch words.nextWord() {
      case .if, .ifdef, .ifndef:
        depth += 1
      case .endif where depth > 0:
        depth -= 1
      case .else where depth == 0, .elif where depth == 0, .endif:
        position = start
        isAtLineStart = true
        return
      default:
        break
      }
    }
  }
}
