import RuntimeAttributes

/// A runtime attribute between its start tag and its end tag.
struct PendingAttribute {
  /// The place of the start tag.
  var position: SourcePosition
  /// The XML attributes of `userDefinedRuntimeAttribute`.
  var attributes: XMLAttributes
  /// The element in it that holds the value, if its type wants one.
  var child: (element: String, attributes: XMLAttributes)?
  /// The characters in that element.
  var text = ""
  private var isChildOpen = false

  /// Starts with the XML attributes of the start tag.
  init(_ attributes: XMLAttributes, at position: SourcePosition) {
    self.attributes = attributes
    self.position = position
  }

  /// Takes an element within, of which the first holds the value.
  mutating func start(_ element: String, _ attributes: XMLAttributes) {
    guard child == nil else { return }
    child = (element, attributes)
    isChildOpen = true
  }

  /// Takes the end tag of an element within.
  mutating func end() {
    isChildOpen = false
  }

  /// Takes characters, which count within the element that holds the value.
  mutating func characters(_ text: String) {
    if isChildOpen { self.text += text }
  }
}
