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

  /// The text that a name is given: `= "Row"`, behind a type or none, or in an initializer of such a type.
  private static func text(_ lexer: SwiftLexer) -> String? {
    var lexer = lexer
    var token = lexer.next()
    if token.kind == .colon {
      token = lexer.next()
      let start = token.start
      let end = skipPath(from: &token, &lexer)
      let type = lexer.text(start..<max(start, end))
      guard type == "String" || CallArgument.isNameOfNames(type) else { return nil }
    }
    guard token.kind == .operatorSymbol, token.count == 1, lexer.bytes[token.start] == UInt8(ascii: "=")
    else { return nil }
    token = lexer.next()
    let start = token.start
    var end = token.end
    if token.kind != .string {
      _ = skipPath(from: &token, &lexer)
      guard token.kind == .leftParen else { return nil }
      lexer.skipGroup(opening: token.start)
      end = lexer.position
    }
    let value = CallArgument(label: "", value: lexer.text(start..<end), range: start..<end)
    let next = lexer.next()
    guard
      next.isAtLineStart && next.kind != .dot && next.kind != .operatorSymbol || next.kind == .semicolon
        || next.kind == .endOfFile
    else { return nil }
    return value.unwrapped.literal
  }

  /// Passes over `NSStoryboard.SceneIdentifier`; gives where that ends.
  private static func skipPath(from token: inout SwiftToken, _ lexer: inout SwiftLexer) -> Int {
    var end = token.start
    while token.kind == .identifier || token.kind == .dot {
      end = token.end
      token = lexer.next()
    }
    return end
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
