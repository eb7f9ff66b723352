extension Validator {
  /// Validates all files below the paths.
  ///
  /// - Parameter paths: Files and folders, relative to the current folder, like the paths in findings. If indexes are
  ///   used, these are the documents to validate; all if empty.
  /// - Returns: One result for each folder with a spec, and one for files without a spec.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read, or if the task is cancelled.
  public func validate(_ paths: [String]) async throws(ValidationError) -> ValidationReport {
    if !options.indexes.isEmpty { return try await validateWithIndexes(paths) }
    if let folder = options.cacheFolder {
      return try await validate(paths, cache: IndexFolder(path: folder))
    }
    return try await report(on: try await units(at: paths))
  }

  /// Validates all files below the paths and delivers results as they are found.
  ///
  /// If there is only one result, as for a tree with at most one configuration, a finding is delivered as soon as no
  /// other finding can precede it. If there are several results, or if indexes or a cache are used, all results are
  /// computed before the first one is delivered.
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
    guard options.indexes.isEmpty, options.cacheFolder == nil else {
      return ValidationRun(try await validate(paths), order: order)
    }
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

  private func report(on units: [ValidationScope]) async throws(ValidationError) -> ValidationReport {
    var reader = ScopeReader(options)
    return ValidationReport(results: try await results(of: units, by: &reader))
  }

  /// Validates scopes one after the other.
  ///
  /// - Parameters:
  ///   - units: The scopes.
  ///   - reader: Reads the files of scopes.
  ///   - keepFiles: Called while the last scope is validated, with the reader, which has read all files by then.
  /// - Returns: The results.
  /// - Throws: ``ValidationError/cancelled``.
  func results(
    of units: [ValidationScope],
    by reader: inout ScopeReader,
    keepFiles: @Sendable (ScopeReader) -> Void = { _ in }
  ) async throws(ValidationError) -> [SpecResult] {
    var results: [ScopeResult] = []
    for (index, unit) in units.enumerated() {
      try Self.checkCancellation()
      let files = await reader.read(unit)
      try Self.checkCancellation()
      let (isLast, allFiles) = (index == units.indices.last, reader)
      let (result, _) = await ConcurrentMap.both(jobs: options.jobs) {
        let analysis = Analysis(files.validation, files.reading, known: files.outcomes)
        var run = ScopeRun(analysis, isFirst: files.areFirst)
        defer { Disposal.dispose(of: run, jobs: options.jobs) }
        return await run.wholeResult()
      } _: {
        if isLast { keepFiles(allFiles) }
      }
      results.append(result)
    }
    try Self.checkCancellation()
    return ScopeResult.joined(results)
  }

  /// Throws ``ValidationError/cancelled`` if the current task is cancelled.
  static func checkCancellation() throws(ValidationError) {
    if Task.isCancelled { throw .cancelled }
  }
}
