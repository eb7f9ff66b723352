public import InterfaceDocuments
import RuntimeAttributes

/// What an object decodes itself from: its place in a document, and the objects around it.
public final class NibCoder {
  private let decoder: any NibDecoder
  private let index: Int
  /// The object that is being decoded, as soon as its initializer has got as far as ``NibObject``.
  private(set) var decoding: NibObject?
  /// Whether something that was decoded on the way holds the object that is being decoded.
  private(set) var isReferenced = false

  init(_ decoder: some NibDecoder, index: Int) {
    self.decoder = decoder
    self.index = index
  }

  /// The bundle that is loading.
  public var bundle: NibBundle { decoder.bundle }

  /// The document that is being loaded.
  package var document: InterfaceDocument { decoder.document }

  /// What the document says of the object.
  public var object: InterfaceObject { decoder.document.objects[index] }

  /// Decodes the objects directly in this one that are of a kind, in document order.
  ///
  /// - Parameter isWanted: Tells by what the document says of an object whether it is wanted.
  /// - Returns: The objects that the nib makes of them.
  /// - Throws: What ends the load.
  package func decodeChildren(
    where isWanted: (InterfaceObject) -> Bool = { _ in true }
  ) throws(NibError) -> [AnyObject] {
    var children: [AnyObject] = []
    for child in decoder.children(of: index) where isWanted(decoder.document.objects[child]) {
      if let object = try decoder.decoded(child) { children.append(object) }
    }
    return children
  }

  /// What a view decodes of itself.
  struct ViewLayout {
    var frame: AttributeValue.Rect?
    var autoresizingMask: InterfaceObject.Autoresizing
    var translatesAutoresizingMask: Bool
    var isHidden: Bool
  }

  /// The layout of the view that is being decoded.
  var viewLayout: ViewLayout {
    let object = object
    return ViewLayout(
      frame: object.frame,
      autoresizingMask: object.autoresizing,
      translatesAutoresizingMask: object.translatesAutoresizingMask,
      isHidden: object.isHidden
    )
  }

  /// Decodes the object of an id; nil if the nib that is being loaded has none.
  ///
  /// - Throws: What ends the load.
  package func decodeObject(withID id: String?) throws(NibError) -> AnyObject? {
    guard let id, let index = decoder.indexes[id] else { return nil }
    return try decoder.decoded(index)
  }

  /// The constraint that is being decoded.
  var layoutConstraint: LayoutConstraint {
    decoder.constraints[index] ?? LayoutConstraint(object: index, firstAttribute: "")
  }

  /// The object around the one that is being decoded, which is being decoded itself.
  func decodeParent() throws(NibError) -> AnyObject? {
    guard let parent = object.parent else { return nil }
    return try decoder.decoded(parent)
  }

  func register(_ object: NibObject) {
    decoding = object
  }

  /// The object that is being decoded, for another one that refers to it.
  func referToDecoding() -> NibObject? {
    if decoding != nil { isReferenced = true }
    return decoding
  }
}
