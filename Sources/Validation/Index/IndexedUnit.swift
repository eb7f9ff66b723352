import ClassInterfaces
import FactStorage
import InterfaceDocuments

/// A unit on its way through a run with an index.
struct IndexedUnit {
  var files: UnitInspection
  let validation: UnitValidation
  let keys: OutcomeKeys
  /// The documents of which something is told.
  let documents: [String]
  /// Whether the index is to follow the files as they change.
  private let followsChanges: Bool
  /// What the files say, if somebody had to know.
  private var reading: UnitReading?

  /// Whether the reading holds of sources no more than outlines.
  private var isPacked = false

  /// The unit as the index knew it.
  private(set) lazy var former = FormerUnit(
    validation.unit,
    files,
    gone: gone,
    digests: keys.digests,
    options: validation.options
  )
  /// Whether no more has changed than sources, and which there are.
  var onlySourcesChanged: Bool {
    mutating get { former.digests.besideSources == keys.digests.besideSources }
  }

  /// What the index says of files that are gone.
  let gone: UnitEntries

  private lazy var documentNumbers = Dictionary(
    files.documents.indices.map { (files.documents[$0].entry.path, $0) }
  ) { first, _ in first }

  /// If no more documents are loaded, the members of most classes are not asked for.
  static let fewDocuments = 64

  /// Takes a unit whose files were inspected.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - files: Its files.
  ///   - inspector: What has inspected them.
  ///   - gone: What the index says of files of the run that are gone.
  ///   - options: What the run was told.
  ///   - wanted: The documents of which something is told; all unless given.
  init(
    _ unit: ValidationUnit,
    _ files: UnitInspection,
    by inspector: FileInspector,
    gone: UnitEntries,
    options: Validator.Options,
    wanted: Set<String>?
  ) {
    var unit = unit
    unit.imageNames = files.imageNames
    self.files = files
    self.gone = gone
    followsChanges = inspector.followsChanges
    validation = UnitValidation(unit: unit, options: options)
    // An index that was made elsewhere is not followed when its declarations move.
    keys = OutcomeKeys(unit, files, options: options, countsPlaces: !followsChanges)
    documents = validation.subjects.filter { wanted?.contains($0) != false }
  }

  /// What the files say; read once.
  ///
  /// - Parameter packsSources: Whether outlines of the sources will do.
  /// - Returns: The reading.
  mutating func read(packsSources: Bool = true) async -> UnitReading {
    if let reading, packsSources || !isPacked { return reading }
    let reading = await UnitReading(files, jobs: validation.options.jobs, packsSources: packsSources)
    (self.reading, isPacked) = (reading, packsSources)
    return reading
  }

  /// The loads of some documents, prepared.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - areFew: Whether only few of them will be loaded; known by their number unless given.
  /// - Returns: The loads.
  mutating func loads(of documents: [String], areFew: Bool? = nil) async -> UnitLoads {
    let reading = await read(packsSources: areFew ?? (documents.count <= Self.fewDocuments))
    var loads = UnitLoads(validation, reading, wanted: Set(documents), notesClasses: followsChanges)
    await loads.prepare()
    return loads
  }

  /// The same loads, of fewer documents.
  mutating func restricted(_ loads: UnitLoads, to documents: Set<String>) async -> UnitLoads {
    // To unpack the members of one class after the other takes longer than to unpack all.
    if isPacked, documents.count > Self.fewDocuments { return await self.loads(of: Array(documents)) }
    var loads = loads
    loads.restrict(to: documents)
    return loads
  }

  /// The loads that nothing is seen to lead to.
  ///
  /// - Parameter mentions: What each source mentions; nil for one that cannot be read.
  /// - Returns: Nil where nobody can say what is loaded.
  mutating func latentLoads(_ mentions: [NameMentions?]) async -> LatentLoads? {
    let reading = await read()
    let documents = validation.records(reading).compactMap(\.summary)
    let sources = reading.sources.map(\.interface)
    let known = Dictionary(zip(files.sources.map(\.entry.path), mentions)) { first, _ in first }
      .compactMapValues(\.self)
    let sightings = await LoadSightings.find(
      in: validation.unit,
      documents: documents,
      sources: sources,
      known: known,
      projects: reading.projects,
      jobs: validation.options.jobs
    )
    return sightings.map {
      LatentLoads($0, documents: documents, files: sources.map(\.file), projects: reading.projects)
    }
  }

  /// What was found in documents, with what depends on the text of sources settled.
  mutating func settled(_ outcomes: [DocumentOutcome]) async -> [DocumentOutcome] {
    let questions = OpenQuestion.all(in: outcomes)
    guard !questions.isEmpty else { return outcomes }
    let asksOfClasses = questions.contains(where: \.asksOfClasses)
    let sources = files.sources.map(\.entry)
    var verdicts = TextVerdicts(
      validation,
      sources: sources.map(\.path),
      declaring: asksOfClasses ? validation.sources(await read()).map(\.interface) : []
    ) { words in
      let folds = words.map(WordFilter.NameFold.init)
      return folds.isEmpty ? [] : sources.filter { $0.sighting.mayMention(folds) }.map(\.path)
    }
    return await verdicts.settled(outcomes, ProjectTargets(files.projects.flatMap(\.targets)))
  }

  /// What was found in a document, with what is latent marked.
  mutating func marked(_ outcome: DocumentOutcome, by loads: LatentLoads?) -> [Finding] {
    if let loads, outcome.file == UnitValidation.sources { return loads.markedOfSources(outcome.findings) }
    let file = documentNumbers[outcome.file].map { files.documents[$0] }
    let own = validation.unit.inlineDocument.flatMap { $0.file == outcome.file ? $0 : nil }
    guard let loads, let document = file?.record().document ?? own else { return outcome.findings }
    return loads.marked(outcome.findings, in: document)
  }
}
