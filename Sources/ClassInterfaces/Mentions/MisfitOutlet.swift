/// An outlet that holds an object of another class than the one that it is declared with.
package struct MisfitOutlet: Hashable, Sendable {
  /// What the outlet is called.
  package var name: String
  /// What the classes are called, without modules, that have the outlet.
  package var owners: [String]
  /// The members of the declared class that the object does not answer, as sources may spell them.
  package var unanswered: [String]

  /// Describes an outlet.
  package init(name: String, owners: [String], unanswered: [String]) {
    (self.name, self.owners, self.unanswered) = (name, owners, unanswered)
  }
}
