import RuntimeAttributes

/// An element of an archive in XML.
struct ArchiveNode {
  /// The element's name, such as `object`, `string` or `reference`.
  var element: String
  /// The archived class of an `object`.
  var className: String?
  /// The key of the element in its parent.
  var key: String?
  /// The id that other elements use to refer to this element.
  var id: String?
  /// The id of the element that a `reference` refers to.
  var reference: String?
  /// The value of a number or Boolean that is written in the tag.
  var value: String?
  /// The characters between the tags.
  var text = ""
  /// The indexes of the child elements.
  var children: [Int] = []
  /// The index of the parent element; nil for the root.
  var parent: Int?
  /// The position of the start tag.
  var position: SourcePosition

  /// Creates a node from a start tag.
  init(_ element: XMLString, _ attributes: XMLAttributes, parent: Int?, at position: SourcePosition) {
    self.element = element.string
    self.className = attributes["class"]
    self.key = attributes["key"]
    self.id = attributes["id"]
    self.reference = attributes["ref"]
    self.value = attributes["value"]
    self.parent = parent
    self.position = position
  }
}
