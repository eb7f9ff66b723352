import RuntimeAttributes

/// One element of an archive in XML.
struct ArchiveNode {
  /// The element's name: `object`, `string`, `reference`...
  var element: String
  /// The class that an `object` is archived from.
  var className: String?
  /// The key under which the element stands in the one around it.
  var key: String?
  /// What the elements that refer to this one call it.
  var id: String?
  /// The id of the element that a `reference` stands for.
  var reference: String?
  /// The value of numbers that are written in the tag.
  var value: String?
  /// The characters between the tags.
  var text = ""
  /// The indexes of the elements within.
  var children: [Int] = []
  /// The index of the element around.
  var parent: Int?
  /// The place of the start tag.
  var position: SourcePosition

  /// Takes what a start tag says.
  init(_ element: String, _ attributes: XMLAttributes, parent: Int?, at position: SourcePosition) {
    self.element = element
    self.className = attributes["class"]
    self.key = attributes["key"]
    self.id = attributes["id"]
    self.reference = attributes["ref"]
    self.value = attributes["value"]
    self.parent = parent
    self.position = position
  }
}
