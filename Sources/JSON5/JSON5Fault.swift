/// The first place where a text is not JSON5.
package struct JSON5Fault: Error, Hashable {
  /// Where, as an offset in the text.
  package let offset: Int
  package let kind: Kind

  /// Creates a fault.
  package init(offset: Int, kind: Kind) {
    (self.offset, self.kind) = (offset, kind)
  }

  /// What is wrong there.
  package enum Kind: Hashable {
    /// A byte that is no text in UTF-8.
    case encoding
    /// Nothing stands in the text.
    case nothing
    /// Something stands where a value must.
    case missingValue
    /// Something stands where a key must.
    case missingKey
    /// A key stands twice in one object.
    case repeatedKey(String)
    /// No colon stands behind a key.
    case missingColon
    /// Neither a comma nor this bracket stands behind a value.
    case missingComma(closing: Character)
    /// A bracket that nothing closes.
    case openBracket(Character)
    /// A string that does not end on its line.
    case openString
    /// A comment that does not end.
    case openComment
    /// A backslash with something behind it that it does not go with.
    case escape
    /// A number of a form that there is not.
    case number
    /// A word that is no value.
    case word(String)
    /// Something stands behind the end.
    case rest
    /// More values in one another than anybody writes.
    case depth
  }
}
