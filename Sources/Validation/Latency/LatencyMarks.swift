import ClassInterfaces

/// Marks the findings of a unit that are latent, and looks for what loads documents once one fails.
struct LatencyMarks: Sendable {
  private let validation: UnitValidation
  private let reading: UnitReading
  private let records: [DocumentRecord]
  /// Where each document stands among these.
  private let indexes: [String: Int]
  /// Whether somebody has looked.
  private var hasLooked = false
  /// What was seen; nil where nobody can say what is loaded.
  private var sightings: LoadSightings?
  private var loads: LatentLoads?

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - validation: What the documents are loaded for.
  ///   - reading: The unit's files, read; the sources are looked through again.
  init(_ validation: UnitValidation, _ reading: UnitReading) {
    self.validation = validation
    self.reading = reading
    let records = validation.records(reading)
    self.records = records
    indexes = Dictionary(records.indices.lazy.map { (records[$0].file, $0) }) { first, _ in first }
  }

  /// Whether something was found in a document that may be latent.
  func concern(_ outcome: DocumentOutcome) -> Bool {
    // Most actions are answered, which is known later.
    outcome.findings.contains { $0.sentAction == nil && $0.fails(under: .strict) }
  }

  /// Looks for what loads documents, unless somebody has looked.
  ///
  /// - Parameter jobs: How many files are read at the same time.
  /// - Returns: What is seen; nil where nobody can say what is loaded.
  func sightings(jobs: Int?) async -> LoadSightings? {
    await LoadSightings.find(
      in: validation.unit,
      documents: validation.records(reading).compactMap(\.summary),
      sources: reading.sources.map(\.interface),
      texts: reading.texts,
      store: reading.sightings,
      projects: reading.projects,
      jobs: jobs
    )
  }

  /// Takes what somebody has seen who looked.
  mutating func take(_ sightings: LoadSightings?) {
    hasLooked = true
    self.sightings = sightings
  }

  /// What loads documents, which is looked for unless somebody has looked; nil where nobody can say.
  mutating func seenLoads() async -> LatentLoads? {
    if !hasLooked { take(await sightings(jobs: validation.options.jobs)) }
    if loads == nil, let sightings {
      loads = LatentLoads(
        sightings,
        documents: records.compactMap(\.summary),
        files: reading.sources.map(\.interface.file),
        projects: reading.projects
      )
    }
    return loads
  }

  /// What was found in a document, with what is latent marked.
  ///
  /// - Parameter outcome: What was found.
  /// - Returns: The same, marked.
  mutating func marked(_ outcome: DocumentOutcome) async -> DocumentOutcome {
    let record = indexes[outcome.file].map { records[$0] }
    guard concern(outcome), record != nil || outcome.file == UnitValidation.sources else { return outcome }
    guard let loads = await seenLoads() else { return outcome }
    var outcome = outcome
    if let document = record?.document {
      outcome.findings = loads.marked(outcome.findings, in: document)
    } else if record == nil {
      outcome.findings = loads.markedOfSources(outcome.findings)
    }
    return outcome
  }
}
