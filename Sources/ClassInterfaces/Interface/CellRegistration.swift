public import RuntimeAttributes

/// A place where a body registers a class or a nib for cells of an identifier that stands there to be read.
///
/// The table or collection makes such cells from then on, and no longer those of the storyboard's prototype.
public struct CellRegistration: Hashable, Sendable {
  /// The identifier.
  public var identifier: String
  /// Where it is registered.
  public var location: SourceLocation

  /// Creates a fact.
  public init(_ identifier: String, location: SourceLocation) {
    self.identifier = identifier
    self.location = location
  }
}
