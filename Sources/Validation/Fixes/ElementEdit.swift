/// One change to an element of a document.
struct ElementEdit {
  /// The element concerned.
  var element: Range<Int>
  var kind: DocumentFix.Change.Kind
  /// The name of what the element sets or connects, between its quotes.
  var value: Range<Int>
}
