/// A token of an XML document.
enum XMLToken {
  /// A start tag, by the range of its name.
  ///
  /// The tokenizer stores the tag's attributes until the next token.
  case startTag(Range<Int>)
  /// An end tag, or the end of an empty element.
  case endTag
  /// Characters between two tags (possibly only a part of them), or in a CDATA section.
  case text(XMLSlice)
  /// The end of a well-formed document.
  case end
}

/// Characters of an XML document, as written.
struct XMLSlice {
  var range: Range<Int>
  /// The encoding of the characters.
  var encoding: Encoding

  enum Encoding {
    /// The bytes are the characters themselves.
    case none
    /// References and line ends are encoded, as in text.
    case text
    /// References are encoded, and line ends and tabs become spaces, as in attributes.
    case attribute
    /// Line ends are encoded, as in CDATA sections.
    case section
  }
}

struct XMLAttribute {
  var name: Range<Int>
  var value: XMLSlice
}
