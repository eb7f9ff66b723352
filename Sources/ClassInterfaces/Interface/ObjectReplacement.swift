package import RuntimeAttributes

/// One `return` of `awakeAfter(using:)`, by which an object can put another in its place.
package struct ObjectReplacement: Hashable, Sendable {
  /// The returned expression as spelled; `self` leaves the object in place.
  package var returned: String
  /// Where the expression stands.
  package var location: SourceLocation
  /// Whether the body speaks of constraints, or hands the object itself to somebody who may.
  package var transfersSettings = false

  /// Creates a fact.
  package init(returned: String, location: SourceLocation) {
    self.returned = returned
    self.location = location
  }
}
