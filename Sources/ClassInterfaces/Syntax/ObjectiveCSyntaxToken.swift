/// A token of Objective-C for the syntax parser: operators are whole, brackets balanced.
struct ObjectiveCSyntaxToken {
  enum Kind: UInt8 {
    case end
    /// A directive that can only stand outside of bodies: `@end`, `@interface`, `@implementation`, `@protocol`.
    case boundary
    case closeParenthesis, closeBracket, closeBrace
    case identifier, number, character
    /// `"…"`, `@"…"`.
    case string
    /// `@word`; the range is that of the word.
    case directive
    case openParenthesis, openBracket, openBrace
    case comma, semicolon, colon, question, ellipsis
    /// `.`, `->`.
    case dot
    /// `::`.
    case scope
    /// `@` in front of a bracket or number.
    case at
    case assign
    /// `+=` and its like.
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
    /// `#`, `##` of macros.
    case hash
    case other
  }

  var kind: Kind
  /// Whether it is the first one of its line.
  var isFirst: Bool
  var word: ObjectiveCSyntaxWord?
  var start: Int32
  var end: Int32
  /// The index of the bracket that closes an opening one.
  var closing: Int32 = -1

  /// Whether neither an expression nor a statement goes on here.
  var isClosing: Bool { kind.rawValue <= Kind.closeBrace.rawValue }

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A line of the preprocessor, between two tokens.
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
  /// Of a `#if`: whether all its branches are balanced.
  var isBalanced = false
  /// The index of the token behind it.
  var token: Int
  var start: Int
  var end: Int
  /// The header's path, the macro's name or the condition.
  var name = 0..<0
  /// The index of the next directive of the same condition; of a macro that of the first token of its value.
  var next = -1
}
