import Checks
import ProjectModel
import Validation

extension Console {
  /// Warns if the paths contain nothing to validate, so that a misspelled folder does not look valid.
  ///
  /// - Returns: Whether the run fails because of the warning.
  @discardableResult
  mutating func warnOfNothing(_ counts: CheckCounts, _ settings: Settings) -> Bool {
    guard counts.isEmpty else { return false }
    let paths = settings.paths.joined(separator: ", ")
    let fails = settings.strictness == .strict
    let isSelection = settings.usesScriptInputFiles || settings.usesScriptInputFileLists
    let areSources = settings.paths.allSatisfy { PathName.isSource($0) }
    let message =
      isSelection
      ? CommandMessages.noSelectedDocuments
      : areSources ? CommandMessages.noDocumentsOfClasses : CommandMessages.noDocuments
    errors.write(fails ? CommandMessages.error(paths, message) : CommandMessages.warning(paths, message))
    return fails
  }

  /// Warns if documents were validated without sources, which leaves almost everything unverified.
  mutating func warnOfNoSources(_ verdict: Verdict, _ settings: Settings) {
    guard verdict.counts.sources == 0 else { return }
    let message = verdict.isConfigured ? CommandMessages.noCountedSources : CommandMessages.noSources
    errors.write(CommandMessages.warning(settings.paths.joined(separator: ", "), message))
  }
}
