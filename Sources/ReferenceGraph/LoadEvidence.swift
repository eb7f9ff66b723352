public import RuntimeAttributes

/// A step on the path from the entry point of an app to the load of a document or scene, or to a line of code.
public struct LoadEvidence: Hashable, Sendable {
  /// The kind of a step.
  public enum Kind: String, CaseIterable, Sendable {
    /// A name in code or in another document: the name of the document, or the identifier of the scene.
    case name
    /// A part of a name that code concatenates with other strings.
    case part
    /// A use of a class that loads the nib named after it, or of a class with a name that code may use as a nib name.
    case use
    /// An object in another document whose class loads the nib named after it.
    case object
    /// The scene itself, if it is the initial scene of the storyboard.
    case initial
    /// The scene or document itself, if the system shows it: the application scene with its menus, a launch screen, a
    /// watch notification, or the storyboards of a watch app.
    case system
    /// A scene with a segue to the scene.
    case segue
    /// A reference in another storyboard.
    case reference
    /// A call of a member in reachable code.
    case call
    /// A property list or project that names the document, class or method.
    case setting
    /// The document itself, if the app's property list was not read and may name it as the main document.
    case main
    /// The entry point of the app.
    case start
    /// Code that uses the class on which it is called, or a class that it receives, without naming the class:
    /// `String(describing: self)`.
    case givenClass
    /// Code that loads a document or scene by a name that the sources do not determine, such as a name from a file.
    case unknownName
  }

  /// The kind of the step.
  public var kind: Kind
  /// The name of the document, class or member, the identifier of the scene, or the part of a name; may be empty.
  public var name: String
  /// The path of the file that contains the step.
  public var file: String
  /// The position in the file, if known.
  public var position: SourcePosition?

  /// Creates a step.
  public init(kind: Kind, name: String, file: String, position: SourcePosition?) {
    (self.kind, self.name, self.file, self.position) = (kind, name, file, position)
  }
}
