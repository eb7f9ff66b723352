import InterfaceDocuments

/// Decodes the objects of a nib by their indexes in the document.
protocol NibDecoder: AnyObject {
  /// The bundle that is loading.
  var bundle: NibBundle { get }
  /// The document that is being loaded.
  var document: InterfaceDocument { get }
  /// The indexes of the objects by id.
  var indexes: [String: Int] { get }
  /// The layout constraints, by the objects that represent them.
  var constraints: [Int: LayoutConstraint] { get }

  /// Returns the direct children of an object that belong to the nib, in document order.
  func children(of index: Int) -> [Int]
  /// Returns the object at an index, decoded if necessary, or nil if the nib does not contain the object.
  func decoded(_ index: Int) throws(NibError) -> AnyObject?
}
