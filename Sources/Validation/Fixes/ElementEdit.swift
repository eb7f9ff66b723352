/// An edit of an element in a document.
struct ElementEdit {
  var element: Range<Int>
  var kind: FileFix.Change.Kind
  /// The range to replace if the element is kept: a name, attributes, or an insertion point.
  var value: Range<Int>
}
