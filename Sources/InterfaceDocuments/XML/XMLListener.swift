/// Handles the tags and characters of an XML document.
protocol XMLListener {
  /// Handles a start tag; `offset` is the offset of its `<`.
  mutating func start(_ element: String, _ attributes: XMLAttributes, at offset: Int) throws(XMLFailure)
  /// Handles characters between two tags, possibly a part of them.
  mutating func characters(_ text: String)
  /// Handles the end tag of the innermost open element.
  mutating func end()
}

extension XMLListener {
  /// Reads a document to its end, or to its first fault.
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
