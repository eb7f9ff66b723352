/// A receiver of the tags and characters of an XML document.
///
/// Elements, attributes and characters refer to the document's bytes and must not be used after reading ends.
protocol XMLListener {
  /// Receives a start tag; `offset` is the offset of its `<`.
  mutating func start(_ element: XMLString, _ attributes: XMLAttributes, at offset: Int) throws(XMLFailure)
  /// Receives characters between two tags, which may arrive in several parts.
  mutating func characters(_ text: XMLString)
  /// Receives the end tag of the innermost open element.
  mutating func end()
}

extension XMLListener {
  /// Reads a document to its end, or to its first fault.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLFailure) {
    var tokenizer = try XMLTokenizer(bytes)
    try read(from: &tokenizer, first: tokenizer.next())
  }

  /// Reads the rest of a document; `first` is the tokenizer's last token.
  mutating func read(from tokenizer: inout XMLTokenizer, first: XMLToken) throws(XMLFailure) {
    var token = first
    while true {
      switch token {
      case .startTag(let name):
        try start(
          XMLString(name, in: tokenizer.text),
          XMLAttributes(tokenizer.attributes, in: tokenizer.text),
          at: name.lowerBound - 1
        )
      case .endTag:
        end()
      case .text(let slice):
        characters(XMLString(slice, in: tokenizer.text))
      case .end:
        return
      }
      token = try tokenizer.next()
    }
  }
}
