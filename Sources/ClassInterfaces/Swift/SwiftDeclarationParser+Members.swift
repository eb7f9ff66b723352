extension SwiftDeclarationParser {
  // MARK: - Properties

  /// Reads `var a = 1, b: Int { ... }` and the like.
  mutating func parseVariables(_ traits: DeclarationTraits, isConstant: Bool, in container: Int?) {
    advance()
    var properties: [PropertyDeclaration] = []
    while true {
      let firstOfPattern = properties.count
      parsePattern(traits, isConstant: isConstant, into: &properties)
      guard properties.count > firstOfPattern else { break }
      var type: String?
      var isInferred = false
      var (valueStart, valueEnd): (Int?, Int) = (nil, 0)
      if token.kind == .colon {
        advance()
        type = parseTypeText()
      }
      if isOperator("=") {
        let start = token.end
        let inferred = parseInitialValue()
        (valueStart, valueEnd) = (start, previousEnd)
        if let container, properties.count == firstOfPattern + 1 {
          noteNames(inValueOf: types[container].properties.count + firstOfPattern, from: start, in: container)
        }
        if type == nil {
          type = inferred
          isInferred = true
        }
        if !isNothing(valueFrom: start) {
          for index in firstOfPattern..<properties.count {
            properties[index].traits.modifiers.insert(.initialized)
          }
        }
      }
      if properties.count == firstOfPattern + 1 {
        properties[firstOfPattern].type = type
        properties[firstOfPattern].isTypeInferred = isInferred
        if token.kind == .leftBrace {
          parseAccessors(of: &properties[firstOfPattern], at: firstOfPattern, in: container)
        }
        if let valueStart {
          let value = valueStart..<max(valueStart, valueEnd)
          noteConstant(properties[firstOfPattern], value, isConstant: isConstant, in: container)
        }
        // `var a, b: Int`: a type goes for the names before it that have none.
        var earlier = firstOfPattern - 1
        while !isInferred, type != nil, earlier >= 0, properties[earlier].type == nil,
          !properties[earlier].isTypeInferred
        {
          properties[earlier].type = type
          earlier -= 1
        }
      }
      guard token.kind == .comma else { break }
      advance()
    }
    if let container { types[container].properties += properties }
  }

  /// Whether the initial value that was just read is `nil` or `false`.
  private func isNothing(valueFrom start: Int) -> Bool {
    let value = lexer.bytes[start..<max(start, previousEnd)]
    let words = value.drop { $0 == UInt8(ascii: " ") }
    return words.elementsEqual("nil".utf8) || words.elementsEqual("false".utf8)
  }

  /// Notes where an initial value stands that may name a nib or storyboard: `let nib = UINib(nibName: "Cell", bundle: nil)`.
  private mutating func noteNames(inValueOf property: Int, from start: Int, in container: Int) {
    let value = lexer.bytes[start..<max(start, previousEnd)]
    var (namesNib, namesReference) = (false, false)
    for offset in value.indices.dropLast(2) {
      let following = (value[offset + 1], value[offset + 2])
      switch value[offset] {
      // `UINib`, `loadNibNamed`; `nibName`.
      case UInt8(ascii: "N"):
        if following == (UInt8(ascii: "i"), UInt8(ascii: "b")) || value[..<offset].last == UInt8(ascii: "b") {
          namesNib = true
        }
      // `UIStoryboard`
      case UInt8(ascii: "S") where following == (UInt8(ascii: "t"), UInt8(ascii: "o")),
        // `withIdentifier`, `instantiateInitialController`
        UInt8(ascii: "I") where following == (UInt8(ascii: "d"), UInt8(ascii: "e")),
        UInt8(ascii: "I") where following == (UInt8(ascii: "n"), UInt8(ascii: "i")):
        namesReference = true
      default: break
      }
    }
    guard namesNib || namesReference else { return }
    bodies.append(
      SwiftBody(
        container: container,
        member: .getter(property),
        range: start..<max(start, previousEnd),
        platforms: conditions.certain,
        mayNameNib: namesNib,
        mayNameReference: namesReference
      )
    )
  }

  /// Reads one name, or the names in a tuple pattern, whose types stay unknown.
  private mutating func parsePattern(
    _ traits: DeclarationTraits,
    isConstant: Bool,
    into properties: inout [PropertyDeclaration]
  ) {
    var isTuple = false
    repeat {
      switch token.kind {
      case .leftParen:
        isTuple = true
      case .identifier:
        properties.append(
          PropertyDeclaration(
            name(of: token),
            type: nil,
            isTypeInferred: isTuple,
            storage: isConstant ? .constant : .stored,
            traits: traits,
            position: position(at: token.start)
          )
        )
      case .comma, .rightParen:
        if !isTuple { return }
      default:
        return
      }
      let wasLast = !isTuple || token.kind == .rightParen
      advance()
      if wasLast { return }
    } while true
  }

  // MARK: - Functions

  mutating func parseFunction(_ traits: DeclarationTraits, in container: Int?) {
    advance()
    guard token.kind == .identifier else { return skipOperatorFunction() }
    let nameToken = token
    let baseName = name(of: nameToken)
    advance()
    _ = parseGenericParameters()
    guard token.kind == .leftParen else { return }
    let signature = parseSignature()
    let body = token.kind == .leftBrace ? token.end : nil
    let trapped = parseBody(in: container, of: signature)
    guard let container else { return }
    let selector = traits.objectiveCName ?? signature.selector(baseName)
    var argumentType: String?
    if signature.parameters.count == 1, selector.hasPrefix("set") {
      argumentType = signature.parameters[0].type.map(spelling)
    }
    var method = MethodDeclaration(
      swiftName: signature.swiftName(baseName),
      selector: selector,
      argumentType: argumentType,
      onlyTraps: trapped,
      traits: traits,
      position: position(at: nameToken.start)
    )
    if let body, baseName == "setValue" {
      let text = UnsafeBufferPointer(rebasing: lexer.bytes[body..<max(body, previousEnd)])
      method.ignoresSuper = !SearchedText.super.stands(in: text)
    }
    types[container].methods.append(method)
  }

  mutating func parseInitializer(_ traits: DeclarationTraits, in container: Int?) {
    let nameToken = token
    advance()
    let isFailable = token.kind == .operatorSymbol && (begins(with: "?") || begins(with: "!"))
    if isFailable { consumeOperatorByte() }
    _ = parseGenericParameters()
    guard token.kind == .leftParen else { return }
    let signature = parseSignature()
    let trapped = parseBody(in: container, of: signature)
    guard let container else { return }
    types[container].methods.append(
      MethodDeclaration(
        .initializer,
        swiftName: signature.swiftName("init"),
        selector: traits.objectiveCName ?? signature.initializerSelector,
        isFailable: isFailable,
        onlyTraps: trapped,
        traits: traits,
        position: position(at: nameToken.start)
      )
    )
  }

  /// Passes over a body if one is next; tells whether all it does is to end the app.
  private mutating func parseBody(in container: Int?, of signature: FunctionSignature? = nil) -> Bool {
    guard token.kind == .leftBrace else { return false }
    let trapped = bodyOnlyTraps()
    skipBody(
      container.map { ($0, .method(types[$0].methods.count)) },
      parameters: signature?.parameters.map(\.name) ?? []
    )
    return trapped
  }

  /// Passes over a body, and notes where it stands if it belongs to a type's member.
  mutating func skipBody(
    _ owner: (container: Int, member: SwiftBody.Member)?,
    parameters: [String] = []
  ) {
    let start = token.end
    lexer.sawNibName = false
    lexer.sawReference = false
    lexer.sawClassChange = false
    skipTokenOrGroup()
    guard let owner else { return }
    bodies.append(
      SwiftBody(
        container: owner.container,
        member: owner.member,
        range: start..<max(start, previousEnd - 1),
        platforms: conditions.certain,
        parameters: parameters,
        mayNameNib: lexer.sawNibName,
        mayNameReference: lexer.sawReference,
        mayChangeClass: lexer.sawClassChange
      )
    )
  }

  private func bodyOnlyTraps() -> Bool {
    var ahead = self
    ahead.advance()
    guard let first = ahead.keyword, first == .fatalError || first == .preconditionFailure else {
      return false
    }
    ahead.advance()
    guard ahead.token.kind == .leftParen else { return false }
    ahead.skipTokenOrGroup()
    return ahead.token.kind == .rightBrace
  }

  private mutating func skipOperatorFunction() {
    while token.kind == .operatorSymbol || token.kind == .dot { advance() }
    _ = parseGenericParameters()
    guard token.kind == .leftParen else { return }
    _ = parseSignature()
    _ = parseBody(in: nil)
  }

  mutating func parseDeinitializer() {
    advance()
    while keyword == .async || keyword == .isolated { advance() }
    _ = parseBody(in: nil)
  }

  mutating func parseSubscript() {
    advance()
    _ = parseGenericParameters()
    guard token.kind == .leftParen else { return }
    _ = parseSignature()
    if token.kind == .leftBrace { skipTokenOrGroup() }
  }

  // MARK: - Others

  /// Passes over `case a, b(Int) = 1`, whose names may be words that mean something elsewhere.
  mutating func parseEnumerationCases(in container: Int?) {
    advance()
    while token.kind == .identifier {
      let name = token
      advance()
      if token.kind == .leftParen { skipTokenOrGroup() }
      var rawValue: Range<Int>?
      if isOperator("=") {
        let start = token.end
        _ = parseInitialValue()
        rawValue = start..<max(start, previousEnd)
      }
      noteCase(name, rawValue: rawValue, in: container)
      guard token.kind == .comma else { return }
      advance()
    }
  }

  mutating func parseAssociatedType() {
    advance()
    guard token.kind == .identifier else { return }
    advance()
    if token.kind == .colon {
      advance()
      while parseTypeText() != nil, token.kind == .comma { advance() }
    }
    if isOperator("=") {
      advance()
      _ = parseTypeText()
    }
    _ = skipWhereClause()
  }

  mutating func skipLine() {
    repeat { advance() } while !token.isAtLineStart && token.kind != .endOfFile && token.kind != .semicolon
  }
}
