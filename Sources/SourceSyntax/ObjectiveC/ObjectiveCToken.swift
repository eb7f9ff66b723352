/// An Objective-C token, as a range of byte offsets.
struct ObjectiveCToken {
  enum Kind: UInt8 {
    case identifier, number, literal
    /// `@word`; the range covers only the word.
    case directive
    /// Any other byte.
    case symbol
    case endOfFile
  }

  var kind: Kind
  /// The byte of a symbol; 0 for other tokens.
  var symbol: UInt8
  var start: Int
  var end: Int

  var range: Range<Int> { start..<max(start, end) }

  func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    kind == .symbol && symbol == UInt8(ascii: scalar)
  }
}
