package import RuntimeAttributes

/// A registration of a class or nib for a reuse identifier.
///
/// The table or collection then uses the registration instead of the storyboard's prototype.
package struct CellRegistration: Hashable, Sendable {
  /// The identifier.
  package var identifier: StringValue
  /// The location of the registration.
  package var location: FileLocation
}
