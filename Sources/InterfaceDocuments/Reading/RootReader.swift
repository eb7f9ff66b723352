/// Reads the elements of a document or an archive.
protocol RootReader: XMLListener {
  /// Returns the document, as far as it was read.
  consuming func finish() throws(XMLFailure) -> InterfaceDocument
}

extension RootReader {
  /// Reads a text from its root element to its end, or to its first fault.
  ///
  /// - Parameters:
  ///   - tokenizer: The tokenizer of the text.
  ///   - root: The start tag of the root element, which is the tokenizer's last token.
  /// - Returns: The document, as far as it could be read, and the fault.
  /// - Throws: A failure if the document cannot be created.
  consuming func document(
    from tokenizer: inout XMLTokenizer,
    root: XMLToken
  ) throws(XMLFailure) -> (InterfaceDocument?, XMLFailure?) {
    var failure: XMLFailure?
    do throws(XMLFailure) { try read(from: &tokenizer, first: root) } catch { failure = error }
    return (try finish(), failure)
  }
}
