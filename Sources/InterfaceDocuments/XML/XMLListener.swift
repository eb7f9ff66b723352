/// A reader of the tags and texts of an XML document, in their order.
protocol XMLListener {
  /// Takes a start tag, whose `<` is at an offset of the text.
  mutating func start(_ element: String, _ attributes: [String: String], at offset: Int) throws(XMLFailure)
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
    while true {
      switch try tokenizer.next() {
      case .startTag(let name):
        var attributes: [String: String] = [:]
        if !tokenizer.attributes.isEmpty { attributes.reserveCapacity(tokenizer.attributes.count) }
        for attribute in tokenizer.attributes {
          attributes[names.string(attribute.name, in: tokenizer.text)] = tokenizer.text.string(
            attribute.value
          )
        }
        try start(names.string(name, in: tokenizer.text), attributes, at: name.lowerBound - 1)
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
