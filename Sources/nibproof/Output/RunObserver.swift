import Foundation
import Reporting
import Validation

/// Shows how far a run is, and keeps what it passes over, to be told when it is over.
final class RunObserver: ValidationProgress.Observer, @unchecked Sendable {
  private let line: ProgressLine?
  private let lock = NSLock()
  private var reasons: [String: String] = [:]

  /// Observes a run.
  ///
  /// - Parameter line: Where its progress is shown; nil where nobody looks on.
  init(line: ProgressLine?) {
    self.line = line
  }

  func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {
    line?.advance(stage, by: number, of: total)
  }

  func passOver(_ path: String, reason: String) { lock.withLock { reasons[path] = reason } }

  /// Takes the line of progress away; what was passed over, by path.
  func finish() -> [(path: String, reason: String)] {
    line?.finish()
    return lock.withLock { reasons }.sorted { $0.key < $1.key }.map { ($0, $1) }
  }
}

extension Console {
  /// Runs something, shows how far it is where somebody may look on, and tells what could not be read.
  mutating func observed<Result>(
    _ settings: Settings,
    _ body: () async throws(ValidationError) -> Result
  ) async throws(ValidationError) -> Result {
    let observer = RunObserver(line: settings.detail == .quiet ? nil : progressLine?())
    defer {
      for (path, reason) in observer.finish() {
        errors.write(Sentences.warning(path, Sentences.passedOver(reason)))
      }
    }
    return try await ValidationProgress.observed(by: observer, body)
  }

  /// Warns where paths hold nothing to validate: a misspelt folder must not look like a sound one.
  ///
  /// - Returns: Whether the run fails for that.
  @discardableResult
  mutating func warnOfNothing(_ counts: CheckCounts, _ settings: Settings) -> Bool {
    guard counts.areOfNothing, settings.indexes.isEmpty else { return false }
    let paths = settings.paths.joined(separator: ", ")
    let fails = settings.strictness == .strict
    let isSelection = settings.usesScriptInputFiles || settings.usesScriptInputFileLists
    let sentence = isSelection ? Sentences.noSelectedDocuments : Sentences.noDocuments
    errors.write(fails ? Sentences.error(paths, sentence) : Sentences.warning(paths, sentence))
    return fails
  }

  /// Warns where a document was validated alone, as its path suggests, and so hardly anything could be proved.
  mutating func warnOfNoSources(_ verdict: Verdict, _ settings: Settings) {
    guard verdict.counts.sources == 0, settings.indexes.isEmpty else { return }
    let sentence = verdict.isConfigured ? Sentences.noCountedSources : Sentences.noSources
    errors.write(Sentences.warning(settings.paths.joined(separator: ", "), sentence))
  }
}
