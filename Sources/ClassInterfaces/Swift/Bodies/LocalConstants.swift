/// The names that a body gives: to constants that hold a text, and to all else.
struct LocalConstants {
  /// What the parameters of the body are called.
  private let parameters: [String]
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the names of constants and variables stand; few bodies ask what these hold.
  private var declared: [(name: Range<Int>, isConstant: Bool)] = []

  /// Begins with what the parameters of the body are called.
  init(_ bytes: UnsafeBufferPointer<UInt8>, parameters: [String]) {
    (self.bytes, self.parameters) = (bytes, parameters)
  }

  /// Notes what a body declares by the name behind `let` or `var`.
  mutating func note(_ name: SwiftToken, isConstant: Bool) {
    if name.kind == .identifier { declared.append((name.start..<name.end, isConstant)) }
  }

  /// What a name is that the body gives: a constant that holds a text, or nil for all else; nothing where it gives none.
  private func meaning(of name: String) -> String?? {
    if parameters.contains(name) { return .some(nil) }
    let own = declared.filter { bytes[$0.name].elementsEqual(name.utf8) }
    guard let first = own.first else { return nil }
    guard own.count == 1, first.isConstant else { return .some(nil) }
    return .some(Self.text(SwiftLexer(bytes, range: first.name.upperBound..<bytes.count)))
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
  func areOthers(_ name: String?) -> Bool {
    guard let name, let meaning = meaning(of: name) else { return false }
    return meaning == nil
  }

  /// The text of a constant that the body declares; nil where it does not.
  func text(of constant: ConstantExpression) -> String? {
    guard constant.isBare, !constant.isRawValue, let name = constant.first else { return nil }
    return meaning(of: name) ?? nil
  }
}
