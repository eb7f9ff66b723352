/// A scene that stands for a controller of another storyboard.
package struct StoryboardReference: Hashable, Sendable {
  /// The index of the placeholder object.
  package var object: Int
  /// The storyboard's name; nil stands for this one.
  package var storyboard: String?
  /// The controller's identifier there; nil stands for the initial controller.
  package var identifier: String?
  /// The identifier of the bundle that holds the storyboard, if it is not the app's own.
  package var bundle: String?

  /// Creates a reference.
  package init(object: Int, storyboard: String?, identifier: String?, bundle: String?) {
    self.object = object
    self.storyboard = storyboard
    self.identifier = identifier
    self.bundle = bundle
  }
}
