import RuntimeAttributes

/// Reads the declarations of a Swift source, passing over bodies and expressions.
///
/// It recovers from anything: a token that begins no declaration is passed over with the brackets it opens.
struct SwiftDeclarationParser {
  /// How deep types may be nested in one another.
  private static let maximumDepth = 100
  /// How deep parentheses may be nested where they are looked into rather than passed over.
  static let maximumGroupDepth = 32

  var lexer: SwiftLexer
  /// The token to look at next.
  var token: SwiftToken
  /// The end of the token before.
  var previousEnd = 0
  /// What has been read, extensions included, in the order of the text.
  var types: [TypeDeclaration] = []
  /// The modules that are imported.
  var imports: Set<String> = []
  /// The constants that hold a text.
  var constants: [SwiftConstant] = []
  /// The bodies of the members of types, to be read when all is known.
  var bodies: [SwiftBody] = []
  /// The `#if` branches that the next token stands in.
  var conditions = ConditionStack()
  /// How many parentheses that are looked into stand around what is read.
  var groupDepth = 0
  private var cursor = SourceCursor()

  init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>? = nil) {
    lexer = SwiftLexer(bytes, range: range)
    token = lexer.next()
  }

  /// Reads what stands inside a group that another parser passed over.
  init(inside outer: SwiftDeclarationParser, _ range: Range<Int>) {
    self.init(outer.lexer.bytes, range: range)
    groupDepth = outer.groupDepth + 1
  }

  /// Reads everything.
  mutating func parse() {
    parseDeclarations(in: nil, scope: "", depth: 0)
    while token.kind != .endOfFile {
      lexer.problems.append((.unbalancedBrackets, token.start))
      advance()
      parseDeclarations(in: nil, scope: "", depth: 0)
    }
  }

  /// The problems met, with their positions, in the order of the text.
  func problems() -> [ReadingProblem] {
    var cursor = SourceCursor()
    return lexer.problems.sorted { $0.offset < $1.offset }.map { problem in
      ReadingProblem(problem.kind, at: cursor.position(at: problem.offset, in: lexer.bytes))
    }
  }

  // MARK: - Tokens

  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  /// The keyword that the current token spells, if any.
  var keyword: SwiftKeyword? {
    token.kind == .identifier ? SwiftKeyword(lexer.bytes, token.start..<token.end) : nil
  }

  /// The text of an identifier without its backticks.
  func name(of token: SwiftToken) -> String {
    let isQuoted = token.count > 2 && lexer.bytes[token.start] == UInt8(ascii: "`")
    return lexer.text(isQuoted ? token.start + 1..<token.end - 1 : token.start..<token.end)
  }

  /// Whether the current token is an operator spelled so.
  func isOperator(_ spelling: StaticString) -> Bool {
    token.kind == .operatorSymbol && token.count == spelling.utf8CodeUnitCount && begins(with: spelling)
  }

  /// Whether the current token begins with a spelling.
  func begins(with spelling: StaticString) -> Bool {
    guard token.count >= spelling.utf8CodeUnitCount else { return false }
    for index in 0..<spelling.utf8CodeUnitCount
    where lexer.bytes[token.start + index] != spelling.utf8Start[index] {
      return false
    }
    return true
  }

  /// Passes over the first byte of an operator, which may be all of it: the `>` of `>?`.
  mutating func consumeOperatorByte() {
    if token.count > 1 {
      token.start += 1
      previousEnd = token.start
    } else {
      advance()
    }
  }

  /// Passes over a bracket with all that stands inside, or over any other token.
  mutating func skipTokenOrGroup() {
    switch token.kind {
    case .leftBrace: lexer.skipBlock(opening: token.start)
    case .leftParen, .leftBracket: lexer.skipGroup(opening: token.start)
    default: break
    }
    token.end = lexer.position
    advance()
  }

  /// The position of an offset no smaller than any asked for before.
  mutating func position(at offset: Int) -> SourcePosition {
    cursor.position(at: offset, in: lexer.bytes)
  }

  // MARK: - Declarations

  /// Reads declarations up to the closing brace of what contains them, which is left to the caller.
  ///
  /// - Parameters:
  ///   - container: The index of the type whose members these are; nil outside of types.
  ///   - scope: The qualified name of that type.
  ///   - depth: The number of types around.
  private mutating func parseDeclarations(in container: Int?, scope: String, depth: Int) {
    var traits = DeclarationTraits()
    while true {
      switch token.kind {
      case .endOfFile, .rightBrace:
        return
      case .at:
        parseAttribute(into: &traits)
        continue
      case .hash:
        if parseDirective() { continue }
        skipMacroExpansion()
        if let container { types[container].mayHaveOtherMembers = true }
      case .identifier:
        if let keyword {
          if parseModifier(keyword, into: &traits) { continue }
          conditions.mark(&traits)
          parseDeclaration(keyword, traits, in: container, scope: scope, depth: depth)
        } else {
          advance()
        }
      default:
        skipTokenOrGroup()
      }
      traits = DeclarationTraits()
    }
  }

  private mutating func parseDeclaration(
    _ keyword: SwiftKeyword,
    _ traits: DeclarationTraits,
    in container: Int?,
    scope: String,
    depth: Int
  ) {
    switch keyword {
    case .class: parseType(.class, traits, scope: scope, depth: depth)
    case .actor: parseType(.actor, traits, scope: scope, depth: depth)
    case .struct: parseType(.structure, traits, scope: scope, depth: depth)
    case .enum: parseType(.enumeration, traits, scope: scope, depth: depth)
    case .protocol: parseType(.protocol, traits, scope: scope, depth: depth)
    case .extension: parseType(.extension, traits, scope: scope, depth: depth)
    case .typealias: parseTypealias(traits, scope: scope)
    case .var, .let: parseVariables(traits, isConstant: keyword == .let, in: container)
    case .func: parseFunction(traits, in: container)
    case .`init`: parseInitializer(traits, in: container)
    case .deinit: parseDeinitializer()
    case .subscript: parseSubscript()
    case .case: parseEnumerationCases(in: container)
    case .associatedtype: parseAssociatedType()
    case .import: parseImport()
    default: advance()
    }
  }

  /// Reads `import Module`, `import Module.Submodule` and `import class Module.Name`.
  private mutating func parseImport() {
    advance()
    guard token.kind == .identifier, !token.isAtLineStart else { return }
    var module = token
    advance()
    if token.kind == .identifier, !token.isAtLineStart { module = token }
    imports.insert(lexer.text(module.start..<module.end))
    if !token.isAtLineStart, token.kind != .semicolon { skipLine() }
  }

  private mutating func parseType(
    _ kind: TypeDeclaration.Kind,
    _ traits: DeclarationTraits,
    scope: String,
    depth: Int
  ) {
    let introducer = token
    advance()
    let nameToken = token
    // `actor` is a name elsewhere: `actor.run()`.
    guard introducer.end < token.start, let name = parseDeclaredName(kind) else { return }
    var declaration = TypeDeclaration(
      kind,
      name,
      scope: scope,
      traits: traits,
      position: position(at: nameToken.start)
    )
    declaration.genericParameters = parseGenericParameters()
    // `extension Outer<Int>.Inner {`
    while kind == .extension, token.kind == .dot, !token.isAtLineStart {
      advance()
      guard token.kind == .identifier else { break }
      declaration.name += "." + parseDottedName()
      _ = parseGenericParameters()
    }
    if token.kind == .colon {
      advance()
      declaration.inherited = parseInheritance()
    }
    declaration.isConstrained = skipWhereClause()
    if skipRestOfHead() { declaration.mayHaveOtherMembers = true }
    guard token.kind == .leftBrace else { return append(declaration) }
    guard depth < Self.maximumDepth else {
      lexer.problems.append((.nestedTooDeeply, token.start))
      return skipTokenOrGroup()
    }
    let opening = token.start
    let inner = declaration.qualifiedName
    let index = types.count
    append(declaration)
    advance()
    let outerConditions = conditions
    parseDeclarations(in: index, scope: inner, depth: depth + 1)
    conditions = outerConditions
    if token.kind == .rightBrace {
      advance()
    } else {
      lexer.problems.append((.unbalancedBrackets, opening))
    }
  }

  /// Passes over what stands before the members of a type and was not understood; tells whether there is such.
  private mutating func skipRestOfHead() -> Bool {
    guard token.kind != .leftBrace else { return false }
    var ahead = self
    while true {
      switch ahead.token.kind {
      case .leftBrace:
        self = ahead
        return true
      case .identifier where ahead.token.isAtLineStart && ahead.keyword != nil: return false
      case .endOfFile, .rightBrace, .semicolon, .at, .hash: return false
      default: ahead.skipTokenOrGroup()
      }
    }
  }

  private mutating func append(_ declaration: TypeDeclaration) { types.append(declaration) }

  private mutating func parseTypealias(_ traits: DeclarationTraits, scope: String) {
    advance()
    guard token.kind == .identifier else { return }
    let start = token.start
    var declaration = TypeDeclaration(
      .typealias,
      parseDottedName(),
      scope: scope,
      traits: traits,
      position: position(at: start)
    )
    declaration.genericParameters = parseGenericParameters()
    guard isOperator("=") else { return }
    advance()
    declaration.aliasedType = parseTypeText()
    _ = skipWhereClause()
    append(declaration)
  }

  /// The name of a type, or any type behind `extension`: `extension [Int] {`.
  private mutating func parseDeclaredName(_ kind: TypeDeclaration.Kind) -> String? {
    if token.kind == .identifier { return parseDottedName() }
    return kind == .extension ? parseTypeText() : nil
  }

  /// `Name` or `Outer.Inner`, as an extension writes it; the arguments of generic types are left out.
  private mutating func parseDottedName() -> String {
    var name = name(of: token)
    advance()
    while token.kind == .dot, !token.isAtLineStart {
      advance()
      guard token.kind == .identifier else { break }
      name += "." + self.name(of: token)
      advance()
    }
    return name
  }

  private mutating func parseInheritance() -> [String] {
    var inherited: [String] = []
    while let type = parseTypeText() {
      inherited.append(type)
      guard token.kind == .comma else { break }
      advance()
    }
    return inherited
  }
}
