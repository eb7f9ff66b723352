extension ObjectiveCDeclarationParser {
  /// The pieces of a method's selector with what stands around them.
  private struct Signature {
    var selector = ""
    var labels: [String] = []
    var modifiers: DeclarationModifiers = []
    var swiftName: String?
    /// The type of the first parameter.
    var parameterType: String?
    /// The names of the parameters of an initializer that is given the name of a nib.
    var parameters: [Range<Int>] = []

    /// Whether an initializer is given the name of a nib.
    var takesNibName: Bool {
      labels.first.map { $0 == "initWithNibName:" || $0 == "initWithWindowNibName:" } ?? false
    }
  }

  /// Reads `- (Type)name:(Type)parameter;` or the same with a body.
  mutating func parseMethod(into index: Int, isOptional: Bool) {
    var traits = traits([.objc])
    if token.isSymbol("+") { traits.modifiers.insert(.typeMember) }
    if isOptional { traits.modifiers.insert(.optional) }
    advance()
    var signature = Signature()
    if token.isSymbol("(") {
      let inside = readGroup("(", ")")
      for token in inside {
        switch lexer.word(token) {
        case .ibAction: signature.modifiers.insert(.action)
        case .ibSegueAction: signature.modifiers.insert(.segueAction)
        default: break
        }
      }
    }
    let start = token.start
    parseSelector(into: &signature)
    guard !signature.selector.isEmpty else { return }
    parseMarks(into: &signature)
    let body = token
    let platforms = lexer.conditions.certain
    var end = body.end
    if token.isSymbol("{") {
      lexer.skipBlock(opening: token.start)
      end = lexer.position
      advance()
    } else {
      _ = skip(";")
    }
    guard !allowsInstanceVariables(signature, traits, body) else { return }
    traits.modifiers.formUnion(signature.modifiers)
    let method = types[index].methods.count
    add(signature, traits, body: body, at: start, into: index)
    if body.isSymbol("{") {
      let range = body.end..<max(body.end, end - 1)
      bodies.append(
        ObjectiveCBody(
          container: index,
          method: method,
          range: range,
          platforms: platforms,
          parameters: signature.parameters
        )
      )
      if signature.labels.first == "setValue:" {
        let text = UnsafeBufferPointer(rebasing: lexer.bytes[range])
        types[index].methods[method].ignoresSuper = !SearchedText.super.stands(in: text)
      }
    }
  }

  private mutating func add(
    _ signature: Signature,
    _ traits: DeclarationTraits,
    body: ObjectiveCToken,
    at start: Int,
    into index: Int
  ) {
    let position = position(at: start)
    let isInitializer =
      ObjectiveCSwiftNames.isInitializer(signature.selector) && !traits.modifiers.contains(.typeMember)
    let isSetter = signature.labels.count == 1 && signature.selector.hasPrefix("set")
    types[index].methods.append(
      MethodDeclaration(
        isInitializer ? .initializer : .method,
        swiftName: signature.swiftName
          ?? ObjectiveCSwiftNames.name(signature.labels, isInitializer: isInitializer),
        selector: signature.selector,
        argumentType: isSetter ? signature.parameterType : nil,
        onlyTraps: onlyTraps(body),
        traits: traits,
        position: position
      )
    )
  }

  // MARK: - Selectors

  private mutating func parseSelector(into signature: inout Signature) {
    while token.kind == .identifier || token.isSymbol(":") {
      var piece = ""
      if token.kind == .identifier {
        // Whatever follows a finished piece without a colon is a mark, not a piece.
        if !signature.selector.isEmpty, !isPieceWithColon() { return }
        piece = lexer.text(token.range)
        advance()
      }
      guard skip(":") else {
        signature.selector = piece
        signature.labels = [piece]
        return
      }
      signature.selector += piece + ":"
      signature.labels.append(piece + ":")
      parseParameter(into: &signature)
    }
    // `, ...`
    while token.isSymbol(",") || token.isSymbol(".") { advance() }
  }

  private func isPieceWithColon() -> Bool {
    var ahead = lexer
    return ahead.next().isSymbol(":")
  }

  private mutating func parseParameter(into signature: inout Signature) {
    var type = ObjectiveCType(base: .named("id"))
    if token.isSymbol("(") {
      let inside = readGroup("(", ")")
      if signature.parameterType == nil {
        var reader = ObjectiveCDeclaratorReader(lexer, inside[...])
        type = reader.readUnnamedType() ?? type
      }
    }
    if signature.parameterType == nil { signature.parameterType = swiftName(of: type) }
    while word == .__attribute__ {
      advance()
      readGroup("(", ")")
    }
    while token.kind == .identifier, marksParameter(token) { advance() }
    guard token.kind == .identifier else { return }
    if signature.takesNibName { signature.parameters.append(token.range) }
    advance()
  }

  /// Whether a word marks the parameter whose name follows it: `__unused`, or a macro that stands for it.
  private func marksParameter(_ token: ObjectiveCToken) -> Bool {
    let letters = lexer.bytes[token.range]
    guard letters.starts(with: "__".utf8) || !letters.contains(where: \.isLowercase) else {
      return false
    }
    var ahead = lexer
    return ahead.next().kind == .identifier && !ahead.next().isSymbol(":")
  }

  /// Passes over what stands between the selector and the semicolon or body.
  private mutating func parseMarks(into signature: inout Signature) {
    statement.removeAll(keepingCapacity: true)
    while token.kind != .endOfFile, token.kind != .directive {
      if token.isSymbol(";") || token.isSymbol("{") || token.isSymbol("-") || token.isSymbol("+") { break }
      statement.append(token)
      advance()
    }
    // The old style of C allows a semicolon between a definition's selector and its body.
    if token.isSymbol(";") {
      var ahead = lexer
      if ahead.next().isSymbol("{") { advance() }
    }
    if !statement.isEmpty { signature.swiftName = swiftName(after: statement[...]) }
  }

  // MARK: - Bodies

  /// Whether the method says that key-value coding may reach instance variables, as it may without the method.
  private func allowsInstanceVariables(
    _ signature: Signature,
    _ traits: DeclarationTraits,
    _ body: ObjectiveCToken
  ) -> Bool {
    guard signature.selector == "accessInstanceVariablesDirectly", traits.modifiers.contains(.typeMember)
    else {
      return false
    }
    guard body.isSymbol("{") else { return true }
    // `return NO;`
    var inside = lexer
    inside.position = body.end
    _ = inside.next()
    return inside.word(inside.next()) != .no
  }

  /// Whether a body begins with what ends the app: `@throw` or `abort()`.
  private func onlyTraps(_ body: ObjectiveCToken) -> Bool {
    guard body.isSymbol("{") else { return false }
    var inside = lexer
    inside.position = body.end
    switch inside.word(inside.next()) {
    case .throw, .abort: return true
    default: return false
    }
  }
}
