import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Loads the documents of a scope in batches to limit memory use.
struct ScopeLoads {
  private let validation: ScopeValidation
  private let records: [DocumentRecord]
  private let partSize: Int
  private let reading: ScopeReading
  /// The state shared by all batches, computed when first needed.
  private(set) var preparation: ScopePreparation?
  /// The classes of the sources, if an earlier analysis resolved them.
  private let classes: [Platform: ResolvedClasses]
  private var next = 0
  private var hasCheckedSources = false
  /// The platforms of the documents to load.
  private lazy var wantedPlatforms = validation.platforms(of: records.filter { isWanted($0.file) })

  /// Prepares the loads of a scope.
  ///
  /// - Parameters:
  ///   - validation: The validation that the documents are loaded for.
  ///   - reading: The files of the scope.
  ///   - preparation: The shared state, if an earlier analysis prepared it.
  ///   - classes: The classes of the sources, if an earlier analysis resolved them.
  ///   - partSize: The number of documents in a batch.
  init(
    _ validation: ScopeValidation,
    _ reading: ScopeReading,
    preparation: ScopePreparation? = nil,
    classes: [Platform: ResolvedClasses] = [:],
    partSize: Int = DocumentRecord.partSize
  ) {
    self.validation = validation
    (self.preparation, self.classes) = (preparation, classes)
    self.partSize = partSize
    self.reading = reading
    records = validation.sortedRecords(reading)
  }

  /// Loads the next batch of documents.
  ///
  /// - Returns: The outcomes in path order, starting with the outcome of the sources; nil after the last batch.
  mutating func outcomes() async -> [DocumentOutcome]? {
    var outcomes: [DocumentOutcome] = []
    let isFirst = !hasCheckedSources
    if isFirst {
      hasCheckedSources = true
      outcomes += [await outcomeOfSources()].compactMap(\.self)
    }
    guard next < records.count, !Task.isCancelled else { return isFirst ? outcomes : nil }
    let part = records[next..<min(next + partSize, records.count)].filter { isWanted($0.file) }
    next += partSize
    return outcomes + (await self.outcomes(part))
  }

  /// The last loaded document in path order; all documents before it have been loaded as well.
  var lastFile: String? { next == 0 ? "" : records[min(next, records.count) - 1].file }

  private func isWanted(_ file: String) -> Bool { validation.unit.reports(file) }

  private mutating func outcomeOfSources() async -> DocumentOutcome? {
    guard isWanted(ScopeValidation.sources) else { return nil }
    let preparation = await prepare()
    var outcome = DocumentOutcome(file: ScopeValidation.sources)
    let platforms = validation.platforms(of: records)
    let settings = documentsInSettings()
    if !platforms.isEmpty {
      let sources = validation.sources(reading)
      let references = SourceReferences(
        contents: preparation.references.contents,
        platforms: platforms,
        code: preparation.code,
        sources: sources
      )
      outcome.findings = sources.flatMap(references.findings)
      let (code, documents) = (preparation.code, records.compactMap(\.summary))
      let contents = preparation.references.contents
      let created = CreatedControllers(code, contents: contents, documents: documents)
      let cells = RegisteredCellClasses(code, documents: documents)
      let createdViews = CreatedViews(code, documents: documents)
      let unloaded = UnloadedViews(code, documents: documents)
      let contained = ContainedControllers(
        code,
        contents: contents,
        documents: documents,
        mainStoryboards: mainStoryboards(settings)
      )
      let views = SupplementaryViews(code, contents: contents, documents: documents)
      for platform in platforms {
        outcome.findings += sources.flatMap {
          contained.findings(in: $0, on: platform) + views.findings(in: $0, on: platform)
        }
      }
      outcome.findings += platforms.flatMap {
        created.findings(on: $0) + createdViews.findings(on: $0) + cells.findings(on: $0)
          + unloaded.findings(on: $0)
      }
      outcome.findings = IdentifierRepairs(records, preparation.repairs).repaired(outcome.findings)
    }
    outcome.findings += launchDocuments(
      settings,
      preparation.references.contents,
      preparation.code,
      platforms
    )
    outcome.findings += await unusedMembers()
    return outcome
  }

  /// Returns the documents that the property lists and projects of programs name, by the file; none for an unread file.
  private func documentsInSettings() -> [String: [LaunchReference]] {
    let programs = reading.projects.targets.filter { $0.isProgram && !$0.isTest }
    let files = Set(programs.flatMap { ($0.infoLists ?? []) + [$0.project] })
    return files.reduce(into: [:]) { documents, file in
      documents[file] = (try? FileBytes.read(file)).map { LaunchSettings.documents(namedIn: $0, path: file) }
    }
  }

  /// Returns the names of the main storyboards of the targets that have some, by the number of the target.
  ///
  /// The settings of a project are those of all its targets.
  private func mainStoryboards(_ settings: [String: [LaunchReference]]) -> [Int: Set<String>] {
    var storyboards: [Int: Set<String>] = [:]
    for (index, target) in reading.projects.targets.enumerated() where target.isProgram && !target.isTest {
      let named = ((target.infoLists ?? []) + [target.project]).flatMap { settings[$0] ?? [] }
      let names = Set(named.filter { $0.kind == .storyboard && $0.isReadByApplication }.map(\.name))
      if !names.isEmpty { storyboards[index] = names }
    }
    return storyboards
  }

  /// Returns the findings about the documents that the property lists and projects of apps name.
  private func launchDocuments(
    _ settings: [String: [LaunchReference]],
    _ contents: BundleContents,
    _ code: AppCode,
    _ platforms: [Platform]
  ) -> [Finding] {
    let (unit, targets) = (validation.unit, reading.projects.targets)
    var apps: [String: (platform: Platform, targets: Set<Int>)] = [:]
    for (index, target) in targets.enumerated()
    where target.isProgram && !target.isTest && !target.isTool {
      let isTargeted = { target.deploymentTargets[$0] != nil }
      guard
        let platform = platforms.first(where: isTargeted) ?? platforms.first
          ?? Platform.allCases.first(where: isTargeted)
      else { continue }
      for file in (target.infoLists ?? []).intersection(unit.propertyLists) + [target.project] {
        apps[file, default: (platform, [])].targets.insert(index)
      }
    }
    let check = LaunchDocuments(contents, code)
    return apps.sorted { $0.key < $1.key }.flatMap { path, app -> [Finding] in
      guard isWanted(path), unit.hasAllDocuments(of: path), let references = settings[path] else {
        return []
      }
      return check.findings(references, of: app.targets, on: app.platform)
    }
  }

  /// Returns the findings about unused members, if enabled.
  private func unusedMembers() async -> [Finding] {
    guard validation.choice.severity(of: .unusedMember) != .some(.off) else { return [] }
    let unit = validation.unit
    // An absent document may use any member.
    let skipped = reading.sources.lazy.map(\.path).filter { source in
      reading.absent.contains { !reading.projects.areOfDifferentPrograms(source, $0.file) }
    }
    let members = UnusedMembers(
      reading.sources,
      skipping: unit.unreported.union(skipped),
      jobs: validation.options.jobs
    )
    let others = Set(unit.documentsAround + unit.dependencyDocuments).subtracting(records.map(\.file))
    return await members.findings(in: records, others.sorted(), reading.sources)
  }

  /// The outcome of a document before its load, with the problems found while reading.
  private static func outcome(of record: DocumentRecord) -> DocumentOutcome {
    DocumentOutcome(file: record.file, findings: record.problems.map { Finding($0, in: record.file) })
  }

  private mutating func outcomes(_ part: [DocumentRecord]) async -> [DocumentOutcome] {
    guard !part.isEmpty else { return [] }
    let preparation = await prepare()
    let (references, code, repairs) = (preparation.references, preparation.code, preparation.repairs)
    let hasUnseenDependencies = preparation.hasUnseenDependencies
    var outcomes = part.map { Self.outcome(of: $0) }
    let documents = await ConcurrentMap.map(part, jobs: validation.options.jobs, \.document)
    let expect = validation.unit.spec?.expect ?? Spec.Expectation()
    let selection = validation.options.selection
    for platform in Platform.allCases {
      let indexes = documents.indices.filter {
        documents[$0] != nil && validation.platform(of: part[$0]) == platform
      }
      guard !indexes.isEmpty, var loads = preparation.platforms[platform] else { continue }
      let scopes = loads.factory.scopes
      let loaded = await loads.load(
        indexes.compactMap { documents[$0] },
        hasUnseenDependencies: hasUnseenDependencies
      ) { loaded -> DocumentOutcome in
        var outcome = loaded.outcome(
          expect: expect,
          text: selection.text(of: loaded.document.file)
        )
        outcome.findings += references.findings(
          in: loaded.document,
          platform: platform,
          viewMakers: loaded.viewMakers,
          replacedImages: loaded.replacedImages
        )
        outcome.findings += PackageNibs.findings(in: loaded.document, scopes)
        outcome.findings += UnansweredActions.findings(
          in: loaded.document,
          on: platform,
          hasUnseenDependencies: hasUnseenDependencies,
          code: code
        )
        outcome.findings = DocumentRepairs(loaded.document, registry: loaded.registry, repairs)
          .repaired(outcome.findings)
        return outcome
      }
      for (index, loaded) in zip(indexes, loaded) {
        let unreadable = outcomes[index].findings
        outcomes[index] = loaded
        outcomes[index].findings.insert(contentsOf: unreadable, at: 0)
      }
      self.preparation?.platforms[platform] = loads
    }
    return outcomes
  }

  /// Prepares the shared state unless it is already prepared.
  ///
  /// - Parameter platforms: The platforms to load documents for; the platforms of the wanted documents if nil.
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
