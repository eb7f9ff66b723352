public import RuntimeAttributes

/// One `return` of `awakeAfter(using:)`, by which an object can put another in its place.
public struct ObjectReplacement: Hashable, Sendable {
  /// The returned expression as spelled; `self` leaves the object in place.
  public var returned: String
  /// Where the expression stands.
  public var location: SourceLocation

  /// Creates a fact.
  public init(returned: String, location: SourceLocation) {
    self.returned = returned
    self.location = location
  }
}
