/// A scene that stands for a controller of another storyboard.
public struct StoryboardReference: Hashable, Sendable {
  /// The index of the placeholder object.
  public var object: Int
  /// The storyboard's name; nil stands for this one.
  public var storyboard: String?
  /// The controller's identifier there; nil stands for the initial controller.
  public var identifier: String?
  /// The identifier of the bundle that holds the storyboard, if it is not the app's own.
  public var bundle: String?

  /// Creates a reference.
  public init(object: Int, storyboard: String?, identifier: String?, bundle: String?) {
    self.object = object
    self.storyboard = storyboard
    self.identifier = identifier
    self.bundle = bundle
  }
}
