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
    /// A text without a value.
    case nothing
    /// A value was expected.
    case missingValue
    /// A key was expected.
    case missingKey
    /// A key occurs twice in an object.
    case repeatedKey(String)
    /// The colon after a key is missing.
    case missingColon
    /// A comma or the given closing bracket is missing after a value.
    case missingComma(closing: Character)
    /// A bracket is not closed.
    case openBracket(Character)
    /// A string does not end on its line.
    case openString
    /// A comment is not terminated.
    case openComment
    /// An invalid escape sequence.
    case escape
    /// An invalid number.
    case number
    /// An unknown word.
    case word(String)
    /// Content follows the end of the value.
    case rest
    /// Values are nested too deeply.
    case depth
  }
}
