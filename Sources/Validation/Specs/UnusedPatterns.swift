import ProjectModel
import RuntimeAttributes

/// Finds the patterns of a spec that do not match a file, such as patterns with a misspelled folder.
enum UnusedPatterns {
  /// Returns the configuration diagnostics for unused patterns.
  ///
  /// - Parameters:
  ///   - spec: The spec with the patterns.
  ///   - documents: All documents that the patterns may match, including excluded documents.
  ///   - sources: All sources that the patterns may match, including excluded sources.
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
        guard !files.contains(where: { spec.names($0, by: pattern) }) else { return nil }
        return diagnostic(on: spec, pattern, key, index)
      }
    }
  }

  /// Returns the configuration diagnostic for an unused pattern.
  ///
  /// An unused pattern in `documents` of a `spec.json` is an unmet expectation, since the spec would otherwise pass
  /// without checking the listed documents.
  static func diagnostic(
    on spec: SpecFile,
    _ pattern: PathPattern,
    _ key: Spec.PatternKey,
    _ index: Int
  ) -> ConfigurationDiagnostic {
    let position = spec.spec.position(key, index) ?? spec.start
    let message = SpecMessage.unusedPattern(pattern.text, key)
    let kind = spec.isTest && key == .documents ? ConfigurationDiagnostic.Kind.expectation : .pattern
    return ConfigurationDiagnostic(kind, message, at: FileLocation(file: spec.path, position: position))
  }

  /// Returns the diagnostic for patterns of a test that exclude all documents, or for patterns of a spec with documents
  /// that exclude all sources; nil for other patterns.
  ///
  /// - Parameters:
  ///   - spec: The spec with the patterns.
  ///   - documents: The documents that the spec checks.
  ///   - isWithoutSources: Whether the spec excludes all existing sources.
  /// - Returns: The diagnostic; an unmet expectation if the spec is a test, since it would otherwise pass.
  static func emptiness(
    of spec: SpecFile,
    documents: [String],
    excludesSources isWithoutSources: Bool
  ) -> ConfigurationDiagnostic? {
    let message: String
    let keys: [Spec.PatternKey]
    if documents.isEmpty, spec.isTest, spec.inlineDocument == nil {
      (message, keys) = (SpecMessage.noDocuments, [.documents, .included, .excluded])
    } else if isWithoutSources, !documents.isEmpty {
      (message, keys) = (SpecMessage.noSources, [.sources, .included, .excluded])
    } else {
      return nil
    }
    let position = keys.lazy.compactMap { spec.spec.position($0, 0) }.first ?? spec.start
    return ConfigurationDiagnostic(
      spec.isTest ? .expectation : .pattern,
      message,
      at: FileLocation(file: spec.path, position: position)
    )
  }
}
