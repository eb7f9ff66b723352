import InterfaceDocuments

/// Decodes the objects of a nib by their indexes in the document.
protocol NibDecoder: AnyObject {
  var bundle: NibBundle { get }
  var document: InterfaceDocument { get }
  var indexes: [String: Int] { get }
  /// The layout constraints, by the objects that represent them.
  var constraints: [Int: LayoutConstraint] { get }

  /// Returns the direct children of an object that belong to the nib, in document order.
  func children(of index: Int) -> [Int]
  /// Returns the object at an index, decoded if necessary, or nil if the object cannot be decoded now.
  func decoded(_ index: Int) throws(NibError) -> AnyObject?
}
