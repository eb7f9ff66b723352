import RuntimeAttributes

/// A runtime attribute between its start tag and its end tag.
struct PendingAttribute {
  /// The place of the start tag.
  var position: SourcePosition
  /// The XML attributes of `userDefinedRuntimeAttribute`.
  var attributes: [String: String]
  /// The element in it that holds the value, if its type wants one.
  var child: (element: String, attributes: [String: String])?
  /// The characters in that element.
  var text = ""
}
