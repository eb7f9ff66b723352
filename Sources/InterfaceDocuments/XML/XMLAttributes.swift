/// The XML attributes of a start tag, whose values are decoded on access.
struct XMLAttributes: Sequence {
  private let text: XMLText
  private let entries: [Entry]

  /// An attribute as written.
  typealias Entry = (name: String, value: XMLSlice)

  /// An attribute with its value.
  struct Element {
    let name: String
    fileprivate let slice: XMLSlice
    fileprivate let text: XMLText

    var value: String { text.string(slice) }
  }

  /// Creates the attributes of a tag in a text; the text must outlive them.
  init(_ entries: [Entry], in text: XMLText) { (self.entries, self.text) = (entries, text) }

  /// The value of an attribute.
  subscript(name: String) -> String? {
    for entry in entries where entry.name == name { return text.string(entry.value) }
    return nil
  }

  /// Whether the tag has an attribute with a name.
  func contains(_ name: String) -> Bool { entries.contains { $0.name == name } }

  /// The values of all attributes by name.
  var values: [String: String] {
    Dictionary(map { ($0.name, $0.value) }) { first, _ in first }
  }

  func makeIterator() -> some IteratorProtocol<Element> {
    entries.lazy.map { [text] in Element(name: $0.name, slice: $0.value, text: text) }.makeIterator()
  }
}
