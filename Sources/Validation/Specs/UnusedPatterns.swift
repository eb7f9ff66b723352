import ProjectModel
import RuntimeAttributes

/// Finds the patterns of a spec that match no file, such as patterns with a misspelled folder.
enum UnusedPatterns {
  /// Returns the configuration diagnostics for unused patterns.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - documents: All documents below the spec's folder, including excluded ones.
  ///   - sources: All sources below the spec's folder, including excluded ones.
  /// - Returns: The diagnostics, in the order of the keys.
  static func diagnostics(on spec: SpecFile, documents: [String], sources: [String])
    -> [ConfigurationDiagnostic]
  {
    Spec.PatternKey.allCases.flatMap { key -> [ConfigurationDiagnostic] in
      let files =
        switch key {
        case .documents: documents
        case .sources: sources
        case .included, .excluded: documents + sources
        }
      let patterns = spec.spec.patterns(key)
      return patterns.indices.compactMap { index in
        let pattern = patterns[index]
        // Files outside of the folder are not listed here; a missing folder is reported as an error.
        guard pattern.elsewhere == nil, !files.contains(where: { spec.names($0, by: pattern) }) else {
          return nil
        }
        return diagnostic(on: spec, pattern, key, index)
      }
    }
  }

  /// Returns the configuration diagnostic for an unused pattern.
  static func diagnostic(
    on spec: SpecFile,
    _ pattern: PathPattern,
    _ key: Spec.PatternKey,
    _ index: Int
  ) -> ConfigurationDiagnostic {
    let position = spec.spec.position(key, index) ?? spec.start
    let message = SpecMessage.idlePattern(pattern.text, key)
    return ConfigurationDiagnostic(.pattern, message, at: FileLocation(file: spec.path, position: position))
  }
}
