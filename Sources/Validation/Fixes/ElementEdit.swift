/// One change to an element of a document.
struct ElementEdit {
  /// The element concerned.
  var element: Range<Int>
  var kind: FileFix.Change.Kind
  /// The range that is replaced, unless the element is removed: the name of the key, or the place of new attributes.
  var value: Range<Int>
}
