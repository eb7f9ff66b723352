package import RuntimeAttributes

/// What the code of a class does while a nib is loaded, as far as its source shows.
package struct ClassBehavior: Hashable, Sendable {
  /// The nibs that its methods load.
  package var nibs: [NibUse]
  /// The outlets that its methods use as if they could not be nil.
  package var outletUses: [OutletUse]
  /// Whether `awakeAfter(using:)` returns another object whenever it loads a nib, and what becomes of constraints.
  package var replacement: Replacement?
  /// What its methods set, whatever the nib said of it.
  package var assignments: [Assignment]

  /// Creates a behavior.
  package init(
    nibs: [NibUse] = [],
    outletUses: [OutletUse] = [],
    replacement: Replacement? = nil,
    assignments: [Assignment] = []
  ) {
    self.nibs = nibs
    self.outletUses = outletUses
    self.replacement = replacement
    self.assignments = assignments
  }

  /// A nib that a method loads.
  package struct NibUse: Hashable, Sendable {
    /// The method: `init(coder:)`, `awakeAfter(using:)`, `awakeFromNib()`.
    package var method: String
    /// The nib's name; nil stands for the name of the object's class.
    package var nib: String?
    /// Whether the object becomes the nib's owner.
    package var makesItselfOwner: Bool
    /// What must hold for the nib to be loaded.
    package var conditions: [LoadCondition]
    /// The methods of the class that are called on the way, without their labels, outermost first.
    package var path: [String] = []

    /// Creates a use.
    package init(method: String, nib: String?, makesItselfOwner: Bool, conditions: [LoadCondition] = []) {
      self.method = method
      self.nib = nib
      self.makesItselfOwner = makesItselfOwner
      self.conditions = conditions
    }
  }

  /// A property that a method sets.
  package struct Assignment: Hashable, Sendable {
    /// The names of the property in Swift, and of those before it on the way: `layer.cornerRadius`.
    package var path: String
    /// The method: `awakeFromNib()`.
    package var method: String
    /// Where it is set.
    package var location: SourceLocation

    /// Creates an assignment.
    package init(_ path: String, in method: String, location: SourceLocation) {
      self.path = path
      self.method = method
      self.location = location
    }
  }

  /// How an object is replaced.
  package enum Replacement: Hashable, Sendable {
    /// By another object, to which nothing is handed over.
    case withoutHandover
    /// By another object, to which constraints may be handed over.
    case mayHandOver
  }
}
