/// A storyboard reference: a placeholder for a view controller of another scene, usually in another storyboard.
package struct StoryboardReference: Hashable, Sendable {
  /// The index of the placeholder object.
  package var object: Int
  /// The storyboard's name; nil for the document itself.
  package var storyboard: String?
  /// The view controller's identifier; nil for the initial view controller.
  package var identifier: String?
  /// The identifier of the storyboard's bundle; nil if the storyboard is in the app's bundle.
  package var bundle: String?

  /// Creates a reference.
  package init(object: Int, storyboard: String?, identifier: String?, bundle: String?) {
    self.object = object
    self.storyboard = storyboard
    self.identifier = identifier
    self.bundle = bundle
  }
}
