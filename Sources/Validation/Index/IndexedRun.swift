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
  mutating func results(of units: [ValidationUnit], wanted: Set<String>? = nil) async -> [UnitResult] {
    var results: [UnitResult] = []
    var last: (unit: ValidationUnit, files: UnitInspection)?
    for unit in units {
      // Configurations that refine one another share their sources.
      let shared = last.flatMap { $0.unit.sharesSources(with: unit) ? $0.files : nil }
      var state = await inspect(unit, known: shared, wanted: wanted)
      last = (unit, state.files)
      let outcomes = await markedOutcomes(&state)
      let files = state.files
      var run = UnitRun(
        state.validation,
        outcomes: outcomes,
        comments: files.comments,
        classes: files.classes,
        isFirst: shared == nil
      )
      results.append(await run.wholeResult())
    }
    return results
  }

  /// Loads the documents of units, and leaves the rest to the run that reports.
  mutating func load(_ units: [ValidationUnit], wanted: Set<String>?) async {
    for unit in units {
      var state = await inspect(unit, known: nil, wanted: wanted)
      _ = await outcomes(&state)
    }
  }

  /// A unit on its way.
  private struct State {
    var files: UnitInspection
    var validation: UnitValidation
    var keys: OutcomeKeys
    /// The documents of which something is told.
    var documents: [String]
    /// What the files say, if somebody had to know.
    private var reading: UnitReading?

    init(files: UnitInspection, validation: UnitValidation, keys: OutcomeKeys, documents: [String]) {
      (self.files, self.validation, self.keys, self.documents) = (files, validation, keys, documents)
    }

    mutating func read() async -> UnitReading {
      if let reading { return reading }
      let reading = await UnitReading(files, jobs: validation.options.jobs)
      self.reading = reading
      return reading
    }
  }

  private mutating func inspect(
    _ unit: ValidationUnit,
    known: UnitInspection?,
    wanted: Set<String>?
  ) async -> State {
    let files = await UnitInspection(unit, known: known, by: inspector, jobs: options.jobs)
    let new = known == nil ? files.all : files.ownFiles
    index.entries += new.map(\.entry)
    isKnown = isKnown && new.allSatisfy(\.isKnown)
    var unit = unit
    unit.imageNames = files.imageNames
    let validation = UnitValidation(unit: unit, options: options)
    return State(
      files: files,
      validation: validation,
      // An index that was made elsewhere is not followed when its declarations move.
      keys: OutcomeKeys(unit, files, options: options, countsPlaces: inspector.trust == .indexes),
      documents: validation.subjects.filter { wanted?.contains($0) != false }
    )
  }

  /// What is found in the documents of a unit, with what nothing is seen to lead to marked.
  private mutating func markedOutcomes(_ state: inout State) async -> [DocumentOutcome] {
    let known = state.documents.compactMap { inspector.library.outcome(state.keys.markedKey(of: $0)) }
    let plain = await outcomes(&state)
    if known.count == state.documents.count, !known.isEmpty {
      index.outcomes += known
      return known
    }
    // Where nothing fails nothing is marked.
    guard plain.contains(where: { $0.findings.contains { $0.fails(under: .strict) } }) else { return plain }
    isKnown = false
    let marked = await state.validation.marked(plain, await state.read()).map { outcome in
      var outcome = outcome
      outcome.key = state.keys.markedKey(of: outcome.file)
      return outcome
    }
    index.outcomes += marked
    return marked
  }

  /// What is found in the documents of a unit.
  private mutating func outcomes(_ state: inout State) async -> [DocumentOutcome] {
    var outcomes: [String: DocumentOutcome] = [:]
    for document in state.documents {
      outcomes[document] = inspector.library.outcome(state.keys.key(of: document)).flatMap(
        state.files.relocations.relocated
      )
    }
    let missing = state.documents.filter { outcomes[$0] == nil }
    if !missing.isEmpty {
      isKnown = false
      for var outcome in await state.validation.outcomes(await state.read(), of: Set(missing)) {
        outcome.key = state.keys.key(of: outcome.file)
        outcomes[outcome.file] = outcome
      }
    }
    let found = state.documents.compactMap { outcomes[$0] }
    index.outcomes += found
    return found
  }
}
