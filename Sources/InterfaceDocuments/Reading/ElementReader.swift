/// Takes the elements of a document one after the other.
protocol ElementReader {
  /// Starts with the XML attributes of the root element, before that element itself is taken.
  init(file: String, root: [String: String], positions: TextPositions)
  /// Takes a start tag, whose `<` stands at an offset of the text.
  mutating func start(_ element: String, _ attributes: [String: String], at offset: Int)
  /// Takes a part of the characters between two tags.
  mutating func characters(_ text: String)
  /// Takes the end tag of the element that was opened last.
  mutating func end()
  /// The document as far as it has been read.
  consuming func finish() -> InterfaceDocument
}
