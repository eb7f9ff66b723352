/// The names that a body gives: to constants that hold a text, and to all else.
struct LocalConstants {
  /// The texts by the names of constants; nil for what is something else.
  private var texts: [String: String?] = [:]

  /// Begins with what the parameters of the body are called.
  init(_ parameters: [String]) {
    for name in parameters { texts.updateValue(nil, forKey: name) }
  }

  /// Notes what a body declares.
  ///
  /// - Parameters:
  ///   - name: The name behind `let` or `var`.
  ///   - lexer: The lexer, behind the name.
  ///   - isConstant: Whether it is a constant.
  mutating func note(_ name: SwiftToken, _ lexer: SwiftLexer, isConstant: Bool) {
    guard name.kind == .identifier else { return }
    let spelling = lexer.text(name.start..<name.end)
    let isNew = texts[spelling] == nil
    texts.updateValue(isConstant && isNew ? Self.text(lexer) : nil, forKey: spelling)
  }

  /// The text that a name is given: `= "Row"`, behind a type or none.
  private static func text(_ lexer: SwiftLexer) -> String? {
    var lexer = lexer
    var token = lexer.next()
    if token.kind == .colon {
      guard lexer.spells(lexer.next(), "String") else { return nil }
      token = lexer.next()
    }
    guard token.kind == .operatorSymbol, token.count == 1, lexer.bytes[token.start] == UInt8(ascii: "=")
    else { return nil }
    token = lexer.next()
    guard token.kind == .string else { return nil }
    let literal = CallArgument(
      label: "",
      value: lexer.text(token.start..<token.end),
      range: token.start..<token.end
    )
    let next = lexer.next()
    guard
      next.isAtLineStart && next.kind != .dot && next.kind != .operatorSymbol || next.kind == .semicolon
        || next.kind == .endOfFile
    else { return nil }
    return literal.literal
  }

  /// Whether a name is that of something else than a constant.
  func areOthers(_ name: String?) -> Bool { name.flatMap { texts[$0] }.map { $0 == nil } ?? false }

  /// The text of a constant that the body declares; nil where it does not.
  func text(of constant: ConstantExpression) -> String? {
    guard constant.isBare, !constant.isRawValue, let name = constant.first else { return nil }
    return texts[name] ?? nil
  }
}
