public import ProjectModel

extension Validator {
  /// Validates all files below the paths.
  ///
  /// - Parameter paths: Files and folders, relative to the current folder, like the paths in findings.
  /// - Returns: One result for each folder with a spec, and one for files without a spec.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read, or if the task is cancelled.
  public func validate(_ paths: [String]) async throws(ValidationError) -> ValidationReport {
    return try await report(on: try await units(at: paths))
  }

  /// Validates all files below the paths and delivers results as they are found.
  ///
  /// If there is only one result, as for a tree with at most one configuration, a finding is delivered as soon as no
  /// other finding can precede it. If there are several results, all are computed before the first one is delivered.
  ///
  /// - Parameters:
  ///   - paths: As for ``validate(_:)``.
  ///   - order: The order of findings if there are several results.
  /// - Returns: The run. It does work only while parts are requested, and it ends early without a result if the task
  ///   is cancelled.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read.
  public func run(
    _ paths: [String],
    order: ValidationRun.Order = .byResult
  ) async throws(ValidationError) -> ValidationRun {
    let units = try await units(at: paths)
    guard let unit = units.first, units.count == 1 else {
      return ValidationRun(try await report(on: units), order: order)
    }
    let validation = ScopeValidation(unit: unit, options: options)
    try Self.checkCancellation()
    return ValidationRun(ScopeRun(Analysis(validation, await ScopeReading(validation))))
  }

  func units(at paths: [String]) async throws(ValidationError) -> [ValidationScope] {
    try await ValidationScope.units(
      at: paths,
      specFile: options.specFile,
      selection: options.selection,
      places: options.places,
      jobs: options.jobs
    )
  }

  /// Validates scopes one after the other.
  private func report(on units: [ValidationScope]) async throws(ValidationError) -> ValidationReport {
    var reader = ScopeReader(options)
    var results: [ScopeResult] = []
    for unit in units {
      try Self.checkCancellation()
      let files = await reader.read(unit)
      try Self.checkCancellation()
      var run = ScopeRun(Analysis(files.validation, files.reading), isFirst: files.areFirst)
      results.append(await run.wholeResult())
      Disposal.dispose(of: run, jobs: options.jobs)
    }
    try Self.checkCancellation()
    return ValidationReport(results: ScopeResult.joined(results))
  }

  /// Throws ``ValidationError/cancelled`` if the current task is cancelled.
  static func checkCancellation() throws(ValidationError) {
    if Task.isCancelled { throw .cancelled }
  }
}
