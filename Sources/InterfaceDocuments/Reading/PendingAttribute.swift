import RuntimeAttributes

/// A runtime attribute that is being read.
struct PendingAttribute {
  /// The position of the start tag.
  var position: SourcePosition
  /// The XML attributes of `userDefinedRuntimeAttribute`.
  var attributes: XMLAttributes
  /// The child element with the value, if the type has one.
  var child: (element: XMLString, attributes: XMLAttributes)?
  /// The characters in that element.
  var text = ""
  private var isChildOpen = false

  /// Creates an attribute from its start tag.
  init(_ attributes: XMLAttributes, at position: SourcePosition) {
    self.attributes = attributes
    self.position = position
  }

  /// Handles a child element; the first child contains the value.
  mutating func start(_ element: XMLString, _ attributes: XMLAttributes) {
    guard child == nil else { return }
    child = (element, attributes)
    isChildOpen = true
  }

  /// Handles the end tag of a child element.
  mutating func end() {
    isChildOpen = false
  }

  /// Handles characters, which are relevant only inside the child element with the value.
  mutating func characters(_ text: XMLString) {
    if isChildOpen { self.text += text.string }
  }
}
