extension Validator {
  /// Validates everything below the paths.
  ///
  /// - Parameter paths: Files and folders; relative ones count from the current folder, and so do paths in findings.
  ///   With indexes the documents among what they hold; all unless given.
  /// - Returns: One result for each folder with a spec, and one for what stands in none.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read.
  public func validate(_ paths: [String]) async throws(ValidationError) -> ValidationReport {
    if !options.indexes.isEmpty { return try await validateWithIndexes(paths) }
    if let folder = options.cacheFolder {
      return try await validate(paths, cache: IndexFolder(path: folder))
    }
    return await report(on: try await units(at: paths))
  }

  /// Validates everything below the paths, and tells what is found while it goes on.
  ///
  /// Where there is one result alone, such as for a tree with one configuration or none, each finding is told as soon as none
  /// can come before it; otherwise, and with indexes or a cache, all are there before the first is told.
  ///
  /// - Parameters:
  ///   - paths: As for ``validate(_:)``.
  ///   - order: In which order findings come where there are several results.
  /// - Returns: The run, which works as far as its parts are asked for.
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
      return ValidationRun(await report(on: units), order: order)
    }
    let validation = ScopeValidation(unit: unit, options: options)
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

  private func report(on units: [ValidationScope]) async -> ValidationReport {
    var reader = ScopeReader(options)
    return ValidationReport(results: await results(of: units, by: &reader))
  }

  /// Validates units one after the other.
  ///
  /// - Parameters:
  ///   - units: The units.
  ///   - reader: Reads the files of units.
  ///   - wanted: The documents to load, and ``ScopeValidation/sources``; all if nil.
  /// - Returns: The results.
  func results(
    of units: [ValidationScope],
    by reader: inout ScopeReader,
    wanted: Set<String>? = nil
  ) async -> [SpecResult] {
    var results: [ScopeResult] = []
    for unit in units {
      let files = await reader.read(unit)
      let analysis = Analysis(files.validation, files.reading, known: files.outcomes, wanted: wanted)
      var run = ScopeRun(analysis, isFirst: files.areFirst)
      results.append(await run.wholeResult())
      Disposal.dispose(of: run, jobs: options.jobs)
    }
    return ScopeResult.joined(results)
  }
}
