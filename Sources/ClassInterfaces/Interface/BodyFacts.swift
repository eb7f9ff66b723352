/// What the bodies of a type's members tell of the loading of nibs.
package struct BodyFacts: Hashable, Sendable {
  /// The nibs that bodies load or register.
  package var nibLoads: [NibLoad]
  /// The members that run at load and use another member as if it could not be nil.
  package var memberUses: [MemberUse]
  /// What `awakeAfter(using:)` returns instead of the object.
  package var replacements: [ObjectReplacement]
  /// The members that a method which is called at load sets, whatever the nib said of them.
  package var assignments: [MemberAssignment]
  /// What bodies ask the app's own bundle for by name.
  package var references: [NameReference]
  /// The cells for which bodies register what they are made of.
  package var cellRegistrations: [CellRegistration] = []
  /// The expressions that are no literals by which bodies register cells: `Row.identifier`.
  package var registeredConstants: [String] = []
  /// The classes that bodies make objects instances of: `object_setClass(view, Card.self)`.
  package var adoptedClasses: [String] = []

  /// Creates facts.
  package init(
    nibLoads: [NibLoad] = [],
    memberUses: [MemberUse] = [],
    replacements: [ObjectReplacement] = [],
    assignments: [MemberAssignment] = [],
    references: [NameReference] = []
  ) {
    self.nibLoads = nibLoads
    self.memberUses = memberUses
    self.replacements = replacements
    self.assignments = assignments
    self.references = references
  }

  /// Whether they tell nothing.
  var isEmpty: Bool { self == BodyFacts() }

  /// Adds the facts of another part of the same class.
  mutating func formUnion(_ other: BodyFacts) {
    nibLoads += other.nibLoads
    memberUses += other.memberUses
    replacements += other.replacements
    assignments += other.assignments
    references += other.references
    cellRegistrations += other.cellRegistrations
    registeredConstants += other.registeredConstants
    adoptedClasses += other.adoptedClasses
  }
}
