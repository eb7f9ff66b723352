/// Reports the progress of a run to an observer.
///
/// An observer is bound for the duration of a call, and is called on the worker threads:
///
///     try await ValidationProgress.observed(by: observer) { try await validator.validate(paths) }
public enum ValidationProgress {
  /// A stage of a run.
  public enum Stage: String, CaseIterable, Sendable {
    /// Reading sources.
    case sources
    /// Reading documents.
    case documents
    /// Loading documents.
    case loads
  }

  /// An object that receives the progress of a run.
  public protocol Observer: Sendable {
    /// Reports that more files of a stage are finished.
    ///
    /// - Parameters:
    ///   - stage: The stage that processes the files.
    ///   - number: The number of files finished since the last call.
    ///   - total: The total number of files in this part of the run.
    func advance(_ stage: Stage, by number: Int, of total: Int)

    /// Reports that an existing folder or source cannot be read; the run continues as if the folder or source were
    /// empty.
    ///
    /// Findings that depend on the missing declarations are unverified. Unreadable documents are reported as findings
    /// instead.
    ///
    /// - Parameters:
    ///   - path: The path, in the same form as in findings. The same path may be reported several times.
    ///   - reason: The system's reason.
    func passOver(_ path: String, reason: String)

    /// Reports the app whose files are used to validate a path of the run, if no configuration determines the files.
    ///
    /// - Parameters:
    ///   - folder: The folder of the app, or the path itself if no other app contains the path.
    ///   - path: The path to validate.
    func useApp(_ folder: String, around path: String)
  }

  /// The observer of the current task's run, if any.
  @TaskLocal package static var observer: (any Observer)?

  /// Runs an operation on the caller's actor, and reports its progress to an observer.
  public static func observed<Result, Failure: Error>(
    by observer: (any Observer)?,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = await $observer.withValue(observer) {
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension ValidationProgress.Observer {
  /// Does nothing, since most runs concern one app.
  public func useApp(_ folder: String, around path: String) {}
}
