import PortableFoundation
import Reporting
import Validation

/// Shows the progress of a run, and collects its warnings until it ends.
private final class RunObserver: ValidationProgress.Observer, @unchecked Sendable {
  private let line: ProgressLine?
  private let lock = ThreadLock()
  private var warnings: [String: String] = [:]

  /// Creates an observer.
  ///
  /// - Parameter line: The line that shows the progress; nil without a terminal.
  init(line: ProgressLine?) {
    self.line = line
  }

  func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {
    line?.advance(stage, by: number, of: total)
  }

  func passOver(_ path: String, reason: String) { warn(path, CommandMessages.passedOver(reason)) }

  func failToCache(in path: String, reason: String) { warn(path, CommandMessages.cacheNotWritten(reason)) }

  private func warn(_ path: String, _ message: String) { lock.withLock { warnings[path] = message } }

  /// Erases the progress line and returns the warnings by path.
  func finish() -> [(path: String, message: String)] {
    line?.finish()
    return lock.withLock { warnings }.sorted { $0.key < $1.key }.map { ($0, $1) }
  }
}

extension Console {
  /// Runs a closure, shows its progress on a terminal, and prints warnings about unreadable files.
  mutating func observed<Result>(
    _ settings: Settings,
    _ body: () async throws(ValidationError) -> Result
  ) async throws(ValidationError) -> Result {
    let observer = RunObserver(line: settings.detail == .quiet ? nil : progressLine?())
    defer {
      for (path, message) in observer.finish() { errors.write(CommandMessages.warning(path, message)) }
    }
    return try await ValidationProgress.observed(by: observer, body)
  }
}
