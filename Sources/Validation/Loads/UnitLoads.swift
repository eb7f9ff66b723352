import ClassInterfaces
import FactStorage
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Loads the documents of a unit a part at a time, so that however many there are, only a part of them is unpacked.
struct UnitLoads {
  /// How many documents a part has at most.
  static let partSize = 512

  private let validation: UnitValidation
  private var wanted: Set<String>?
  /// Whether it is noted what each load depends on.
  private let notesClasses: Bool
  private let records: [DocumentRecord]
  private let partSize: Int
  private let reading: UnitReading
  /// What all parts share, once the first one is asked for.
  private(set) var preparation: UnitPreparation?
  private var next = 0
  private var hasCheckedSources = false
  /// The classes that loads asked for, where that is noted.
  private var askedClasses: [Platform: Set<String>] = [:]

  /// Prepares the loads of what was read.
  ///
  /// - Parameters:
  ///   - validation: What the documents are loaded for.
  ///   - reading: The unit's files, read.
  ///   - wanted: The documents that are loaded, among the others; all unless given.
  ///   - partSize: How many documents are loaded at a time.
  ///   - notesClasses: Whether it is noted what each load depends on.
  ///   - preparation: What all loads share, where that is known.
  init(
    _ validation: UnitValidation,
    _ reading: UnitReading,
    wanted: Set<String>? = nil,
    partSize: Int = Self.partSize,
    notesClasses: Bool = false,
    preparation: UnitPreparation? = nil
  ) {
    self.notesClasses = notesClasses
    self.preparation = preparation
    self.validation = validation
    self.wanted = wanted
    self.partSize = partSize
    self.reading = reading
    records = validation.sortedRecords(reading)
  }

  /// Loads some more documents.
  ///
  /// - Returns: What was found in the documents in the order of their paths, and at first what was found in the sources
  ///   themselves; nil after the last ones.
  mutating func outcomes() async -> [DocumentOutcome]? {
    var outcomes: [DocumentOutcome] = []
    await prepare()
    let isFirst = !hasCheckedSources
    if isFirst, let preparation {
      hasCheckedSources = true
      outcomes += [outcomeOfSources(preparation.references)].compactMap(\.self)
    }
    guard next < records.count else { return isFirst ? outcomes : nil }
    let part = records[next..<min(next + partSize, records.count)].filter { isWanted($0.file) }
    next += partSize
    return outcomes + (await self.outcomes(part))
  }

  /// The targets of the unit's projects.
  var projects: ProjectTargets { reading.projects }

  /// The last document of those that are loaded; all before it are loaded as well.
  var lastFile: String? { next == 0 ? "" : records[min(next, records.count) - 1].file }

  private func isWanted(_ file: String) -> Bool { wanted?.contains(file) != false }

  private func outcomeOfSources(_ references: DocumentReferences) -> DocumentOutcome? {
    guard isWanted(UnitValidation.sources) else { return nil }
    var outcome = DocumentOutcome(file: UnitValidation.sources)
    let platforms = validation.platforms(of: records)
    if !platforms.isEmpty {
      let sources = validation.sources(reading).map(\.interface)
      let references = SourceReferences(
        contents: references.contents,
        platforms: platforms,
        constants: ConstantTable(sources)
      )
      outcome.findings = sources.flatMap(references.findings)
    }
    return outcome
  }

  private mutating func outcomes(_ part: [DocumentRecord]) async -> [DocumentOutcome] {
    guard let preparation else { return [] }
    let (references, outline) = (preparation.references, preparation.outline)
    var outcomes = part.map { DocumentOutcome(file: $0.file, findings: $0.findings) }
    let documents = await ConcurrentMap.map(part, jobs: validation.options.jobs, \.document)
    let values = validation.unit.spec?.expect?.values.keys.sorted() ?? []
    for platform in Platform.allCases {
      let indexes = documents.indices.filter {
        documents[$0] != nil && validation.platform(of: part[$0]) == platform
      }
      guard !indexes.isEmpty, var loads = preparation.platforms[platform] else { continue }
      let scopes = loads.factory.scopes
      let loaded = await loads.load(
        indexes.compactMap { documents[$0] },
        hasUnseenDependencies: outline.hasUnseenDependencies,
        notesClasses: notesClasses
      ) { loaded -> (outcome: DocumentOutcome, classes: [String]) in
        var outcome = loaded.outcome(values: values)
        outcome.findings += references.findings(
          in: loaded.document,
          platform: platform,
          viewMakers: loaded.viewMakers
        )
        outcome.findings += PackageNibs.findings(in: loaded.document, scopes)
        outcome.findings += UnansweredActions.findings(
          in: loaded.document,
          on: platform,
          hasUnseenDependencies: outline.hasUnseenDependencies
        )
        return (outcome, loaded.classes)
      }
      for (index, loaded) in zip(indexes, loaded) {
        let unreadable = outcomes[index].findings
        outcomes[index] = loaded.outcome
        if notesClasses { askedClasses[platform, default: []].formUnion(loaded.classes) }
        outcomes[index].findings.insert(contentsOf: unreadable, at: 0)
      }
      self.preparation?.platforms[platform] = loads
    }
    return outcomes
  }

  /// Makes ready what all parts share, unless it is.
  mutating func prepare() async {
    guard preparation == nil else { return }
    let platforms = validation.platforms(of: records.filter { isWanted($0.file) })
    preparation = await UnitPreparation(validation, reading, for: platforms)
  }

  /// Leaves out all but some documents of those that are to be loaded.
  mutating func restrict(to documents: Set<String>) { wanted = documents }

  /// What all loads share beside classes, once they are prepared.
  var outline: UnitOutline? { preparation?.outline }

  /// The words on which the classes depend that loads asked for, by their names.
  var wordsOfClasses: [String: NameWords] {
    var words: [String: NameWords] = [:]
    for (platform, names) in askedClasses {
      guard let resolved = preparation?.platforms[platform]?.factory.resolved else { continue }
      var dependencies = ClassDependencies(resolved)
      for name in names { words[name, default: NameWords()].formUnion(dependencies.words(ofClass: name)) }
    }
    return words
  }
}
