/// A part of an XML document.
enum XMLToken {
  /// A start tag, by the range of its name. The tokenizer has its attributes until the next token.
  case startTag(Range<Int>)
  /// An end tag. An empty element has one as well.
  case endTag
  /// The characters between two tags or a part of them, or the characters of a CDATA section.
  case text(XMLSlice)
  /// The end of a well-formed document.
  case end
}

/// Characters of an XML document, as written.
struct XMLSlice {
  var range: Range<Int>
  /// What differs between the bytes and their meaning.
  var encoding: Encoding

  enum Encoding {
    /// Nothing: the bytes are the characters.
    case none
    /// References and line ends.
    case text
    /// References; line ends and tabs, which are spaces.
    case attribute
    /// Line ends.
    case section
  }
}

/// An attribute of a start tag.
struct XMLAttribute {
  var name: Range<Int>
  var value: XMLSlice
}
