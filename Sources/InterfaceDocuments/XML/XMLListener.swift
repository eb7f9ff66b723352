/// A reader of the tags and texts of an XML document, in their order.
protocol XMLListener {
  /// Takes a start tag, whose `<` is at an offset of the text.
  mutating func start(_ element: String, _ attributes: XMLAttributes, at offset: Int) throws(XMLFailure)
  /// Takes characters between two tags, or a part of them.
  mutating func characters(_ text: String)
  /// Takes the end tag of the element that was opened last.
  mutating func end()
}

extension XMLListener {
  /// Takes the parts of a document up to its end, or up to its first fault.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLFailure) {
    var tokenizer = try XMLTokenizer(bytes)
    var names = XMLNames()
    var attributes: [XMLAttributes.Entry] = []
    while true {
      switch try tokenizer.next() {
      case .startTag(let name):
        attributes.removeAll(keepingCapacity: true)
        for attribute in tokenizer.attributes {
          attributes.append((names.string(attribute.name, in: tokenizer.text), attribute.value))
        }
        try start(
          names.string(name, in: tokenizer.text),
          XMLAttributes(attributes, in: tokenizer.text),
          at: name.lowerBound - 1
        )
      case .endTag:
        end()
      case .text(let slice):
        characters(tokenizer.text.string(slice))
      case .end:
        return
      }
    }
  }
}
