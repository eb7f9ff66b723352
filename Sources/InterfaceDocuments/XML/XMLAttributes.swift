/// The XML attributes of a start tag; names and values are decoded on access.
struct XMLAttributes: Sequence {
  private let text: XMLText
  private let entries: [XMLAttribute]

  struct Element {
    let name: XMLString
    let value: XMLString
  }

  /// Creates the attributes of a tag in a text; the text must outlive the attributes.
  init(_ entries: [XMLAttribute], in text: XMLText) { (self.entries, self.text) = (entries, text) }

  subscript(name: StaticString) -> String? { value(name)?.string }

  /// Returns the value of an attribute without decoding it; nil if there is no such attribute.
  func value(_ name: StaticString) -> XMLString? {
    for entry in entries where XMLString(entry.name, in: text) == name {
      return XMLString(entry.value, in: text)
    }
    return nil
  }

  /// Whether the value of an attribute is `YES`.
  func isSet(_ name: StaticString) -> Bool { value(name).map { $0 == "YES" } ?? false }

  /// Whether the tag has an attribute with the given name.
  func contains(_ name: StaticString) -> Bool { value(name) != nil }

  /// The values of all attributes by name.
  var values: [String: String] {
    Dictionary(map { ($0.name.string, $0.value.string) }) { first, _ in first }
  }

  func makeIterator() -> some IteratorProtocol<Element> {
    entries.lazy.map { [text] in
      Element(name: XMLString($0.name, in: text), value: XMLString($0.value, in: text))
    }.makeIterator()
  }
}
