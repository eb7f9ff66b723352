import SwiftTokens

/// Reads a type declaration from its tokens.
///
/// The compiler expands macros only in files that it can parse, so the reader does not report problems.
struct DeclarationReader {
  let source: [UInt8]
  private let tokens: [SwiftSyntaxToken]
  /// The index of the first end token.
  private var endIndex = 0
  /// The index of the next token.
  var position = 0

  init(_ source: String) {
    self.source = Array(source.utf8)
    var tokens: [SwiftSyntaxToken] = []
    endIndex = self.source.withUnsafeBufferPointer {
      SwiftTokenizer.append(0..<$0.count, of: $0, to: &tokens).end
    }
    self.tokens = tokens
  }

  // MARK: - Tokens

  var token: SwiftSyntaxToken { tokens[position] }
  var word: SwiftSyntaxWord? { token.word }
  var isAtEnd: Bool { token.kind == .endOfFile }
  var offset: Int { Int(token.start) }

  /// Returns the token `count` positions ahead, or the last token.
  func ahead(_ count: Int) -> SwiftSyntaxToken { tokens[min(position + count, endIndex)] }

  mutating func advance() { if !isAtEnd { position += 1 } }

  /// Skips a token, or a whole group in brackets.
  mutating func skip() {
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace: position = closing(of: position) + 1
    default: advance()
    }
    position = min(position, endIndex)
  }

  /// Returns the index of the token that ends the group of an opening bracket.
  func closing(of opening: Int) -> Int {
    let closing = Int(tokens[opening].closing)
    return closing < 0 ? endIndex : min(closing, endIndex)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  func text(of token: SwiftSyntaxToken) -> String { text(Int(token.start)..<Int(token.end)) }

  /// Returns the text from the token at an index to the end of the previous token.
  func text(fromToken start: Int) -> String {
    guard start < position else { return "" }
    return text(Int(tokens[start].start)..<Int(tokens[position - 1].end))
  }

  /// Whether the next token is an operator with the given spelling.
  func isOperator(_ spelling: String) -> Bool {
    token.kind == .operatorSymbol && text(of: token) == spelling
  }

  /// The previous token, or the first token at the start.
  var previous: SwiftSyntaxToken { tokens[max(position - 1, 0)] }

  /// The end of the previous token.
  var previousEnd: Int { position > 0 ? Int(previous.end) : 0 }

  /// Whether an operand must follow the previous token.
  var isAfterOperator: Bool {
    guard position > 0 else { return false }
    let previous = tokens[position - 1]
    switch previous.kind {
    // A postfix operator has no whitespace before it.
    case .operatorSymbol: return position < 2 || tokens[position - 2].end != previous.start
    case .dot, .comma, .colon: return true
    default: return false
    }
  }

  // MARK: - Types

  /// Reads the declaration of a type or extension; returns nil for other declarations, and for a declaration without a
  /// body.
  mutating func readType() -> TypeSyntax? {
    let head = readHead()
    guard let kind = TypeSyntax.Kind(rawValue: text(of: token)) else { return nil }
    let keyword = offset
    advance()
    let name = NameSyntax(text: text(of: token), offset: offset)
    while !isAtEnd, token.kind != .colon, token.kind != .leftBrace, word != .where {
      if isOperator("<") { skipGenerics() } else { advance() }
    }
    var inherited: [SpelledType] = []
    if token.kind == .colon {
      repeat {
        advance()
        inherited.append(readInheritedType())
      } while token.kind == .comma
    }
    let endOfInheritance = previousEnd
    while !isAtEnd, token.kind != .leftBrace { skip() }
    guard token.kind == .leftBrace else { return nil }
    let end = closing(of: position)
    advance()
    let members = readMembers(until: end)
    return TypeSyntax(
      head: head,
      kind: kind,
      name: name,
      keyword: keyword,
      inherited: inherited,
      endOfInheritance: endOfInheritance,
      members: members
    )
  }

  private mutating func readInheritedType() -> SpelledType {
    let (start, offset) = (position, self.offset)
    while !isAtEnd, token.kind != .comma, token.kind != .leftBrace, word != .where {
      if isOperator("<") { skipGenerics() } else { skip() }
    }
    return SpelledType(text(fromToken: start), at: offset)
  }

  /// Skips generic parameters or arguments, from `<` to the matching `>`.
  mutating func skipGenerics() {
    var depth = 0
    while !isAtEnd {
      if token.kind == .operatorSymbol, token.symbol != .arrow {
        for byte in text(of: token).utf8 {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        advance()
        if depth <= 0 { return }
      } else {
        skip()
      }
    }
  }

  // MARK: - Attributes and modifiers

  /// Reads attributes and modifiers, and the documentation before or between them.
  mutating func readHead() -> DeclarationHead {
    var head = DeclarationHead()
    head.start = offset
    head.documentation = documentation
    while true {
      if token.kind == .at {
        head.attributes.append(readAttribute())
      } else if isModifier {
        let modifier = text(of: token)
        advance()
        guard token.kind == .leftParen, !token.isAtLineStart else {
          head.modifiers.insert(modifier)
          continue
        }
        skip()
        // `private(set)` modifies only the setter, but `nonisolated(unsafe)` modifies the declaration.
        if modifier == "unowned" || modifier == "nonisolated" { head.modifiers.insert(modifier) }
      } else {
        return head
      }
      head.documentation = head.documentation ?? documentation
    }
  }

  private mutating func readAttribute() -> AttributeSyntax {
    let offset = self.offset
    advance()
    var name = text(of: token)
    advance()
    while token.kind == .dot || token.kind == .colon, ahead(1).kind == .identifier || ahead(1).kind == .colon
    {
      advance()
      if token.kind == .colon { advance() }
      name = text(of: token)
      advance()
    }
    if isOperator("<"), offset < previousEnd, Int(token.start) == previousEnd { skipGenerics() }
    guard token.kind == .leftParen, Int(token.start) == previousEnd else {
      return AttributeSyntax(name: name, arguments: nil, offset: offset)
    }
    let start = Int(token.end)
    skip()
    return AttributeSyntax(
      name: name,
      arguments: text(start..<max(start, previousEnd - 1)).trimmed,
      offset: offset
    )
  }

  /// Whether the next word modifies a declaration.
  private var isModifier: Bool {
    guard let word, word.isModifier || word == .class else { return false }
    switch word {
    case .private, .fileprivate, .internal, .public, .static: return true
    default: break
    }
    var following = ahead(1)
    if following.kind == .leftParen { following = tokens[min(closing(of: position + 1) + 1, endIndex)] }
    if following.kind == .at { return true }
    guard let next = following.word else { return false }
    guard word == .class else { return next.isDeclaration || next.isModifier }
    return next == .var || next == .let || next == .func || next == .subscript || next.isModifier
  }

  /// Whether the next token, at the start of a line, begins another declaration or a directive.
  var beginsDeclaration: Bool {
    guard token.isAtLineStart else { return false }
    switch token.kind {
    case .at, .hash: return true
    default: return word?.isDeclaration == true || isModifier
    }
  }

  /// The documentation comment before the next token, if any.
  private var documentation: String? {
    DocumentationComment(in: text(previousEnd..<max(previousEnd, offset)), isAtStart: position == 0).text
  }
}
