import RuntimeAttributes

/// Finds the patterns of a spec that name no file, such as those of a misspelt folder.
enum UnusedPatterns {
  /// What is to be said of them.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - documents: All documents below its folder, whether or not they count.
  ///   - sources: All sources, likewise.
  /// - Returns: A remark for each, in the order of the keys.
  static func remarks(on spec: SpecFile, documents: [String], sources: [String]) -> [ConfigurationDiagnostic]
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
        // Of what stands elsewhere the files are not listed here; a folder that is not there is an error.
        guard pattern.elsewhere == nil, !files.contains(where: { spec.names($0, by: pattern) }) else {
          return nil
        }
        let position = spec.spec.position(key, index) ?? spec.start
        return ConfigurationDiagnostic(
          .pattern,
          SpecMessage.idlePattern(pattern.text, key),
          at: SourceLocation(file: spec.path, position: position)
        )
      }
    }
  }
}
