import RuntimeAttributes

/// Reads the declarations of an Objective-C source, passing over bodies and expressions.
///
/// It knows the words of the language and of the SDK's macros; any other word where a declaration could begin is
/// passed over with the parentheses after it.
struct ObjectiveCDeclarationParser {
  var lexer: ObjectiveCLexer
  /// The token to look at next.
  var token: ObjectiveCToken
  /// What has been read, in the order of the text.
  var types: [TypeDeclaration] = []
  /// Where the bodies of methods stand.
  var bodies: [ObjectiveCBody] = []
  /// Whether the text stands in a region in which pointers are not nil unless they say so.
  var assumesNonnull = false
  /// How many files were included where the last `@end` stands.
  var includesAtEnd = 0
  /// What macros before a class or protocol say of it.
  var prefix = Prefix()
  /// The constants that hold a text.
  var constants: [TextConstant] = []
  /// Whether `static` stands before the current token.
  var isStatic = false
  /// The tokens of the statement read last.
  var statement: [ObjectiveCToken] = []
  private var cursor = SourceCursor()

  /// What stands before an `@interface` or `@protocol`.
  struct Prefix {
    var modifiers: DeclarationModifiers = []
    var swiftName: String?
    /// The name at run time, such as that of a class of Swift in a generated header.
    var runtimeName: String?
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    lexer = ObjectiveCLexer(bytes)
    token = lexer.next()
  }

  /// The modules and headers that are imported.
  var imports: Set<String> { lexer.imports }

  /// The problems met, with their positions, in the order of the text.
  func problems() -> [ReadingProblem] {
    var cursor = SourceCursor()
    return lexer.problems.sorted { $0.offset < $1.offset }.map { problem in
      ReadingProblem(problem.kind, at: cursor.position(at: problem.offset, in: lexer.bytes))
    }
  }

  // MARK: - Tokens

  mutating func advance() { token = lexer.next() }

  var word: ObjectiveCWord? { lexer.word(token) }

  /// Passes over the current token if it is a symbol.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard token.isSymbol(scalar) else { return false }
    advance()
    return true
  }

  /// Passes over a brace with all that stands inside.
  mutating func skipBlock() {
    lexer.skipBlock(opening: token.start)
    advance()
  }

  /// Passes over parentheses, brackets or angle brackets; returns the tokens inside.
  @discardableResult
  mutating func readGroup(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> [ObjectiveCToken] {
    var inside: [ObjectiveCToken] = []
    // Most groups are a type.
    inside.reserveCapacity(8)
    var depth = 0
    while token.kind != .endOfFile {
      if token.isSymbol(open) { depth += 1 }
      if token.isSymbol(close) { depth -= 1 }
      if depth == 0 {
        advance()
        break
      }
      if token.isSymbol("{") {
        let start = token.start
        skipBlock()
        inside.append(ObjectiveCToken(kind: .block, symbol: 0, start: start, end: token.start))
        continue
      }
      if endsStatement(token) { break }
      inside.append(token)
      advance()
    }
    if !inside.isEmpty { inside.removeFirst() }
    return inside
  }

  /// Reads everything up to the semicolon, which is passed over, into `statement`; a block counts as one token.
  mutating func readStatement() {
    statement.removeAll(keepingCapacity: true)
    while token.kind != .endOfFile, !endsStatement(token) {
      if token.isSymbol(";") { return advance() }
      if token.isSymbol("}") { return }
      if token.isSymbol("{") {
        let start = token.start
        skipBlock()
        statement.append(ObjectiveCToken(kind: .block, symbol: 0, start: start, end: token.start))
      } else {
        statement.append(token)
        advance()
      }
    }
  }

  /// Whether a directive begins or ends something larger, so that a semicolon or a bracket is missing before it.
  private func endsStatement(_ token: ObjectiveCToken) -> Bool {
    guard token.kind == .directive else { return false }
    switch lexer.word(token) {
    case .interface, .implementation, .end, .property, .protocol, .optional, .required: return true
    default: return false
    }
  }

  /// The position of an offset no smaller than any asked for before.
  mutating func position(at offset: Int) -> SourcePosition {
    cursor.position(at: offset, in: lexer.bytes)
  }

  /// The traits of a declaration whose first token is the current one.
  func traits(_ modifiers: DeclarationModifiers = []) -> DeclarationTraits {
    var traits = DeclarationTraits(modifiers: modifiers)
    lexer.conditions.mark(&traits)
    return traits
  }

  // MARK: - Outside of classes

  /// Reads everything.
  mutating func parse() {
    while token.kind != .endOfFile {
      switch token.kind {
      case .directive: parseDirective()
      case .identifier: parseWord()
      default:
        if token.isSymbol("{") { skipBlock() } else { advance() }
        prefix = Prefix()
      }
    }
  }

  private mutating func parseDirective() {
    let word = word
    switch word {
    case .interface: parseInterface()
    case .protocol: parseProtocol()
    case .implementation: parseImplementation()
    case .compatibilityAlias: parseCompatibilityAlias()
    case .import: parseImport()
    case .class: readStatement()
    default: advance()
    }
    prefix = Prefix()
  }

  /// Reads a word outside of the members of a class.
  mutating func parseWord() {
    switch word {
    case .assumeNonnullBegin:
      assumesNonnull = true
      advance()
    case .assumeNonnullEnd:
      assumesNonnull = false
      advance()
    case .ibDesignable:
      prefix.modifiers.insert(.designable)
      advance()
    case .swiftName:
      advance()
      prefix.swiftName = swiftName(in: readGroup("(", ")")[...])
    case .__attribute__:
      advance()
      let attribute = readGroup("(", ")")[...]
      prefix.swiftName = name(in: attribute, after: .swiftNameAttribute) ?? prefix.swiftName
      prefix.runtimeName = name(in: attribute, after: .runtimeNameAttribute) ?? prefix.runtimeName
    case .swiftClass, .swiftProtocol:
      advance()
      prefix.runtimeName = readGroup("(", ")").first.flatMap(unquoted)
    case .typedef, .nsEnum, .nsClosedEnum, .nsErrorEnum, .nsOptions, .cfEnum, .cfClosedEnum, .cfOptions,
      .enum,
      .struct, .union:
      parseTypeDefinition()
    case .extern, .namespace:
      // What stands in `extern "C" { }` and `namespace name { }` stands outside all the same.
      advance()
      while token.kind == .literal || token.kind == .identifier && self.word == nil { advance() }
      _ = skip("{")
    case nil where isAtText:
      parseConstant()
    default:
      isStatic = word == .static
      advance()
      if token.isSymbol("(") { readGroup("(", ")") }
    }
  }

  /// Reads `@import Module.Submodule;`.
  private mutating func parseImport() {
    advance()
    if token.kind == .identifier { lexer.imports.insert(lexer.text(token.range)) }
    readStatement()
  }

  private mutating func parseCompatibilityAlias() {
    let traits = traits()
    advance()
    guard token.kind == .identifier else { return }
    let name = token
    advance()
    guard token.kind == .identifier else { return }
    types.append(
      TypeDeclaration(
        .typealias,
        lexer.text(name.range),
        aliasedType: lexer.text(token.range),
        traits: traits,
        position: position(at: name.start)
      )
    )
    advance()
  }

  // MARK: - Names for Swift

  /// The name in the parentheses of `NS_SWIFT_NAME`.
  private func swiftName(in tokens: ArraySlice<ObjectiveCToken>) -> String? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return lexer.text(first.start..<max(first.start, last.end))
  }

  /// The name in `__attribute__((swift_name("name")))` and its like.
  private func name(in attribute: ArraySlice<ObjectiveCToken>, after word: ObjectiveCWord) -> String? {
    guard let mark = attribute.firstIndex(where: { lexer.word($0) == word }) else { return nil }
    return attribute[mark...].first { $0.kind == .literal }.flatMap(unquoted)
  }

  /// The text of a string literal without escapes.
  func unquoted(_ literal: ObjectiveCToken) -> String? {
    guard literal.kind == .literal, literal.range.count > 2 else { return nil }
    return lexer.text(literal.start + 1..<literal.end - 1)
  }

  /// The name that a mark after a declaration gives it in Swift.
  func swiftName(after tokens: ArraySlice<ObjectiveCToken>) -> String? {
    for index in tokens.indices {
      switch lexer.word(tokens[index]) {
      case .swiftName, .cfSwiftName:
        let inside = tokens[tokens.index(after: index)...].dropFirst()
        var depth = 1
        let name = inside.prefix { token in
          if token.isSymbol("(") { depth += 1 }
          if token.isSymbol(")") { depth -= 1 }
          return depth > 0
        }
        return swiftName(in: name)
      case .swiftNameAttribute:
        return name(in: tokens[index...], after: .swiftNameAttribute)
      default:
        continue
      }
    }
    return nil
  }

  /// Adds the alias under which Swift knows a type of another name.
  mutating func addSwiftAlias(
    _ swiftName: String?,
    of name: String,
    _ traits: DeclarationTraits,
    at position: SourcePosition
  ) {
    guard let swiftName, swiftName != name, !swiftName.isEmpty else { return }
    let parts = swiftName.split(separator: ".")
    types.append(
      TypeDeclaration(
        .typealias,
        String(parts.last ?? ""),
        scope: parts.dropLast().joined(separator: "."),
        aliasedType: name,
        traits: traits,
        position: position
      )
    )
  }
}
