import ProjectModel
import RuntimeAttributes

/// A `spec.json` that could not be read, and its problems.
struct InvalidSpec: Sendable {
  let path: String
  let diagnostics: [ConfigurationDiagnostic]

  /// Creates an invalid spec from its error; returns nil for any other error, such as that of a `nibproof.json`.
  init?(_ error: ValidationError) {
    guard case .invalidSpec(let path, let faults) = error, !PathName.isConfiguration(path) else { return nil }
    self.path = path
    let start = SourcePosition(line: 1, column: 1)
    diagnostics = faults.map { fault in
      let place = FileLocation(file: path, position: fault.position ?? start)
      return ConfigurationDiagnostic(.expectation, fault.problem.message, at: place)
    }
  }
}
