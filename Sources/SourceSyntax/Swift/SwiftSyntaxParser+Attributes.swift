/// Attributes and modifiers.
extension SwiftSyntaxParser {
  /// Whether the next word modifies a declaration.
  func isModifier(_ word: SwiftSyntaxWord) -> Bool {
    guard word.isModifier || word == .class else { return false }
    switch word {
    case .private, .fileprivate, .internal, .public, .static: return true
    default: break
    }
    var index = position + 1
    if tokens[index].kind == .leftParen { index = closing(of: index) + 1 }
    guard index < tokens.count else { return false }
    if tokens[index].kind == .at { return true }
    guard let following = tokens[index].word else { return false }
    if word == .class {
      switch following {
      case .var, .let, .func, .subscript: return true
      case .actor, .macro: return false
      default: return following.isModifier && tokens[index + 1].kind == .identifier
      }
    }
    return following.isDeclaration || following.isModifier
  }

  mutating func parseModifier(_ word: SwiftSyntaxWord, into head: inout Head) {
    advance()
    var isOfSetter = false
    if kind == .leftParen, !token.isAtLineStart {
      isOfSetter = true
      _ = skipParentheses()
    }
    if let level = word.accessLevel {
      if isOfSetter {
        head.setterAccess = level
      } else {
        head.access = level
        if level <= .fileprivate { head.traits.insert(.isPrivate) }
        if level >= .public { head.traits.insert(.isPublic) }
      }
      return
    }
    switch word {
    case .static, .class: head.traits.insert(.isStatic)
    case .override: head.traits.insert(.isOverride)
    case .final: head.modifiers.insert(.final)
    case .dynamic: head.modifiers.insert(.dynamic)
    case .lazy: head.modifiers.insert(.lazy)
    case .weak: head.modifiers.insert(.weak)
    case .required: head.modifiers.insert(.required)
    case .convenience: head.modifiers.insert(.convenience)
    case .optional: head.modifiers.insert(.optional)
    default: break
    }
  }

  /// Parses `@name`, `@name(arguments)`, `@Outer.Name<Int>(arguments)`.
  mutating func parseAttribute(isInType: Bool = false) -> Index {
    let start = self.start
    advance()
    guard kind == .identifier else { return add(.other, from: start) }
    var name = name(of: token)
    advance()
    while kind == .dot, isAdjacent, tokens[position + 1].kind == .identifier {
      advance()
      name = name.lowerBound..<Int(token.end)
      advance()
    }
    var children = List()
    if kind == .operatorSymbol, firstByte == UInt8(ascii: "<"), isAdjacent {
      parseGenericArguments(into: &children)
    }
    if kind == .leftParen, !token.isAtLineStart, !isInType || isAdjacent && takesArguments(name) {
      if spells(name, "objc") {
        parseObjectiveCName(into: &children)
      } else if spells(name, "available") {
        parseAvailability(into: &children)
      } else if Self.wordyAttributes.contains(where: { spells(name, $0) }) {
        _ = skipParentheses()
      } else {
        parseArguments(into: &children)
      }
    }
    return add(.attribute, from: start, name: name, [], children)
  }

  /// Whether the parentheses after a type attribute are its arguments, unlike those in `@escaping(Card) -> Void`.
  private func takesArguments(_ name: Range<Int>) -> Bool {
    if spells(name, "escaping") || spells(name, "autoclosure") { return false }
    let following = tokens[closing(of: position) + 1]
    return following.word?.isEffect != true
      && (following.kind != .operatorSymbol || following.symbol != .arrow)
  }

  /// Attributes whose arguments are not expressions.
  private static let wordyAttributes: [StaticString] = [
    "backDeployed", "_specialize", "specialize", "_spi", "_alwaysEmitIntoClient", "inline",
    "convention",
    "storageRestrictions", "differentiable", "derivative", "attached", "freestanding", "_documentation",
    "exclusivity",
    "abi", "_silgen_name", "_semantics", "isolated", "lifetime", "_lifetime", "implements", "_implements",
  ]

  /// Parses `(iOS 13.0, *)` and `(tvOS, unavailable)`.
  private mutating func parseAvailability(into children: inout List) {
    let outer = beginGroup()
    while position < context.end {
      let start = self.start
      let name = kind == .identifier ? name(of: token) : 0..<0
      var version = List()
      if kind == .identifier { advance() }
      if kind == .number {
        version = List(tree.add(.literal, self.start, Int(token.end), name: self.start..<Int(token.end)))
      }
      while position < context.end, kind != .comma { advance() }
      tree.append(add(.argument, from: start, name: name, [], version), to: &children)
      if position < context.end { advance() }
    }
    endGroup(outer)
  }

  /// Parses the `(save:for:)` of an `@objc` attribute.
  private mutating func parseObjectiveCName(into children: inout List) {
    let inside = skipParentheses()
    var (start, end) = (inside.lowerBound, inside.upperBound)
    while start < end, tree.bytes[start] <= 0x20 { start += 1 }
    while start < end, tree.bytes[end - 1] <= 0x20 { end -= 1 }
    guard start < end else { return }
    let name = tree.add(.name, start, end, name: start..<end)
    tree.append(tree.add(.argument, start, end, name: 0..<0, [], List(name)), to: &children)
  }
}
