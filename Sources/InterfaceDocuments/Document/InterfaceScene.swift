public import RuntimeAttributes

/// A scene of a storyboard: a view controller, its first responder, its exit, and other top-level objects.
public struct InterfaceScene: Hashable, Sendable {
  /// The id of the scene in the document.
  public var id: String?
  /// The indexes of the scene's objects, including nested objects.
  public var objects: Range<Int>
  /// The index of the scene's view controller, if any.
  public var controller: Int?
  /// The position of the start tag.
  public var position: SourcePosition

  /// The position of the scene on Interface Builder's canvas.
  package internal(set) var canvasLocation: AttributeValue.Point?

  /// Creates a scene.
  package init(id: String?, objects: Range<Int>, controller: Int? = nil, position: SourcePosition) {
    self.id = id
    self.objects = objects
    self.controller = controller
    self.position = position
  }
}
