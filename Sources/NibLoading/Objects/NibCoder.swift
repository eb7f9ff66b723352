public import InterfaceDocuments
import RuntimeAttributes

/// Decodes one object of a document.
public final class NibCoder {
  private let decoder: any NibDecoder
  private let index: Int
  /// The object that is being decoded, once the initializer of ``NibObject`` has run.
  private(set) var decoding: NibObject?
  /// Whether another decoded object refers to the object that is being decoded.
  private(set) var isReferenced = false

  init(_ decoder: some NibDecoder, index: Int) {
    self.decoder = decoder
    self.index = index
  }

  /// The bundle that loads the nib.
  public var bundle: NibBundle { decoder.bundle }

  /// The document that is being loaded.
  package var document: InterfaceDocument { decoder.document }

  /// The object's description in the document.
  public var object: InterfaceObject { decoder.document.objects[index] }

  /// Decodes the direct children that satisfy a predicate, in document order.
  ///
  /// - Parameter isWanted: Whether to decode a child.
  /// - Returns: The decoded objects.
  /// - Throws: The error that ends the load.
  package func decodeChildren(
    where isWanted: (InterfaceObject) -> Bool = { _ in true }
  ) throws(NibError) -> [AnyObject] {
    var children: [AnyObject] = []
    for child in decoder.children(of: index) where isWanted(decoder.document.objects[child]) {
      if let object = try decoder.decoded(child) { children.append(object) }
    }
    return children
  }

  /// The layout properties that a view decodes.
  struct ViewLayout {
    var frame: AttributeValue.Rect?
    var autoresizingMask: InterfaceObject.Autoresizing
    var translatesAutoresizingMask: Bool
    var isHidden: Bool
  }

  var viewLayout: ViewLayout {
    let object = object
    return ViewLayout(
      frame: object.frame,
      autoresizingMask: object.autoresizing,
      translatesAutoresizingMask: object.translatesAutoresizingMask,
      isHidden: object.isHidden
    )
  }

  /// Decodes the object with an id, or returns nil if the current nib does not contain the object.
  ///
  /// - Throws: The error that ends the load.
  package func decodeObject(withID id: String?) throws(NibError) -> AnyObject? {
    guard let id, let index = decoder.indexes[id] else { return nil }
    return try decoder.decoded(index)
  }

  /// The current constraint, or an empty constraint for any other object.
  var layoutConstraint: LayoutConstraint {
    decoder.constraints[index] ?? LayoutConstraint(object: index, firstAttribute: "")
  }

  /// Decodes the parent of the current object; returns nil without a parent in the current nib.
  func decodeParent() throws(NibError) -> AnyObject? {
    guard let parent = object.parent else { return nil }
    return try decoder.decoded(parent)
  }

  func register(_ object: NibObject) {
    decoding = object
  }

  /// Returns the object that is being decoded, and marks it as referenced; returns nil before its initializer has run.
  func referToDecoding() -> NibObject? {
    if decoding != nil { isReferenced = true }
    return decoding
  }
}
