/// The facts about nib loading in the bodies of a type's members.
package struct BodyFacts: Hashable, Sendable {
  /// The nibs that bodies load or register.
  package var nibLoads: [NibLoad] = []
  /// The uses of members that must not be nil, in members that run during nib loading.
  package var memberUses: [MemberUse] = []
  /// The objects that `awakeAfter(using:)` returns.
  package var replacements: [ObjectReplacement] = []
  /// The members that a method called by nib loading sets unconditionally, regardless of the nib.
  package var assignments: [MemberAssignment] = []
  /// The resources that bodies request from the app's own bundle by name.
  package var references: [NameReference] = []
  /// The cells for which bodies register a class or nib.
  package var cellRegistrations: [CellRegistration] = []
  /// The classes that bodies set on objects: `object_setClass(view, Card.self)`.
  package var adoptedClasses: [String] = []

  package init() {}

  /// Whether there are no facts.
  package var isEmpty: Bool { self == BodyFacts() }

  /// Adds the facts of another part of the same class.
  package mutating func formUnion(_ other: BodyFacts) {
    nibLoads += other.nibLoads
    memberUses += other.memberUses
    replacements += other.replacements
    assignments += other.assignments
    references += other.references
    cellRegistrations += other.cellRegistrations
    adoptedClasses += other.adoptedClasses
  }
}
