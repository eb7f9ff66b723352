/// Takes the elements of a document one after the other.
protocol ElementReader: AnyObject {
  /// What has been read up to now.
  func finish() -> InterfaceDocument
  /// Takes a start tag, whose `<` stands at an offset of the text.
  func start(_ element: String, _ attributes: [String: String], at offset: Int)
  /// Takes a part of the characters between two tags.
  func characters(_ text: String)
  /// Takes the end tag of the element that was opened last.
  func end()
}
