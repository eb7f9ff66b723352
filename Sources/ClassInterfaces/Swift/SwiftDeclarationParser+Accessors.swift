extension SwiftDeclarationParser {
  /// Reads `{ get set }`, `{ didSet { ... } }`, or a getter's body.
  mutating func parseAccessors(
    of property: inout PropertyDeclaration,
    at position: Int,
    in container: Int?
  ) {
    let index = position + (container.map { types[$0].properties.count } ?? 0)
    let opening = token
    guard isBeforeAccessors() else {
      // Behind an initial value it is a closure, or what follows a script's `if let x = y`.
      if property.traits.modifiers.contains(.initialized) { return }
      property.storage = .computed(isSettable: false)
      skipBody(container.map { ($0, .getter(index)) })
      let value = opening.end..<max(opening.end, previousEnd - 1)
      return noteConstant(property, value, isConstant: true, in: container)
    }
    advance()
    var hasSetter = false
    var hasGetter = false
    while token.kind != .rightBrace, token.kind != .endOfFile {
      if token.kind == .hash, parseDirective() { continue }
      let selector = skipAccessorAttributes()
      var isSetter = false
      var parameters: [String] = []
      guard let keyword else {
        skipTokenOrGroup()
        continue
      }
      switch keyword {
      case .get, ._read, .read, .unsafeAddress:
        hasGetter = true
        if let selector { property.getter = selector }
      case .set, ._modify, .modify, .unsafeMutableAddress:
        hasSetter = true
        isSetter = true
        if let selector { property.setter = selector }
      case .willSet, .didSet:
        property.hasObservers = true
        isSetter = true
      default:
        break
      }
      advance()
      while token.kind != .leftBrace, token.kind != .rightBrace, token.kind != .endOfFile,
        token.kind != .at, !isAtAccessor(), token.kind != .hash
      {
        // `set(color) {`
        var ahead = lexer
        if token.kind == .leftParen { parameters = [name(of: ahead.next())] }
        skipTokenOrGroup()
      }
      if token.kind == .leftBrace {
        skipBody(
          container.map { ($0, isSetter ? .setter(index) : .getter(index)) },
          parameters: parameters
        )
      }
    }
    if hasGetter || hasSetter { property.storage = .computed(isSettable: hasSetter) }
    if token.kind == .rightBrace {
      advance()
    } else {
      lexer.problems.append((.unbalancedBrackets, opening.start))
    }
  }

  /// Whether an accessor follows the current brace.
  private func isBeforeAccessors() -> Bool {
    // The copy must end before the parser notes anything, or the arrays are copied as well.
    var ahead = self
    ahead.advance()
    ahead.skipAccessorAttributes()
    return ahead.isAtAccessor()
  }

  /// Whether the current token names an accessor rather than beginning the body of a getter.
  private func isAtAccessor() -> Bool {
    switch keyword {
    case .get, .set, .`init`, .willSet, .didSet, ._read, ._modify, .read, .modify, .unsafeAddress,
      .unsafeMutableAddress:
      break
    default:
      return false
    }
    var ahead = self
    ahead.advance()
    switch ahead.token.kind {
    case .leftBrace, .rightBrace, .semicolon, .at:
      return true
    case .leftParen:
      // `set(newValue) {`
      ahead.skipTokenOrGroup()
      return ahead.token.kind == .leftBrace
    case .identifier:
      switch ahead.keyword {
      case .get, .set, .async, .throws, .mutating, .nonmutating, ._modify, .modify: return true
      default: return false
      }
    default:
      return false
    }
  }

  /// Passes over attributes and modifiers of an accessor; gives the selector in `@objc(selector)`.
  @discardableResult
  private mutating func skipAccessorAttributes() -> String? {
    var traits = DeclarationTraits()
    while true {
      if token.kind == .at {
        parseAttribute(into: &traits)
      } else if let keyword {
        switch keyword {
        case .mutating, .nonmutating, .nonisolated, .borrowing, .consuming, .__consuming, .isolated: advance()
        default: return traits.objectiveCName
        }
      } else {
        return traits.objectiveCName
      }
    }
  }
}
