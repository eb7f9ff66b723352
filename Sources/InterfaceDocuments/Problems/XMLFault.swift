/// Why a text is not well-formed XML.
public enum XMLFault: Hashable, Sendable {
  /// The text ends before the end tag of an element, which is opened on a line.
  case endsInside(element: String, line: Int)
  /// The text ends within a tag, a comment, a CDATA section or a declaration.
  case endsInsideMarkup
  /// An end tag is not that of the element opened last.
  case mismatchedEndTag(found: String, expected: String, line: Int)
  /// An end tag without any open element.
  case strayEndTag(String)
  /// No element at all.
  case noElement
  /// Something beside the root element.
  case contentOutsideRoot
  /// A tag that is not written as tags are.
  case invalidTag
  /// An element has two XML attributes of one name.
  case repeatedXMLAttribute(String)
  /// An element has more XML attributes than any has in truth.
  case crowdedTag
  /// `&` that does not begin a reference to a character.
  case invalidReference
  /// Bytes that are no text in UTF-8, or a control character, which XML forbids.
  case invalidCharacter
  /// `--` within a comment.
  case invalidComment
  /// `]]>` outside a CDATA section.
  case sectionEndInText
  /// An XML declaration, processing instruction or document type that is not well-formed or not allowed where it is.
  case invalidDeclaration
}
