package import RuntimeAttributes

/// A place where a body registers a class or a nib for cells of an identifier that stands there to be read.
///
/// The table or collection makes such cells from then on, and no longer those of the storyboard's prototype.
package struct CellRegistration: Hashable, Sendable {
  /// The identifier.
  package var identifier: String
  /// Where it is registered.
  package var location: SourceLocation

  /// Creates a fact.
  package init(_ identifier: String, location: SourceLocation) {
    self.identifier = identifier
    self.location = location
  }
}
