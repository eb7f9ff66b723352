/// Reads what stands right behind a call: what the code takes for granted of what the call gives.
struct DemandReader {
  /// What of a call's result is meant.
  enum Part {
    /// All of it.
    case whole
    /// The first of a list: `.first`, `[0]`.
    case first
  }

  private var lexer: SwiftLexer
  private var token: SwiftToken
  /// The offset behind what was passed over.
  private var end: Int

  /// What a call's result must be.
  ///
  /// - Parameters:
  ///   - part: What of the result is meant.
  ///   - range: The text from the end of the call on.
  ///   - bytes: The source.
  ///   - isGrouped: Whether the call begins the expression of a parenthesis.
  /// - Returns: Nil where the app goes on whatever it is.
  static func demand(
    of part: Part,
    in range: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    isGrouped: Bool
  ) -> NameReference.Demand? {
    var reader = DemandReader(bytes, range)
    if part == .first, !reader.takeFirst() { return nil }
    return reader.readDemand(isGrouped: isGrouped)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    lexer = SwiftLexer(bytes, range: range)
    token = lexer.next()
    end = range.lowerBound
  }

  private mutating func readDemand(isGrouped: Bool) -> NameReference.Demand? {
    let isUnwrapped = take(postfix: "!")
    guard take("as") else { return isUnwrapped ? .something : takeEnding() ? .guarded : nil }
    if take(postfix: "!") { return takeClassName().map { .cast(to: $0) } }
    guard take(postfix: "?"), let className = takeClassName() else { return nil }
    if isGrouped, take(.rightParen) {
      return take(postfix: "!") ? .unwrappedCast(to: className) : nil
    }
    return takeEnding() ? .guardedCast(to: className) : nil
  }

  /// Passes over how a `guard` ends the app: `else { fatalError(`.
  private mutating func takeEnding() -> Bool {
    take("else") && take(.leftBrace) && take(Self.endings) && token.kind == .leftParen
  }

  // MARK: - Constants

  /// What the value of a constant must be, by how the rest of its scope uses the constant: `cell!` where nothing looks whether
  /// it is nil.
  ///
  /// - Parameters:
  ///   - constant: The constant's name.
  ///   - range: The text from the end of the call on that gives the value.
  ///   - bytes: The source.
  /// - Returns: Nil where the app goes on whatever it is, or nobody can say.
  static func demand(
    ofValueOf constant: SwiftToken,
    in range: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> NameReference.Demand? {
    var reader = DemandReader(bytes, range)
    var className: String?
    if reader.take("as") {
      guard reader.take(postfix: "?"), let name = reader.takeClassName() else { return nil }
      className = name
    }
    guard reader.token.isAtLineStart || reader.take(.semicolon),
      reader.isUnwrapped(bytes[constant.start..<constant.end])
    else { return nil }
    return className.map { .unwrappedCast(to: $0) } ?? .something
  }

  /// Whether the rest of a scope unwraps a constant by `!` wherever it goes on, and never looks whether it is nil.
  private mutating func isUnwrapped(_ constant: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var (depth, isUnwrapped, isMember) = (0, false, false)
    while token.kind != .endOfFile, depth >= 0 {
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      let isUse =
        token.kind == .identifier && !isMember
        && lexer.bytes[token.start..<token.end].elementsEqual(constant)
      isMember = token.kind == .dot
      _ = advance()
      guard isUse else { continue }
      if take(postfix: "!") {
        isUnwrapped = isUnwrapped || depth == 0
      } else if !take(postfix: "?") {
        return false
      }
    }
    return isUnwrapped
  }

  /// The functions that end every app.
  private static let endings: [StaticString] = ["fatalError", "preconditionFailure"]

  /// Passes over what picks the first of a list: `?.first`, `![0]`.
  private mutating func takeFirst() -> Bool {
    if !take(postfix: "?") { _ = take(postfix: "!") }
    // `first(where:)` may pick another one.
    if take(.dot) { return take(["first", "firstObject"]) && token.kind != .leftParen }
    guard take(.leftBracket), lexer.text(token.start..<token.end) == "0" else { return false }
    return take(.number) && take(.rightBracket)
  }

  /// Passes over a type; nil where that is not just the name of one.
  private mutating func takeClassName() -> String? {
    let name = lexer.text(token.start..<token.end)
    guard take(.identifier), let first = name.utf8.first, first.isUppercase, name != "Self" else {
      return nil
    }
    switch token.kind {
    case .dot: return nil
    // `Card<Int>`, `Card?` and `Card & Named` are other types.
    case .operatorSymbol where token.start == end || lexer.byte(token.start) == UInt8(ascii: "&"): return nil
    default: return name
    }
  }

  // MARK: - Tokens

  private mutating func advance() -> Bool {
    end = token.end
    token = lexer.next()
    return true
  }

  private mutating func take(_ kind: SwiftToken.Kind) -> Bool { token.kind == kind && advance() }

  private mutating func take(_ word: StaticString) -> Bool { take([word]) }

  private mutating func take(_ words: [StaticString]) -> Bool {
    token.kind == .identifier && words.contains { lexer.spells(token, $0) } && advance()
  }

  /// Passes over a sign that stands right behind what was passed over before.
  private mutating func take(postfix sign: Unicode.Scalar) -> Bool {
    token.kind == .operatorSymbol && token.count == 1 && token.start == end
      && lexer.byte(token.start) == UInt8(ascii: sign) && advance()
  }
}
