/// A violation of XML's syntax.
public enum XMLFault: Hashable, Sendable {
  /// The text ends before the end tag of an element; `line` is the line of its start tag.
  case endsInside(element: String, line: Int)
  /// The text ends inside a tag, comment, CDATA section or declaration.
  case endsInsideMarkup
  /// An end tag does not match the innermost open element.
  case mismatchedEndTag(found: String, expected: String, line: Int)
  /// An end tag does not match any open element.
  case strayEndTag(String)
  /// The text does not contain an element.
  case noElement
  /// Content outside the root element.
  case contentOutsideRoot
  /// A malformed tag.
  case invalidTag
  /// An element has two XML attributes with the same name.
  case repeatedXMLAttribute(String)
  /// The number of XML attributes of an element exceeds the limit.
  case crowdedTag
  /// An unescaped `&`.
  case invalidReference
  /// Invalid UTF-8, or a control character that XML forbids.
  case invalidCharacter
  /// `--` inside a comment.
  case invalidComment
  /// `]]>` outside a CDATA section.
  case sectionEndInText
  /// An XML declaration, processing instruction or document type is not well-formed or not allowed at its position.
  case invalidDeclaration
}
