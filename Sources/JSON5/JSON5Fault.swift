/// The first syntax error in a JSON5 text.
package struct JSON5Fault: Error, Hashable {
  /// The offset of the error.
  package let offset: Int
  package let kind: Kind

  /// Creates a fault.
  package init(offset: Int, kind: Kind) {
    (self.offset, self.kind) = (offset, kind)
  }

  /// The kind of a syntax error.
  package enum Kind: Hashable {
    /// Invalid UTF-8.
    case encoding
    /// An empty text.
    case nothing
    /// A token other than the expected value.
    case missingValue
    /// A token other than the expected key.
    case missingKey
    /// A duplicate key in an object.
    case repeatedKey(String)
    /// A key without a colon.
    case missingColon
    /// A value that is followed by neither a comma nor this bracket.
    case missingComma(closing: Character)
    /// An unclosed bracket.
    case openBracket(Character)
    /// A string that does not end on its line.
    case openString
    /// An unterminated comment.
    case openComment
    /// An invalid escape sequence.
    case escape
    /// An invalid number.
    case number
    /// An unknown word.
    case word(String)
    /// Content after the end of the value.
    case rest
    /// Values that are nested too deeply.
    case depth
  }
}
