public import RuntimeAttributes

/// New names for the stale names in documents that cause a finding.
public struct Repair: Hashable, Sendable {
  /// A part of a document that contains a name.
  public enum Part: String, Hashable, Sendable {
    /// The property of an outlet, the selector of an action or the key path of a runtime attribute.
    case member
    /// The custom class of an object.
    case className
    /// The identifier of a scene, segue, cell or view.
    case identifier
  }

  /// The evidence for a new name.
  public enum Basis: Hashable, Sendable {
    /// The new member is the only member of the class that fits and is not connected by any document.
    ///
    /// `use` is the location of code that uses the member.
    case onlyMember(className: String, use: FileLocation?)
    /// The new class is the only class with all members that the document connects.
    case onlyClass
    /// The new identifier is the only unused identifier of its kind.
    case onlyIdentifier
    /// The declaration had the old name in an earlier revision.
    case renamed(since: String, RenamingEvidence)
  }

  /// The evidence that two declarations with different names are the same declaration.
  public enum RenamingEvidence: String, Hashable, Sendable {
    /// The declarations have equal bodies or equal members.
    case body
    /// The declarations are at the same position among the other members.
    case place
    /// The declarations are the only removed and the only added declaration of their kind and type.
    case type
  }

  /// A name in a document.
  public struct Name: Hashable, Sendable {
    /// The part of the document that contains the name.
    public var part: Part
    /// The stale name.
    public var old: String
    /// The new name.
    public var new: String
    /// The location of the element that contains the name.
    public var place: FileLocation

    /// Creates a name.
    public init(_ part: Part, from old: String, to new: String, at place: FileLocation) {
      (self.part, self.old, self.new, self.place) = (part, old, new, place)
    }
  }

  /// The names to replace.
  public var names: [Name]
  /// The evidence for the new names.
  public var basis: Basis

  /// Creates a repair.
  public init(_ names: [Name], basis: Basis) {
    (self.names, self.basis) = (names, basis)
  }

  /// Whether the repair relies on an earlier revision.
  package var isOfHistory: Bool { if case .renamed = basis { true } else { false } }
}
