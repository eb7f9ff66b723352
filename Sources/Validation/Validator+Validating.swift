import Checks
public import ProjectModel

extension Validator {
  /// Validates all files below the paths.
  ///
  /// - Parameter paths: Files and folders, absolute or relative to the current folder; findings use the same spelling.
  /// - Returns: One result for each folder with a spec, and one result for files without a spec.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read, or if the task is cancelled.
  public func validate(_ paths: [String]) async throws(ValidationError) -> ValidationReport {
    var run = try await run(paths)
    var report = ValidationReport(results: [])
    var findings: [Finding] = []
    while let part = try await run.next() {
      switch part {
      case .findings(let some): findings += some
      case .result(var result):
        (result.findings, findings) = (findings, [])
        report.results.append(result)
      }
    }
    Disposal.dispose(of: run, jobs: options.jobs)
    return report
  }

  /// Validates all files below the paths and delivers results as they are found.
  ///
  /// The scopes (the folders with a spec or configuration, and the files without a spec) are validated sequentially.
  /// Findings and results are delivered as soon as the order permits: see ``ValidationRun/Order``.
  ///
  /// - Parameters:
  ///   - paths: As for ``validate(_:)``.
  ///   - order: The order of findings if there are several results.
  /// - Returns: The run, which works only while parts are requested; observe ``ValidationProgress`` during the
  ///   requests.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read, or if the task is cancelled.
  public func run(
    _ paths: [String],
    order: ValidationRun.Order = .byResult
  ) async throws(ValidationError) -> ValidationRun {
    let scopes = try await units(at: paths)
    try Self.checkCancellation()
    return ValidationRun(ScopeQueue(scopes, options: options, order: order))
  }

  func units(at paths: [String], unsaved: [String] = []) async throws(ValidationError) -> [ValidationScope] {
    try await ValidationScope.units(
      at: paths,
      specFile: options.specFile,
      selection: options.selection,
      unsaved: unsaved,
      places: options.places,
      jobs: options.jobs
    )
  }
}
