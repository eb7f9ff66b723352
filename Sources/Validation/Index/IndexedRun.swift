import FactStorage

/// A validation that reads and loads only what no index knows.
struct IndexedRun {
  private let options: Validator.Options
  private let inspector: FileInspector
  /// What was read and found in this run, whether or not it was known before.
  private(set) var index = FactIndex()
  /// Whether all of it was known before.
  private(set) var isKnown = true

  init(_ indexes: [FactIndex], trust: FileInspector.Trust, options: Validator.Options) {
    self.options = options
    inspector = FileInspector(FactLibrary(indexes), trust: trust)
  }

  /// Validates units.
  ///
  /// - Parameters:
  ///   - units: The units.
  ///   - wanted: The documents of which something is told; all unless given.
  /// - Returns: The result of each.
  mutating func results(
    of units: [ValidationUnit],
    wanted: Set<String>? = nil
  ) async -> [UnitResult] {
    var results: [UnitResult] = []
    var last: (unit: ValidationUnit, files: UnitInspection)?
    for unit in units {
      // Configurations that refine one another share their sources.
      let shared = last.flatMap { $0.unit.sharesSources(with: unit) ? $0.files : nil }
      let files = await inspect(unit, known: shared)
      last = (unit, files)
      let outcomes = await outcomes(of: unit, files, wanted: wanted)
      let validation = UnitValidation(unit: unit, options: options)
      var result = validation.conclude(outcomes, comments: files.comments, classes: files.classes)
      if shared != nil {
        (result.result.counts.sources, result.result.counts.classes) = (0, 0)
      } else {
        result.result.failures += files.comments.compactMap(\.problem)
      }
      results.append(result)
    }
    return results
  }

  private mutating func inspect(_ unit: ValidationUnit, known: UnitInspection?) async -> UnitInspection {
    let files = await UnitInspection(unit, known: known, by: inspector, jobs: options.jobs)
    let new = known == nil ? files.all : files.documents + files.images
    index.entries += new.map(\.entry)
    isKnown = isKnown && new.allSatisfy(\.isKnown)
    return files
  }

  /// What is found in the documents of a unit.
  private mutating func outcomes(
    of unit: ValidationUnit,
    _ files: UnitInspection,
    wanted: Set<String>?
  ) async -> [DocumentOutcome] {
    var unit = unit
    unit.imageNames = files.imageNames
    let validation = UnitValidation(unit: unit, options: options)
    let documents = validation.loadable.filter { wanted?.contains($0) != false }
    // An index that was made elsewhere is not followed when its declarations move.
    let keys = OutcomeKeys(unit, files, options: options, countsPlaces: inspector.trust == .indexes)
    var outcomes: [String: DocumentOutcome] = [:]
    for document in documents {
      outcomes[document] = inspector.library.outcome(keys.key(of: document)).flatMap(
        files.relocations.relocated
      )
    }
    let missing = documents.filter { outcomes[$0] == nil }
    if !missing.isEmpty {
      isKnown = false
      let reading = await UnitReading(files, jobs: options.jobs)
      for var outcome in await validation.outcomes(reading, of: Set(missing)) {
        outcome.key = keys.key(of: outcome.file)
        outcomes[outcome.file] = outcome
      }
    }
    let found = documents.compactMap { outcomes[$0] }
    index.outcomes += found
    return found
  }
}
