/// A segue between view controllers in storyboards.
public struct Segue: Hashable, Sendable {
  /// The kind, such as `show`, `presentation`, `embed`, `relationship` or `unwind`.
  public var kind: String
  /// The identifier that code uses to perform the segue, if any.
  public var identifier: String?
  /// The custom class of the segue; nil for a segue of a standard class.
  public var customClass: String?
  /// The module of the custom class, if specified.
  public var customModule: String?
  /// `target` if the custom class belongs to the target that compiles the document.
  public var customModuleProvider: String?
  /// The relationship between container and content, such as `rootViewController`, if the segue represents one.
  public var relationship: String?
  /// The selector of an unwind segue; nil for other segues.
  public var unwindAction: String?
  /// The selector of the segue action that creates the destination, if any: an `@IBSegueAction` of the source's view
  /// controller.
  package var creationAction: String?

  /// Creates a segue.
  package init(kind: String, identifier: String? = nil) {
    self.kind = kind
    self.identifier = identifier
  }
}
