/// A segue of a storyboard.
public struct Segue: Hashable, Sendable {
  /// The kind: `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom`...
  public var kind: String
  /// The identifier under which code performs it.
  public var identifier: String?
  /// The class, where it is the app's own.
  public var customClass: String?
  /// The module of that class.
  public var customModule: String?
  /// `target` where the module is that of whatever target the document is compiled for.
  public var customModuleProvider: String?
  /// The relationship between container and content, such as `rootViewController`.
  public var relationship: String?
  /// The selector that an unwind segue looks for.
  public var unwindAction: String?
  /// The selector of the segue action that makes the destination, an `@IBSegueAction` of the source's controller.
  package var creationAction: String?

  /// Creates a segue.
  package init(kind: String, identifier: String? = nil) {
    self.kind = kind
    self.identifier = identifier
  }
}
