import PortableFoundation
import ProjectModel
import Reporting

/// Shows the progress of a run, and collects its warnings and notes until it ends.
private final class RunObserver: ValidationProgress.Observer, @unchecked Sendable {
  private let line: ProgressLine?
  private let lock = ThreadLock()
  private var warnings: [String: String] = [:]
  /// The folders of the apps that contain the paths of the run.
  private var apps: [String: String] = [:]

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

  func useApp(_ folder: String, around path: String) { lock.withLock { apps[path] = folder } }

  /// The notes about the apps that contain the paths of the run.
  var appNotes: [String] {
    lock.withLock { apps }.sorted { $0.key < $1.key }
      .map { CommandMessages.note($0.key, CommandMessages.app($0.value)) }
  }

  private func warn(_ path: String, _ message: String) { lock.withLock { warnings[path] = message } }

  /// The maximum number of files with the same warning that are listed.
  private static let longestList = 3

  /// Erases the progress line, and returns the warnings.
  ///
  /// - Parameter listsAll: Whether all files with the same warning are listed, even if there are many.
  /// - Returns: The warnings by path.
  func finish(listsAll: Bool) -> [(path: String, message: String)] {
    line?.finish()
    let warnings = lock.withLock { self.warnings }
    return Dictionary(grouping: warnings.sorted { $0.key < $1.key }, by: \.value)
      .flatMap { message, files -> [(path: String, message: String)] in
        guard !listsAll, files.count > Self.longestList else { return files.map { ($0.key, message) } }
        return [(files[0].key, CommandMessages.warning(message, alsoAbout: files.count - 1))]
      }
      .sorted { $0.path < $1.path }
  }
}

extension Console {
  /// Runs a closure, shows its progress on a terminal, and prints warnings about unreadable files, except for files of
  /// a copy.
  mutating func observed<Result>(
    _ settings: Settings,
    isCopy: Bool = false,
    _ body: () async throws(ValidationError) -> Result
  ) async throws(Failure) -> Result {
    let observer = RunObserver(line: settings.detail == .quiet ? nil : progressLine?())
    defer {
      let warnings = observer.finish(listsAll: settings.detail == .verbose)
      if settings.detail == .verbose, !isCopy { for note in observer.appNotes { errors.write(note) } }
      for (path, message) in warnings where !isCopy {
        errors.write(CommandMessages.warning(path, message))
      }
    }
    return try await Failure.ofInput { () async throws(ValidationError) in
      try await ValidationProgress.observed(by: observer, body)
    }
  }
}
