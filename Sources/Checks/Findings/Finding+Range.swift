public import InterfaceDocuments

extension Finding {
  /// Returns the byte range to underline: the name of the member, the custom class of the object, or else the start
  /// tag.
  ///
  /// - Parameter ranges: The ranges of the validated text.
  /// - Returns: The range; nil for a finding outside of documents, or if the text does not contain an element at the
  ///   position.
  public func range(in ranges: ElementRanges) -> Range<Int>? {
    guard DocumentPath.isDocument(file), let element = ranges.element(at: position) else { return nil }
    guard let keyPath else { return element["customClass"]?.range ?? element.startTag }
    return element.attributes.first { $0.value == keyPath }?.range ?? element.startTag
  }
}
