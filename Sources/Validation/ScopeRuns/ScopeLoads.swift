import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Checks the sources of a scope, and loads its documents in batches to limit memory use.
struct ScopeLoads {
  /// The results for a file, with the values that the remaining judgements need.
  typealias Judged = (outcome: DocumentOutcome, file: JudgedFile)

  private let validation: ScopeValidation
  private let records: [DocumentRecord]
  private let partSize: Int
  private let reading: ScopeReading
  /// The state shared by all batches, computed when first needed.
  private(set) var preparation: ScopePreparation?
  /// The classes of the sources, if an earlier analysis resolved them.
  private let classes: [Platform: ResolvedClasses]
  private var judged: JudgedScope?
  let suppressions: Suppressions
  private var next = 0
  private var hasCheckedSources = false
  /// The platforms of the documents to load or, in a tree without documents, of the apps.
  private lazy var wantedPlatforms =
    records.isEmpty
    ? Platform.allCases.filter { platform in
      reading.projects.targets.contains { $0.isAppTarget && $0.deploymentTargets[platform] != nil }
    } : validation.platforms(of: records.filter { isWanted($0.file) })

  /// Prepares the loads of a scope.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - reading: The files of the scope.
  ///   - preparation: The shared state, if an earlier analysis prepared it.
  ///   - classes: The classes of the sources, if an earlier analysis resolved them.
  ///   - partSize: The number of documents in a batch.
  init(
    _ validation: ScopeValidation,
    _ reading: ScopeReading,
    preparation: ScopePreparation? = nil,
    classes: [Platform: ResolvedClasses] = [:],
    partSize: Int
  ) {
    self.validation = validation
    (self.preparation, self.classes) = (preparation, classes)
    self.partSize = partSize
    self.reading = reading
    records = validation.sortedRecords(reading)
    suppressions = Suppressions(validation, reading.sources.flatMap(\.suppressions))
  }

  /// Loads the next batch of documents, and applies the judgements that do not need reachability.
  ///
  /// The sources are checked with the first batch.
  ///
  /// - Returns: The outcomes in path order, in the first batch after the outcome of the sources; nil after the last
  ///   batch or if the task is cancelled.
  mutating func outcomes() async -> [Judged]? {
    var outcomes: [Judged] = []
    let isFirst = !hasCheckedSources
    if isFirst {
      hasCheckedSources = true
      if isWanted(ScopeValidation.sources) {
        let (preparation, scope) = await prepared()
        let checks = SourceChecks(validation, reading, records, preparation)
        var outcome = DocumentOutcome(file: ScopeValidation.sources, findings: await checks.findings())
        let file = JudgedFile(scope: scope, loaded: nil)
        Judgements.judge(&outcome, of: file)
        outcomes.append((outcome, file))
      }
    }
    guard next < records.count, !Task.isCancelled else { return isFirst ? outcomes : nil }
    let part = records[next..<min(next + partSize, records.count)].filter { isWanted($0.file) }
    next += partSize
    return outcomes + (await self.outcomes(part))
  }

  /// The path up to which all documents were loaded; empty before the first batch.
  var lastFile: String { next == 0 ? "" : records[min(next, records.count) - 1].file }

  private func isWanted(_ file: String) -> Bool { validation.unit.reports(file) }

  /// Returns the outcome of a document before its load, with the problems found while reading.
  private static func outcome(of record: DocumentRecord) -> DocumentOutcome {
    DocumentOutcome(file: record.file, findings: record.problems.map { Finding($0, in: record.file) })
  }

  private mutating func outcomes(_ part: [DocumentRecord]) async -> [Judged] {
    guard !part.isEmpty else { return [] }
    let (preparation, scope) = await prepared()
    var outcomes = part.map {
      (Self.outcome(of: $0), JudgedFile(scope: scope, loaded: nil, isWhole: $0.isWhole))
    }
    let partial = Set(part.lazy.filter { !$0.isWhole }.map(\.file))
    let documents = await ConcurrentMap.map(part, jobs: validation.options.jobs, \.document)
    let expect = validation.unit.spec?.expect ?? Spec.Expectation()
    let selection = validation.options.selection
    for platform in Platform.allCases {
      let indexes = documents.indices.filter {
        documents[$0] != nil && validation.platform(of: part[$0]) == platform
      }
      guard !indexes.isEmpty, var loads = preparation.platforms[platform] else { continue }
      let loaded = await loads.load(
        indexes.compactMap { documents[$0] },
        references: preparation.references,
        hasUnseenDependencies: preparation.hasUnseenDependencies
      ) { loaded -> Judged in
        var outcome = loaded.outcome(expect: expect, text: selection.text(of: loaded.document.file))
        let isWhole = !partial.contains(loaded.document.file)
        let file = JudgedFile(scope: scope, loaded: loaded, isWhole: isWhole)
        Judgements.judge(&outcome, of: file)
        return (outcome, file)
      }
      for (index, loaded) in zip(indexes, loaded) {
        let unreadable = outcomes[index].0.findings
        outcomes[index] = loaded
        outcomes[index].0.findings.insert(contentsOf: unreadable, at: 0)
      }
      self.preparation?.platforms[platform] = loads
    }
    return outcomes
  }

  /// Returns the shared state of the loads, and of the judgements.
  private mutating func prepared() async -> (ScopePreparation, JudgedScope) {
    let preparation = await prepare()
    if let judged { return (preparation, judged) }
    var repairs = preparation.repairs
    repairs.history = validation.options.history
    let scope = JudgedScope(
      validation: validation,
      records: records,
      repairs: repairs,
      foreignProjects: preparation.foreignProjects,
      suppressions: suppressions
    )
    judged = scope
    return (preparation, scope)
  }

  /// Prepares the shared state unless it is already prepared.
  ///
  /// - Parameter platforms: The platforms whose documents are loaded; nil for the platforms of all reported documents.
  /// - Returns: The shared state.
  @discardableResult
  mutating func prepare(for platforms: [Platform]? = nil) async -> ScopePreparation {
    let platforms = platforms ?? wantedPlatforms
    if let preparation, platforms.allSatisfy({ preparation.platforms[$0] != nil }) { return preparation }
    let all = Platform.allCases.filter {
      platforms.contains($0) || preparation?.platforms[$0] != nil
    }
    let new = await ScopePreparation(validation, reading, for: all, reusing: preparation?.resolved ?? classes)
    preparation = new
    return new
  }
}
