/// What the bodies of a type's members tell of the loading of nibs.
public struct BodyFacts: Hashable, Sendable {
  /// The nibs that bodies load or register.
  public var nibLoads: [NibLoad]
  /// The members that run at load and use another member as if it could not be nil.
  public var memberUses: [MemberUse]
  /// What `awakeAfter(using:)` returns instead of the object.
  public var replacements: [ObjectReplacement]
  /// The members that a method which is called at load sets, whatever the nib said of them.
  public var assignments: [MemberAssignment]
  /// What bodies ask the app's own bundle for by name.
  public var references: [NameReference]
  /// The cells for which bodies register what they are made of.
  public var cellRegistrations: [CellRegistration] = []
  /// The expressions that are no literals by which bodies register cells: `Row.identifier`.
  public var registeredConstants: [String] = []
  /// The classes that bodies make objects instances of: `object_setClass(view, Card.self)`.
  public var adoptedClasses: [String] = []

  /// Creates facts.
  public init(
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
