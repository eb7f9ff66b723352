/// Tells how far a run is, to whoever wants to know while it runs.
///
/// An observer is bound for the time of a call, and told from the threads that work:
///
///     try await ValidationProgress.observed(by: observer) { try await validator.validate(paths) }
public enum ValidationProgress {
  /// What is being worked on.
  public enum Stage: String, CaseIterable, Sendable {
    /// Sources are read.
    case sources
    /// Documents are read.
    case documents
    /// Documents are loaded.
    case loads
  }

  /// Is told how far a run is.
  public protocol Observer: Sendable {
    /// Some more of a stage is done.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - number: How many files were done since the last call.
    ///   - total: How many there are in this part of the run.
    func advance(_ stage: Stage, by number: Int, of total: Int)

    /// A folder or source below the paths is there and cannot be read; the run goes on as if it held nothing.
    ///
    /// What only it declares is unverified. A document that cannot be read is no such case, but a finding.
    ///
    /// - Parameters:
    ///   - path: The path, as findings name paths; the same one may be told more than once.
    ///   - reason: Why, in the system's words.
    func passOver(_ path: String, reason: String)

    /// The cache cannot be written; the next run reads the files again.
    ///
    /// - Parameters:
    ///   - path: The folder of the cache.
    ///   - reason: Why, in the system's words.
    func failToCache(in path: String, reason: String)
  }

  /// The observer of the run that the current task belongs to.
  @TaskLocal static var observer: (any Observer)?

  /// Runs something whose progress an observer is told of.
  public static func observed<Result, Failure: Error>(
    by observer: (any Observer)?,
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
  /// Ignores that the cache cannot be written.
  public func failToCache(in path: String, reason: String) {}
}
