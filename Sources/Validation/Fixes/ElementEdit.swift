/// An edit of an element in a document.
struct ElementEdit {
  var element: Range<Int>
  var kind: FileFix.Change.Kind
  /// The range to replace, unless the element is removed: the key, or the insertion point of new attributes.
  var value: Range<Int>
}
