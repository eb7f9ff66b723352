/// A Swift token with its keyword and, for an opening bracket, the end of the group.
@usableFromInline
package struct SwiftSyntaxToken: Sendable {
  /// The operators that the syntax parser distinguishes.
  @usableFromInline
  package enum Operator: UInt8, Sendable {
    case assignment, compoundAssignment, question, exclamation, comparison, less, logical, coalescing, arrow
    case ampersand, other
  }

  @usableFromInline package var start: UInt32
  @usableFromInline package var end: UInt32
  /// The index of the token that ends the group of an opening bracket; -1 for other tokens, and if the group
  /// ends with the source.
  ///
  /// If the closing bracket is missing, the group ends at a closing bracket of an outer group or at a
  /// directive.
  @usableFromInline package var closing: Int32 = -1
  @usableFromInline package var kind: SwiftToken.Kind
  @usableFromInline package var word: SwiftSyntaxWord?
  @usableFromInline package var symbol = Operator.other
  @usableFromInline package var isAtLineStart: Bool

  package init(start: UInt32, end: UInt32, kind: SwiftToken.Kind, isAtLineStart: Bool) {
    (self.start, self.end, self.kind, self.isAtLineStart) = (start, end, kind, isAtLineStart)
  }

  /// Whether an adjacent `!` or `?` after the token is a postfix operator: `a!`, `f()?`.
  @inlinable package var endsOperand: Bool {
    switch kind {
    case .identifier, .number, .string, .regex, .rightParen, .rightBracket, .rightBrace, .operatorSymbol: true
    default: false
    }
  }

  /// Whether the token ends a group or one of its elements.
  @inlinable package var endsElement: Bool {
    switch kind {
    case .rightParen, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .endOfFile: true
    default: false
    }
  }
}

extension SwiftSyntaxToken.Operator {
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let (first, last) = (bytes[range.lowerBound], bytes[range.upperBound - 1])
    switch range.count {
    case 1: self = Self.single(first)
    case 2: self = Self.double(first, last)
    default: self = Self.long(first, bytes[range.lowerBound + 1], last)
    }
  }

  private static func single(_ byte: UInt8) -> Self {
    switch byte {
    case UInt8(ascii: "="): .assignment
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "!"): .exclamation
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .comparison
    case UInt8(ascii: "&"): .ampersand
    default: .other
    }
  }

  private static func double(_ first: UInt8, _ last: UInt8) -> Self {
    switch (first, last) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): .arrow
    case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")): .logical
    case (UInt8(ascii: "?"), UInt8(ascii: "?")): .coalescing
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
      (UInt8(ascii: "~"), UInt8(ascii: "=")):
      .comparison
    default: last == UInt8(ascii: "=") ? .compoundAssignment : .other
    }
  }

  private static func long(_ first: UInt8, _ second: UInt8, _ last: UInt8) -> Self {
    guard last == UInt8(ascii: "=") else { return .other }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: "~"): return .comparison
    // `<<=` is an assignment, `<==` a comparison.
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return first == second ? .compoundAssignment : .comparison
    default: return .compoundAssignment
    }
  }
}
