import SwiftTokens

extension DeclarationReader {
  /// Reads the variables of a declaration: `var width = 1.0, name: String`.
  mutating func readVariables(_ head: DeclarationHead, until end: Int) -> [Member] {
    let isConstant = word == .let
    var members: [Member] = []
    repeat {
      advance()
      guard token.kind == .identifier else {
        members.append(.tuplePattern(head, offset: offset))
        skip()
        while position < end, !isAtEnd, !beginsDeclaration, token.kind != .semicolon { skip() }
        return members
      }
      var property = PropertySyntax(
        head: head,
        name: NameSyntax(text: text(of: token), offset: offset),
        isConstant: isConstant
      )
      advance()
      if token.kind == .colon {
        advance()
        property.type = readTypeAnnotation(until: end)
      }
      if token.kind == .operatorSymbol, token.symbol == .assignment {
        advance()
        property.initialValue = readExpression(until: end)
      }
      if position < end, token.kind == .leftBrace { property.accessors = readAccessors() }
      members.append(.property(property))
    } while token.kind == .comma && position < end
    return Self.sharingTypes(members)
  }

  /// Gives variables without a type or value the type of the next variable: `var width, height: Double`.
  private static func sharingTypes(_ members: [Member]) -> [Member] {
    var shared: SpelledType?
    var result: [Member] = []
    for member in members.reversed() {
      guard case .property(var property) = member else { continue }
      if property.type == nil, property.initialValue == nil { property.type = shared }
      shared = property.type
      result.append(.property(property))
    }
    return result.reversed()
  }

  private mutating func readTypeAnnotation(until end: Int) -> SpelledType {
    let (start, offset) = (position, self.offset)
    while position < end, !isAtEnd {
      switch token.kind {
      case .comma, .semicolon, .leftBrace: return SpelledType(text(fromToken: start), at: offset)
      case .operatorSymbol where token.symbol == .assignment:
        return SpelledType(text(fromToken: start), at: offset)
      default: break
      }
      if position > start, beginsDeclaration, !isAfterOperator { break }
      if isOperator("<") { skipGenerics() } else { skip() }
    }
    return SpelledType(text(fromToken: start), at: offset)
  }

  /// Reads an initial value, up to a comma, an accessor block or the next declaration.
  @discardableResult
  mutating func readExpression(until end: Int) -> String {
    let start = position
    while position < end, !isAtEnd {
      switch token.kind {
      case .comma, .semicolon: return text(fromToken: start)
      case .leftBrace where position > start && isAccessorBlock: return text(fromToken: start)
      default: break
      }
      if position > start, beginsDeclaration, !isAfterOperator { break }
      if isOperator("<"), isAfterTypeName { skipGenerics() } else { skip() }
    }
    return text(fromToken: start)
  }

  /// Whether the next operator begins generic arguments: `Dictionary<String, Int>()`.
  private var isAfterTypeName: Bool {
    guard position > 0, Int(token.start) == previousEnd else { return false }
    return text(Int(previous.start)..<previousEnd).first?.isUppercase == true
  }

  /// Whether the next brace opens observers rather than a trailing closure.
  private var isAccessorBlock: Bool {
    var reader = self
    reader.advance()
    _ = reader.readHead()
    guard reader.word == .willSet || reader.word == .didSet else { return false }
    return reader.ahead(1).kind == .leftBrace || reader.ahead(1).kind == .leftParen
  }

  private mutating func readAccessors() -> PropertySyntax.Accessors {
    let end = closing(of: position)
    defer {
      position = end
      advance()
    }
    advance()
    var accessors = PropertySyntax.Accessors()
    var isFirst = true
    while position < end {
      let start = position
      var isMutating = false
      while token.kind == .at { _ = readHead() }
      while let word, word.isModifier, ahead(1).kind == .identifier {
        isMutating = isMutating || word == .mutating
        advance()
      }
      guard let word, word.isAccessor else {
        // The body of a getter.
        if isFirst { return accessors }
        position = start
        skip()
        continue
      }
      advance()
      let isBody = readAccessor(word, isMutating, until: end, &accessors)
      if isFirst, !isBody { return PropertySyntax.Accessors() }
      isFirst = false
    }
    return accessors
  }

  /// Reads an accessor after its keyword; returns false if the word is part of an expression.
  private mutating func readAccessor(
    _ word: SwiftSyntaxWord,
    _ isMutating: Bool,
    until end: Int,
    _ accessors: inout PropertySyntax.Accessors
  ) -> Bool {
    if token.kind == .leftParen { skip() }
    var hasEffects = false
    while self.word?.isEffect == true {
      hasEffects = true
      advance()
      if token.kind == .leftParen { skip() }
    }
    guard token.kind == .leftBrace else { return false }
    skip()
    switch word {
    case .willSet, .didSet: accessors.areObservers = true
    case .set, ._modify, .modify, .unsafeMutableAddress: accessors.isSettable = true
    case .get:
      accessors.hasEffects = hasEffects
      accessors.isMutating = isMutating
    default: break
    }
    return true
  }
}
