import RuntimeAttributes

/// A runtime attribute that is being read.
struct PendingAttribute {
  /// The position of the start tag.
  var position: SourcePosition
  /// The XML attributes of `userDefinedRuntimeAttribute`.
  var attributes: XMLAttributes
  /// The child element that contains the value; nil for types without a child element.
  var child: (element: XMLString, attributes: XMLAttributes)?
  /// The characters in the child element.
  var text = ""
  private var isChildOpen = false

  init(_ attributes: XMLAttributes, at position: SourcePosition) {
    self.attributes = attributes
    self.position = position
  }

  /// Receives a child element; the first child contains the value.
  mutating func start(_ element: XMLString, _ attributes: XMLAttributes) {
    guard child == nil else { return }
    child = (element, attributes)
    isChildOpen = true
  }

  /// Receives the end tag of a child element.
  mutating func end() {
    isChildOpen = false
  }

  /// Receives characters, which are relevant only inside the child element with the value.
  mutating func characters(_ text: XMLString) {
    if isChildOpen { self.text += text.string }
  }
}
