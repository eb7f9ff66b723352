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
  private let sources: [SourceRecord]
  private let projects: ProjectTargets
  private let classes: [Platform: ResolvedClasses]
  private let imageNames: [String: [String]]
  private let partSize: Int
  /// What the app holds, once the first part is asked for.
  private var references: DocumentReferences?
  /// Whether the sources import what is not among them, likewise.
  private var hasUnseenDependencies = false
  private var platforms: [Platform: PlatformLoads] = [:]
  private var next = 0
  private var hasCheckedSources = false

  /// Prepares the loads of what was read.
  ///
  /// - Parameters:
  ///   - validation: What the documents are loaded for.
  ///   - reading: The unit's files, read.
  ///   - wanted: The documents that are loaded, among the others; all unless given.
  ///   - partSize: How many documents are loaded at a time.
  ///   - notesClasses: Whether it is noted what each load depends on.
  init(
    _ validation: UnitValidation,
    _ reading: UnitReading,
    wanted: Set<String>? = nil,
    partSize: Int = Self.partSize,
    notesClasses: Bool = false
  ) {
    self.notesClasses = notesClasses
    self.validation = validation
    self.wanted = wanted
    self.partSize = partSize
    projects = reading.projects
    classes = reading.classes
    imageNames = reading.imageNames
    records = validation.records(reading).sorted { $0.file < $1.file }
    sources = validation.sources(reading)
  }

  /// Loads some more documents.
  ///
  /// - Returns: What was found in the sources themselves, which comes first, and then in the documents in the order of
  ///   their paths; nil after the last ones.
  mutating func outcomes() async -> [DocumentOutcome]? {
    await prepare()
    guard let references else { return nil }
    guard hasCheckedSources else {
      hasCheckedSources = true
      return [outcomeOfSources(references)].compactMap(\.self)
    }
    guard next < records.count else { return nil }
    let part = records[next..<min(next + partSize, records.count)].filter { isWanted($0.file) }
    next += partSize
    return await outcomes(part, references)
  }

  /// The last document of those that are loaded; all before it are loaded as well.
  var lastFile: String? { next == 0 ? "" : records[min(next, records.count) - 1].file }

  private func isWanted(_ file: String) -> Bool { wanted?.contains(file) != false }

  private func outcomeOfSources(_ references: DocumentReferences) -> DocumentOutcome? {
    guard isWanted(UnitValidation.sources) else { return nil }
    var outcome = DocumentOutcome(file: UnitValidation.sources)
    if let platform = validation.platforms(of: records).first {
      let references = SourceReferences(contents: references.contents, platform: platform)
      outcome.findings = sources.flatMap { references.findings(in: $0.interface) }
    }
    return outcome
  }

  private mutating func outcomes(
    _ part: [DocumentRecord],
    _ references: DocumentReferences
  ) async -> [DocumentOutcome] {
    var outcomes = part.map { DocumentOutcome(file: $0.file, findings: $0.findings) }
    let documents = await ConcurrentMap.map(part, jobs: validation.options.jobs, \.document)
    let values = validation.unit.spec?.expect?.values.keys.sorted() ?? []
    for platform in Platform.allCases {
      let indexes = documents.indices.filter {
        documents[$0] != nil && validation.platform(of: part[$0]) == platform
      }
      guard !indexes.isEmpty, var loads = platforms[platform] else { continue }
      let loaded = await loads.load(
        indexes.compactMap { documents[$0] },
        hasUnseenDependencies: hasUnseenDependencies,
        notesClasses: notesClasses
      )
      for (index, loaded) in zip(indexes, loaded) {
        loaded.add(to: &outcomes[index], values: values)
        outcomes[index].findings += references.findings(in: loaded.document, platform: platform)
      }
      platforms[platform] = loads
    }
    return outcomes
  }

  /// A piece of what all parts share.
  private enum Piece: Sendable {
    case app(BundleContents, hasUnseenDependencies: Bool)
    case platform(Platform, PlatformLoads)
  }

  /// Makes ready what all parts share: the classes of each platform and what else the app holds, at the same time.
  mutating func prepare() async {
    guard references == nil else { return }
    let wanted: [Platform?] = validation.platforms(of: records.filter { isWanted($0.file) }) + [nil]
    let loads = self
    let pieces = await ConcurrentMap.map(wanted, jobs: validation.options.jobs) { loads.piece(of: $0) }
    for piece in pieces {
      switch piece {
      case .app(let contents, let hasUnseenDependencies):
        references = DocumentReferences(contents: contents)
        self.hasUnseenDependencies = hasUnseenDependencies
      case .platform(let platform, let loads): self.platforms[platform] = loads
      }
    }
  }

  /// Leaves out all but some documents of those that are to be loaded.
  mutating func restrict(to documents: Set<String>) { wanted = documents }

  /// A digest of what all loads share of what sources declare, once they are prepared.
  var conditions: ContentDigest {
    let flags = ContentDigest(of: [hasUnseenDependencies ? 1 : 0])
    return ContentDigest(of: [flags] + Platform.allCases.map { platforms[$0]?.digest ?? .blank })
  }

  /// The words on which the classes depend that loads asked for.
  func words(ofClassesIn outcomes: [DocumentOutcome]) -> [String: NameWords] {
    let platformOf = Dictionary(records.map { ($0.file, validation.platform(of: $0)) }) { first, _ in first }
    var words: [String: NameWords] = [:]
    for (platform, loads) in platforms {
      let own = outcomes.filter { platformOf[$0.file] == .some(platform) }
      var dependencies = ClassDependencies(loads.factory.resolved)
      for name in Set(own.lazy.flatMap(\.classes)) {
        words[name, default: NameWords()].formUnion(dependencies.words(ofClass: name))
      }
    }
    return words
  }

  /// What the loads on a platform share; for no platform what holds on all of them.
  private func piece(of platform: Platform?) -> Piece {
    guard let platform else {
      let documents = records.compactMap(\.summary)
      return .app(
        BundleContents(validation.unit, documents: documents, projects: projects, imageNames: imageNames),
        hasUnseenDependencies: UnseenDependencies.exist(beside: sources.map(\.interface), projects)
      )
    }
    let loads = PlatformLoads(
      validation,
      platform: platform,
      records: records.filter { validation.platform(of: $0) == platform },
      sources: sources,
      classes: classes[platform],
      projects: projects
    )
    return .platform(platform, loads)
  }
}
