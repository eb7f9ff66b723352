extension SwiftDeclarationParser {
  /// Reads parameters, effects, result and `where` clause of a function.
  mutating func parseSignature() -> FunctionSignature {
    var signature = FunctionSignature()
    parseParameters(into: &signature)
    while let keyword {
      switch keyword {
      case .async, .reasync: signature.isAsync = true
      case .throws: signature.isThrowing = true
      case .rethrows: break
      case .where:
        _ = skipWhereClause()
        return signature
      default: return signature
      }
      advance()
      if token.kind == .leftParen { skipTokenOrGroup() }
    }
    if isOperator("->") {
      advance()
      _ = skipType()
    }
    _ = skipWhereClause()
    return signature
  }

  private mutating func parseParameters(into signature: inout FunctionSignature) {
    let opening = token
    advance()
    while token.kind != .rightParen {
      guard token.kind != .endOfFile, token.kind != .rightBrace else {
        lexer.problems.append((.unbalancedBrackets, opening.start))
        return
      }
      guard let parameter = parseParameter() else {
        skipTokenOrGroup()
        continue
      }
      signature.parameters.append(parameter)
    }
    advance()
  }

  /// Reads one parameter with the comma behind it.
  private mutating func parseParameter() -> FunctionSignature.Parameter? {
    var ignored = DeclarationTraits()
    while token.kind == .at { parseAttribute(into: &ignored) }
    var label: String?
    var ownName = ""
    while token.kind == .identifier {
      // The last but one of `isolated label name`: modifiers stand before the label.
      let word = name(of: token)
      if label == nil || isParameterModifier(label) { label = word }
      ownName = word
      advance()
    }
    guard let label, token.kind == .colon else { return nil }
    advance()
    let type = skipType()
    if isOperator("...") { advance() }
    if token.kind == .operatorSymbol, begins(with: "=") {
      while token.kind != .comma, token.kind != .rightParen, token.kind != .rightBrace,
        token.kind != .endOfFile
      {
        let isName = token.kind == .identifier
        skipTokenOrGroup()
        if isName { skipGenericArgumentsOfExpression() }
      }
    }
    if token.kind == .comma { advance() }
    return FunctionSignature.Parameter(
      label: label == "_" ? "" : label,
      name: ownName,
      isFunction: type?.isFunction ?? false,
      type: type?.range
    )
  }

  private func isParameterModifier(_ word: String?) -> Bool { word == "isolated" || word == "_const" }
}
