import PortableFoundation
import Reporting
import Validation

/// Shows how far a run is, and keeps what it passes over, to be told when it is over.
private final class RunObserver: ValidationProgress.Observer, @unchecked Sendable {
  private let line: ProgressLine?
  private let lock = ThreadLock()
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
}
