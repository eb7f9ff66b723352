package import BinaryCoding
public import RuntimeAttributes

/// What is to be said of a spec or of a comment that accepts findings, and is no finding in a document.
public struct ConfigurationDiagnostic: Hashable, Sendable {
  /// What a remark is about; reports that name kinds of findings name it so.
  public enum Kind: String, CaseIterable, Sendable {
    /// What a spec expects is not what came out.
    case expectation
    /// An entry or comment that accepts findings accepts none, or is written wrongly.
    case acceptance
    /// A pattern of a spec names no file.
    case pattern
    /// A dependency was not found, or not in the locked version; or a lock file cannot be read.
    case dependency
  }

  /// What it is about.
  public var kind: Kind
  /// What is wrong, in a sentence; further lines show the difference.
  public var message: String
  /// Where to mend it.
  public var place: SourceLocation

  /// Creates a remark.
  public init(_ kind: Kind, _ message: String, at place: SourceLocation) {
    (self.kind, self.message, self.place) = (kind, message, place)
  }

  /// How serious the remark is in a run.
  ///
  /// Patterns and dependencies never fail: a folder may be there on one machine and not on another.
  public func severity(under strictness: Strictness) -> Severity {
    [.pattern, .dependency].contains(kind) || strictness == .lenient ? .warning : .error
  }
}

extension ConfigurationDiagnostic: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(place): \(message)" }
}

extension ConfigurationDiagnostic: BinaryCodable {
  package static var placeholder: ConfigurationDiagnostic {
    ConfigurationDiagnostic(
      .expectation,
      "",
      at: SourceLocation(file: "", position: SourcePosition(line: 1, column: 1))
    )
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&message)
    coder.code(&place)
  }
}

extension ConfigurationDiagnostic.Kind: BinaryCodableCases {}
