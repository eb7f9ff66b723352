/// Declarations other than functions and variables.
extension SwiftSyntaxParser {
  /// The attributes and modifiers of a declaration.
  struct Head {
    var start: Int
    var traits: Traits = []
    var modifiers: SyntaxNode.Modifiers = []
    var access: AccessLevel?
    var setterAccess: AccessLevel?
    var attributes = List()
  }

  /// Parses a declaration, or a `switch` case with attributes; returns false if other code follows, possibly after
  /// attributes.
  mutating func parseDeclaration(_ scope: Scope, into list: inout List) -> Bool {
    var head = Head(start: start)
    while true {
      if kind == .at {
        tree.append(parseAttribute(), to: &head.attributes)
      } else if let word, isModifier(word) {
        parseModifier(word, into: &head)
      } else {
        break
      }
    }
    if scope.isLocal || scope == .switchBody { head.traits.insert(.isLocal) }
    let last = list.last
    if parseDeclaration(head, scope, into: &list) {
      addModifiers(of: head, to: last < 0 ? list.first : tree[last].nextSibling)
      return true
    }
    if scope == .switchBody, word == .default || word == .case {
      tree.append(parseSwitchCase(head.attributes), to: &list)
      return true
    }
    if start == head.start { return false }
    // `@available(iOS 17, *) #Preview { … }`
    tree.append(head.attributes, to: &list)
    return kind != .hash || directive() != nil
  }

  /// Adds the modifiers and access levels of a declaration to its nodes, and marks the nodes after the first as
  /// continued.
  private mutating func addModifiers(of head: Head, to first: Index) {
    var node = first
    while node >= 0 {
      tree[node].modifiers = head.modifiers
      (tree[node].access, tree[node].setterAccess) = (head.access, head.setterAccess)
      if node != first { tree[node].traits.insert(.isContinued) }
      node = tree[node].nextSibling
    }
  }

  private mutating func parseDeclaration(_ head: Head, _ scope: Scope, into list: inout List) -> Bool {
    switch word {
    case .import: tree.append(parseImport(head), to: &list)
    case .class: tree.append(parseType(head, .isClass), to: &list)
    case .actor:
      guard isContextualDeclaration() else { return false }
      tree.append(parseType(head, [.isClass, .isActor]), to: &list)
    case .struct: tree.append(parseType(head, []), to: &list)
    case .enum: tree.append(parseType(head, .isEnum), to: &list)
    case .protocol: tree.append(parseType(head, .isProtocol), to: &list)
    case .extension: tree.append(parseType(head, .isExtension), to: &list)
    case .typealias, .associatedtype: tree.append(parseTypeAlias(head), to: &list)
    case .operator, .precedencegroup: tree.append(parseOperatorDeclaration(head), to: &list)
    case .var, .let: parseVariables(head, into: &list)
    case .func: tree.append(parseFunction(head), to: &list)
    case .macro:
      guard isContextualDeclaration() else { return false }
      tree.append(parseFunction(head), to: &list)
    case .`init`:
      guard scope.isType || beginsInitializer() else { return false }
      tree.append(parseFunction(head), to: &list)
    case .deinit, .subscript: tree.append(parseFunction(head), to: &list)
    case .case:
      guard scope == .enumeration || scope == .type else { return false }
      parseEnumCases(head, into: &list)
    default: return false
    }
    return true
  }

  private func beginsInitializer() -> Bool {
    let following = tokens[position + 1]
    return following.kind == .leftParen || following.kind == .operatorSymbol
  }

  /// Whether `actor` or `macro`, which may also be names, begins a declaration: a name must follow on the same line.
  private func isContextualDeclaration() -> Bool {
    let (name, following) = (tokens[position + 1], tokens[position + 2])
    guard name.kind == .identifier, !name.isAtLineStart, name.word?.isReserved != true else { return false }
    switch following.kind {
    case .leftBrace, .leftParen, .colon: return true
    case .operatorSymbol: return tree.bytes[Int(following.start)] == UInt8(ascii: "<")
    case .identifier: return following.word == .where
    default: return false
    }
  }

  // MARK: - Types

  /// Parses `import UIKit`, `import class UIKit.UIView`.
  private mutating func parseImport(_ head: Head) -> Index {
    var children = head.attributes
    advance()
    if kind == .identifier, !token.isAtLineStart, tokens[position + 1].kind == .identifier,
      !tokens[position + 1].isAtLineStart
    {
      advance()
    }
    guard kind == .identifier, !token.isAtLineStart else {
      return add(.importDeclaration, from: head.start, head.traits, children)
    }
    let module = name(of: token)
    advance()
    while kind == .dot {
      advance()
      guard kind == .identifier || kind == .operatorSymbol else { break }
      let (start, name) = (start, name(of: token))
      advance()
      tree.append(add(.name, from: start, name: name), to: &children)
    }
    return add(.importDeclaration, from: head.start, name: module, head.traits, children)
  }

  private mutating func parseType(_ head: Head, _ traits: Traits) -> Index {
    var children = head.attributes
    advance()
    let nameStart = start
    var name = 0..<0
    if kind == .identifier {
      name = self.name(of: token)
      advance()
      while kind == .dot, tokens[position + 1].kind == .identifier {
        advance()
        name = name.lowerBound..<self.name(of: token).upperBound
        advance()
      }
    } else if traits == .isExtension {
      // `extension [Int] {`
      tree.append(add(.generics, from: start, [], List(parseType())), to: &children)
    }
    parseGenericParameters(into: &children)
    if kind == .dot, tokens[position + 1].kind == .identifier {
      // `extension Outer<Int>.Inner {`
      advance()
      tree.append(add(.generics, from: start, [], List(parseType())), to: &children)
    }
    if traits == .isExtension, case let suffix = parseTypeSuffix(), !suffix.isEmpty {
      // `extension String? {` extends Optional.
      tree.append(
        add(.generics, from: nameStart, [], List(add(.type, from: nameStart, name: name, suffix))),
        to: &children
      )
      name = 0..<0
    }
    if kind == .colon { parseInheritance(into: &children) }
    parseWhereClause(into: &children)
    let rest = skipUnreadClause()
    if kind == .leftBrace { parseMembers(traits == .isEnum ? .enumeration : .type, into: &children) }
    return add(
      .typeDeclaration,
      from: head.start,
      name: name,
      head.traits.union(traits).union(rest),
      children
    )
  }

  /// Skips an invalid clause before the members of a type, and returns the trait for such a type.
  private mutating func skipUnreadClause() -> Traits {
    guard kind != .leftBrace else { return [] }
    let limit = position + 64
    var index = position
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace:
        position = index
        return .hasUnreadClause
      case .identifier where token.isAtLineStart && token.word != nil: return []
      case .endOfFile, .rightBrace, .semicolon, .at, .hash: return []
      case .leftParen, .leftBracket: index = max(index, closing(of: index)) + 1
      default: index += 1
      }
    }
    return []
  }

  /// Parses `: A, B`.
  private mutating func parseInheritance(into children: inout List) {
    repeat {
      advance()
      let before = position
      let type = parseType()
      guard position > before else { return }
      tree.append(type, to: &children)
    } while kind == .comma
  }

  private mutating func parseTypeAlias(_ head: Head) -> Index {
    var children = head.attributes
    let traits = head.traits.union(word == .associatedtype ? .isDeclarationOnly : [])
    advance()
    guard kind == .identifier else { return add(.typeAlias, from: head.start, traits, children) }
    let name = name(of: token)
    advance()
    parseGenericParameters(into: &children)
    if kind == .colon { parseInheritance(into: &children) }
    if isSymbol(.assignment) {
      advance()
      tree.append(parseType(), to: &children)
    }
    parseWhereClause(into: &children)
    return add(.typeAlias, from: head.start, name: name, traits, children)
  }

  /// Parses `infix operator +: Group` and `precedencegroup Group { higherThan: Other }`.
  private mutating func parseOperatorDeclaration(_ head: Head) -> Index {
    var children = head.attributes
    advance()
    let name = name(of: token)
    if kind == .identifier || kind == .operatorSymbol { advance() }
    if kind == .colon { parseInheritance(into: &children) }
    if kind == .leftBrace {
      let outer = beginGroup()
      while position < context.end {
        if kind == .colon {
          parseInheritance(into: &children)
        } else {
          advance()
        }
      }
      if kind == .rightBrace { advance() }
      context = outer
    }
    return add(.typeAlias, from: head.start, name: name, head.traits.union(.isDeclarationOnly), children)
  }

  /// Parses `case card(name: String), row = 1`.
  private mutating func parseEnumCases(_ head: Head, into list: inout List) {
    var (start, attributes) = (head.start, head.attributes)
    while true {
      advance()
      guard kind == .identifier else {
        if !attributes.isEmpty { tree.append(add(.other, from: start, [], attributes), to: &list) }
        return
      }
      if start != head.start { start = self.start }
      var children = attributes
      let name = name(of: token)
      advance()
      if kind == .leftParen, !token.isAtLineStart { parseAssociatedValues(into: &children) }
      parseInitialValue(into: &children)
      tree.append(add(.enumCase, from: start, name: name, head.traits, children), to: &list)
      guard kind == .comma else { return }
      (start, attributes) = (-1, List())
    }
  }
}
