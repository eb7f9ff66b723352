public import RuntimeAttributes

/// One scene of a storyboard: a controller, its first responder, its exit, and what else stands beside them.
public struct InterfaceScene: Hashable, Sendable {
  /// The scene's id.
  public var id: String?
  /// The indexes of the scene's objects, nested ones included.
  public var objects: Range<Int>
  /// The index of the scene's controller.
  public var controller: Int?
  /// The place of the element's start tag.
  public var position: SourcePosition

  /// Creates a scene.
  package init(id: String?, objects: Range<Int>, controller: Int? = nil, position: SourcePosition) {
    self.id = id
    self.objects = objects
    self.controller = controller
    self.position = position
  }
}
