public import RuntimeAttributes

/// One `return` of `awakeAfter(using:)`, by which an object can put another in its place.
public struct ObjectReplacement: Hashable, Sendable {
  /// The returned expression as spelled; `self` leaves the object in place.
  public var returned: String
  /// Where the expression stands.
  public var location: SourceLocation
  /// Whether the body speaks of constraints, or hands the object itself to somebody who may.
  public var handsOver = false

  /// Creates a fact.
  public init(returned: String, location: SourceLocation) {
    self.returned = returned
    self.location = location
  }
}
