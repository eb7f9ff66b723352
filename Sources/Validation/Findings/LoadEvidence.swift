public import RuntimeAttributes

/// A place that shows that something loads a document, or leads to a scene.
public struct LoadEvidence: Hashable, Sendable {
  /// What is at such a place.
  public enum Kind: String, CaseIterable, Sendable {
    /// The name of the document, or the identifier of the scene.
    case name
    /// A part that code puts before or behind other names.
    case part
    /// A use of a class, which looks for a nib that is called like it, or may be asked for its name.
    case use
    /// An object of such a class, in another document.
    case object
    /// The scene itself, with which the storyboard begins.
    case initial
    /// The scene itself, which the system shows: that of the application with its menus, those of a watch's notifications.
    case system
    /// A scene of which a segue leads on.
    case segue
    /// A reference to a scene of another storyboard.
    case reference
    /// Code that runs calls a member.
    case call
    /// A property list or project names it.
    case setting
    /// The app starts there.
    case start
  }

  /// What is at the place.
  public var kind: Kind
  /// The name, part, class, or identifier of the scene that is meant.
  public var name: String
  /// The file.
  public var file: String
  /// The place in the file, as far as it is known.
  public var position: SourcePosition?

  /// Creates a piece of evidence.
  public init(kind: Kind, name: String, file: String, position: SourcePosition?) {
    (self.kind, self.name, self.file, self.position) = (kind, name, file, position)
  }
}
