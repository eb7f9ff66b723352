extension ObjectiveCDeclarationParser {
  // MARK: - @interface

  /// Reads a class, a class extension or a category.
  mutating func parseInterface() {
    var traits = traits(prefix.modifiers.union(.objc))
    let prefix = prefix
    let includes = lexer.includeCount
    traits.objectiveCName = prefix.runtimeName
    advance()
    skipMacros()
    guard token.kind == .identifier else { return }
    let name = token
    advance()
    var parameters: [String] = []
    var protocols: [String] = []
    if token.isSymbol("<") {
      let inside = readGroup("<", ">")
      // `Name<T> : Super` is generic; `Name <P>` alone is a root class that conforms.
      if token.isSymbol(":") || token.isSymbol("(") {
        parameters = self.parameters(inside)
      } else {
        protocols = identifiers(inside)
      }
    }
    let isExtension = token.isSymbol("(")
    var inherited: [String] = []
    if isExtension {
      readGroup("(", ")")
      traits.modifiers.remove(.designable)
    } else if skip(":"), token.kind == .identifier {
      inherited.append(lexer.text(token.range))
      advance()
      // Both the arguments of a generic superclass and the protocols may follow.
      if token.isSymbol("<") { protocols = identifiers(readGroup("<", ">")) }
    }
    if token.isSymbol("<") { protocols = identifiers(readGroup("<", ">")) }
    let text = lexer.text(name.range)
    types.append(
      TypeDeclaration(
        isExtension ? .extension : .class,
        text,
        inherited: inherited + protocols,
        genericParameters: isExtension ? [] : parameters,
        traits: traits,
        position: position(at: name.start)
      )
    )
    let index = types.count - 1
    if token.isSymbol("{") { parseInstanceVariables(into: index) }
    parseMembers(of: index, parameters: parameters, isCategory: isExtension, opening: name.start)
    noteIncludedMembers(of: index, since: includes)
    if !isExtension { addSwiftAlias(prefix.swiftName, of: text, traits, at: types[index].position) }
  }

  /// Macros between a directive and the name: `@interface MY_EXPORT Name`.
  private mutating func skipMacros() {
    while token.kind == .identifier {
      var ahead = lexer
      let following = ahead.next()
      guard following.kind == .identifier else { return }
      advance()
    }
  }

  /// The names in `<__covariant T : NSObject *, U>`.
  private func parameters(_ tokens: [ObjectiveCToken]) -> [String] {
    tokens.split { $0.isSymbol(",") }.compactMap { part in
      part.first { $0.kind == .identifier && lexer.word($0)?.isQualifier != true }.map {
        lexer.text($0.range)
      }
    }
  }

  /// The names in `<P, Q>`.
  private func identifiers(_ tokens: [ObjectiveCToken]) -> [String] {
    tokens.filter { $0.kind == .identifier }.map { lexer.text($0.range) }
  }

  // MARK: - @protocol

  mutating func parseProtocol() {
    let traits = traits([.objc])
    let prefix = prefix
    advance()
    skipMacros()
    guard token.kind == .identifier else { return }
    let name = token
    advance()
    // A mere announcement.
    if token.isSymbol(";") || token.isSymbol(",") { return readStatement() }
    let inherited = token.isSymbol("<") ? identifiers(readGroup("<", ">")) : []
    let text = lexer.text(name.range)
    types.append(
      TypeDeclaration(
        .protocol,
        text,
        inherited: inherited,
        traits: traits,
        position: position(at: name.start)
      )
    )
    let index = types.count - 1
    parseMembers(of: index, parameters: [], isCategory: false, opening: name.start)
    addSwiftAlias(prefix.swiftName, of: text, traits, at: types[index].position)
  }

  // MARK: - @implementation

  /// Reads an implementation as an extension of its class.
  mutating func parseImplementation() {
    let traits = traits([.objc])
    let includes = lexer.includeCount
    advance()
    guard token.kind == .identifier else { return }
    let name = token
    advance()
    if token.isSymbol("<") { readGroup("<", ">") }
    let isCategory = token.isSymbol("(")
    if isCategory { readGroup("(", ")") }
    if skip(":") { advance() }
    types.append(
      TypeDeclaration(.extension, lexer.text(name.range), traits: traits, position: position(at: name.start))
    )
    let index = types.count - 1
    if token.isSymbol("{") { parseInstanceVariables(into: index) }
    parseMembers(of: index, parameters: [], isCategory: isCategory, opening: name.start)
    noteIncludedMembers(of: index, since: includes)
  }

  // MARK: - Members

  /// Notes that a file which is included between the members may have more of them.
  private mutating func noteIncludedMembers(of index: Int, since includes: Int) {
    if includesAtEnd > includes { types[index].mayHaveOtherMembers = true }
  }

  /// Reads members up to `@end`, which may be missing before the next class.
  private mutating func parseMembers(of index: Int, parameters: [String], isCategory: Bool, opening: Int) {
    var isOptional = false
    while true {
      switch token.kind {
      case .endOfFile:
        return lexer.problems.append((.unbalancedBrackets, opening))
      case .directive:
        switch word {
        case .end:
          includesAtEnd = lexer.includeCount
          return advance()
        case .interface, .implementation:
          return lexer.problems.append((.unbalancedBrackets, opening))
        case .property:
          parseProperty(into: index, parameters: parameters, isOptional: isOptional)
        case .optional:
          isOptional = true
          advance()
        case .required:
          isOptional = false
          advance()
        case .synthesize, .dynamic:
          parseAccessorOrigin(into: index)
        case .protocol, .class, .import:
          advance()
          readStatement()
        default:
          advance()
        }
      case .identifier:
        if parseWordBetweenMembers(), !isCategory { types[index].mayHaveOtherMembers = true }
      default:
        if token.isSymbol("-") || token.isSymbol("+") {
          parseMethod(into: index, isOptional: isOptional)
        } else if token.isSymbol("{") {
          skipBlock()
        } else {
          advance()
        }
      }
    }
  }

  /// Reads a word between members; tells whether it is a macro that may stand for members of any kind.
  private mutating func parseWordBetweenMembers() -> Bool {
    let name = token
    guard word == nil, !isAtText else {
      parseWord()
      return false
    }
    advance()
    guard token.isSymbol("(") else { return isExpansion(name) }
    // `SWIFT_CLASS_PROPERTY(@property (class) int name;)` of a generated header wraps a member in the open.
    var ahead = lexer
    if ahead.next().kind == .directive {
      advance()
      return false
    }
    readGroup("(", ")")
    return isExpansion(name)
  }

  /// Whether a word, whose parentheses have been read, is a macro of the source that stands alone.
  ///
  /// The name of a function follows its type, and the SDK's macros only mark what follows them.
  private func isExpansion(_ name: ObjectiveCToken) -> Bool {
    guard lexer.isAtStartOfLine(name.start) else { return false }
    let isAlone =
      token.kind == .directive || token.isSymbol(";") || token.isSymbol("-") || token.isSymbol("+")
      || token.kind == .identifier && lexer.isAtStartOfLine(token.start) && !beginsFunction()
    let text = lexer.text(name.range)
    return isAlone && !["NS_", "API_", "UI_", "CF_", "_Pragma", "DEPRECATED"].contains(where: text.hasPrefix)
  }

  /// Whether the current word is the name of a function, whose type stands in the line before.
  private func beginsFunction() -> Bool {
    var ahead = lexer
    return ahead.next().isSymbol("(")
  }
}
