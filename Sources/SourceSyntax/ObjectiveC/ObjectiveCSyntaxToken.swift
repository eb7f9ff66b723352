/// A token for the Objective-C syntax parser, with whole operators and balanced brackets.
struct ObjectiveCSyntaxToken {
  enum Kind: UInt8 {
    case end
    /// A directive that cannot occur inside a body: `@end`, `@interface`, `@implementation`, `@protocol`.
    case boundary
    case closeParenthesis, closeBracket, closeBrace
    case identifier, number, character
    /// `"…"`, `@"…"`.
    case string
    /// `@word`; the range covers only the word.
    case directive
    case openParenthesis, openBracket, openBrace
    case comma, semicolon, colon, question, ellipsis
    /// `.`, `->`.
    case dot
    /// `::`.
    case scope
    /// `@` before a bracket or number.
    case at
    case assign
    /// `+=` and similar operators.
    case compoundAssign
    /// `==`, `!=`, `<=`, `>=`.
    case comparison
    case less, greater
    case star, ampersand, caret, plus, minus
    /// `&&`, `||`.
    case logical
    /// `/`, `%`, `|`, `<<`.
    case arithmetic
    /// `!`, `~`.
    case not
    /// `++`, `--`.
    case increment
    /// `#` and `##` in macros.
    case hash
    case other
  }

  var kind: Kind
  /// Whether the token is the first on its line.
  var isFirst: Bool
  var word: ObjectiveCSyntaxWord?
  var start: Int32
  var end: Int32
  /// The index of the closing bracket of an opening bracket; -1 for other tokens.
  var closing: Int32 = -1

  /// Whether the token ends expressions and statements.
  var isClosing: Bool { kind.rawValue <= Kind.closeBrace.rawValue }

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A preprocessor directive between two tokens.
struct ObjectiveCSyntaxDirective {
  enum Kind: UInt8 {
    case `import`, define
    /// `#if`, `#ifdef`, `#ifndef`.
    case begin
    /// `#else`, `#elif`.
    case branch
    /// `#endif`.
    case end
  }

  var kind: Kind
  /// For `#if`, whether the brackets in all branches are balanced.
  var isBalanced = false
  /// The index of the token after the directive.
  var token: Int
  var start: Int
  var end: Int
  /// The header's path, the macro's name or the condition.
  var name = 0..<0
  /// The index of the next directive of the same condition; for a macro, the index of the first token of its value.
  var next = -1
}
