public import RuntimeAttributes

/// One place where a body names a nib.
public struct NibLoad: Hashable, Sendable {
  /// How the body spells the nib's name.
  public enum Name: Hashable, Sendable {
    /// A string literal.
    case literal(String)
    /// The name of a class, `String(describing: Name.self)`; `Self` for that of the object itself.
    case className(String)
    /// Anything else.
    case unknown
  }

  /// Whom the body makes File's Owner.
  public enum Owner: String, Hashable, Sendable, CaseIterable {
    /// `self`.
    case itself
    /// `nil`.
    case nobody
    /// Another object.
    case other
    /// The nib is made, or given to a controller or a table, but not instantiated in this body.
    case notInstantiated
  }

  /// The nib's name.
  public var name: Name
  /// Its owner.
  public var owner: Owner
  /// The member in whose body it stands: `init(coder:)`, `commonInit()`, or a property's name.
  public var member: String
  /// Where it stands.
  public var location: SourceLocation
  /// The ways on which methods that the loading of nibs calls come here.
  public var runs: [NibLoadRun] = []

  /// Creates a fact.
  public init(name: Name, owner: Owner, member: String, location: SourceLocation) {
    self.name = name
    self.owner = owner
    self.member = member
    self.location = location
  }
}
