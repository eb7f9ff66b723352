package import RuntimeAttributes

/// The effects of a class's code while a nib is loaded.
package struct ClassBehavior: Hashable, Sendable {
  /// The nibs loaded by methods of the class.
  package var nibs: [NibUse]
  /// The outlets that code of the class unwraps.
  package var outletUses: [OutletUse]
  /// The replacement of the object, if `awakeAfter(using:)` returns another object.
  package var replacement: Replacement?
  /// The properties that methods of the class always set.
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

  /// A nib loaded by a method.
  package struct NibUse: Hashable, Sendable {
    /// The method: `init(coder:)`, `awakeAfter(using:)` or `awakeFromNib()`.
    package var method: String
    /// The nib's name; nil if the nib is named after the object's class.
    package var nib: String?
    /// Whether the object is passed as the nib's owner.
    package var makesItselfOwner: Bool
    /// The conditions under which the nib is loaded.
    package var conditions: [LoadCondition]
    /// The methods of the class on the call path, outermost first, without argument labels.
    package var path: [String] = []

    /// Creates a use.
    package init(method: String, nib: String?, makesItselfOwner: Bool, conditions: [LoadCondition] = []) {
      self.method = method
      self.nib = nib
      self.makesItselfOwner = makesItselfOwner
      self.conditions = conditions
    }
  }

  /// A property set by a method.
  package struct Assignment: Hashable, Sendable {
    /// The property's path in Swift, such as `layer.cornerRadius`.
    package var path: String
    /// The method, such as `awakeFromNib()`.
    package var method: String
    /// The location of the assignment.
    package var location: FileLocation

    /// Creates an assignment.
    package init(_ path: String, in method: String, location: FileLocation) {
      self.path = path
      self.method = method
      self.location = location
    }
  }

  /// The way in which an object is replaced.
  package enum Replacement: Hashable, Sendable {
    /// Another object replaces the object without receiving its settings.
    case withoutTransfer
    /// Another object replaces the object and may receive its constraints.
    case mayTransfer
  }
}
