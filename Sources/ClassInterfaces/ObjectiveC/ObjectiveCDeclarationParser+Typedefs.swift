extension ObjectiveCDeclarationParser {
  /// Reads a `typedef`, or an enumeration or struct without one.
  mutating func parseTypeDefinition() {
    var traits = traits([.objc])
    let isTypedef = word == .typedef
    if isTypedef { advance() }
    if parseMarkedEnumeration(traits) { return }
    let keyword = word
    // Outside of a typedef, `struct Name` may as well begin a function.
    let isDefinition = isTypedef || definesBody()
    guard isDefinition else { return advance() }
    readStatement()
    switch keyword {
    case .enum where isTypedef || statement.count > 1: addEnumeration(traits)
    case .struct, .union: addStructure(isTypedef: isTypedef, traits)
    default:
      traits.modifiers = []
      addAliases(traits)
    }
  }

  /// Whether a brace follows before anything that only a declaration of a variable or function has.
  private func definesBody() -> Bool {
    var ahead = lexer
    for _ in 0..<8 {
      let token = ahead.next()
      if token.isSymbol("{") { return true }
      guard token.kind == .identifier || token.isSymbol(":") else { return false }
    }
    return false
  }

  // MARK: - Enumerations

  /// Reads `NS_ENUM(NSInteger, Name) { ... };` and its like.
  private mutating func parseMarkedEnumeration(_ traits: DeclarationTraits) -> Bool {
    let isError = word == .nsErrorEnum
    switch word {
    case .nsEnum, .nsClosedEnum, .cfEnum, .cfClosedEnum, .nsOptions, .cfOptions, .nsErrorEnum: break
    default: return false
    }
    advance()
    guard token.isSymbol("(") else { return true }
    let parts = readGroup("(", ")").split { $0.isSymbol(",") }
    readStatement()
    guard parts.count >= 2, let name = parts[1].first, name.kind == .identifier else { return true }
    var reader = ObjectiveCDeclaratorReader(lexer, parts[0])
    let raw = isError ? "Int" : reader.readUnnamedType()?.swiftName ?? "Int"
    addEnumeration(name, raw: raw, traits)
    return true
  }

  /// Reads what `statement` holds of `enum Tag : Type { ... } Name`.
  private mutating func addEnumeration(_ traits: DeclarationTraits) {
    guard let block = statement.firstIndex(where: { $0.kind == .block }) else { return addAliases(traits) }
    let head = statement[..<block].drop { lexer.word($0) == .enum || lexer.word($0) == .class }
    var raw = "UInt32"
    if let colon = head.firstIndex(where: { $0.isSymbol(":") }) {
      var reader = ObjectiveCDeclaratorReader(lexer, head[head.index(after: colon)...])
      raw = reader.readUnnamedType()?.swiftName ?? raw
    }
    let typedefName = statement[(block + 1)...].first { $0.kind == .identifier }
    let tag = head.first { $0.kind == .identifier }
    guard let name = typedefName ?? tag else { return }
    addEnumeration(name, raw: raw, traits)
  }

  /// Adds an enumeration, or an option set: both are set as the integer that they are.
  private mutating func addEnumeration(_ name: ObjectiveCToken, raw: String, _ traits: DeclarationTraits) {
    let text = lexer.text(name.range)
    types.append(
      TypeDeclaration(
        .enumeration,
        text,
        inherited: [raw],
        traits: traits,
        position: position(at: name.start)
      )
    )
    addSwiftAlias(swiftName(after: statement[...]), of: text, traits, at: position(at: name.start))
  }

  // MARK: - Structs

  private mutating func addStructure(isTypedef: Bool, _ traits: DeclarationTraits) {
    guard let block = statement.firstIndex(where: { $0.kind == .block }) else {
      if isTypedef { addAliases(traits) }
      return
    }
    let tag = statement[..<block].last { $0.kind == .identifier && lexer.word($0) == nil }
    let typedefName = isTypedef ? statement[(block + 1)...].first { $0.kind == .identifier } : nil
    guard let name = typedefName ?? tag else { return }
    types.append(
      TypeDeclaration(.structure, lexer.text(name.range), traits: traits, position: position(at: name.start))
    )
  }

  // MARK: - Aliases

  private mutating func addAliases(_ traits: DeclarationTraits) {
    var reader = ObjectiveCDeclaratorReader(lexer, statement[...])
    for declarator in reader.readDeclarators() {
      let name = lexer.text(declarator.name.range)
      var type = declarator.type
      type.nullability = .nonnull
      let target = type.swiftName
      guard target != name else { continue }
      types.append(
        TypeDeclaration(
          .typealias,
          name,
          aliasedType: target,
          traits: traits,
          position: position(at: declarator.name.start)
        )
      )
      addSwiftAlias(
        swiftName(after: statement[...]),
        of: name,
        traits,
        at: position(at: declarator.name.start)
      )
    }
  }
}
