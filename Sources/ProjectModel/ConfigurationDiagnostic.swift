public import RuntimeAttributes

/// A diagnostic about a spec, a configuration, a suppression comment, a dependency or a project, as opposed to a
/// finding in a document.
public struct ConfigurationDiagnostic: Hashable, Sendable {
  /// The kind of a diagnostic; the raw value is its id in reports.
  public enum Kind: String, CaseIterable, Sendable {
    /// The results differ from the expectations of a spec, or an expectation cannot be checked.
    case expectation
    /// A suppression entry or comment is unused or invalid.
    case acceptance
    /// A pattern of a spec or configuration does not match any file, or another part of the file has no effect.
    case pattern
    /// A dependency is missing or differs from the locked version, a lock file cannot be read, or documents that
    /// targets build are missing.
    case dependency
  }

  /// The kind of the diagnostic.
  public var kind: Kind
  /// The message; differences from an expectation follow on separate lines.
  public var message: String
  /// The location of the problem.
  public var place: FileLocation

  /// Creates a diagnostic.
  public init(_ kind: Kind, _ message: String, at place: FileLocation) {
    (self.kind, self.message, self.place) = (kind, message, place)
  }
}

extension ConfigurationDiagnostic: CustomStringConvertible {
  /// The location and the message.
  public var description: String { "\(place): \(message)" }
}
