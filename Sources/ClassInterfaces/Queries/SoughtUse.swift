/// What sources are looked through for: that they do something with an outlet.
package struct SoughtUse: Hashable, Sendable {
  /// What is done with an outlet.
  package enum Kind: Hashable, Sendable {
    /// It is asked for one of some members, as sources may spell them.
    case asking([String])
    /// It is set.
    case setting
  }

  /// What the outlet is called.
  package var outlet: String
  /// What the classes are called, without modules, that have the outlet; none where it makes no difference.
  package var owners: [String]
  /// What those classes are called that derive from the owners, and may set what they inherit.
  package var subclasses: [String] = []
  /// The names of the nibs that may connect it for an object which has it; nil for any nib.
  package var nibs: [String]?
  /// What is done with it.
  package var kind: Kind

  /// Describes a use.
  package init(of outlet: String, owners: [String], _ kind: Kind) {
    (self.outlet, self.owners, self.kind) = (outlet, owners, kind)
  }

  /// All classes in whose bodies the outlet is meant by its name alone.
  var classes: [String] { subclasses.isEmpty ? owners : owners + subclasses }

  /// The same of whatever classes.
  package var ofAnyOwner: SoughtUse { SoughtUse(of: outlet, owners: [], kind) }

  /// The first word of the selector that sets an outlet: `setTitle`.
  static func setter(of outlet: String) -> String {
    "set\(outlet.prefix(1).uppercased())\(outlet.dropFirst())"
  }
}
