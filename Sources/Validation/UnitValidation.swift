import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Validates one unit of which the files are read: loads every document, and holds the findings against the spec.
struct UnitValidation: Sendable {
  let unit: ValidationUnit
  let options: Validator.Options

  /// Validates the unit.
  ///
  /// - Parameter reading: The unit's files, read.
  /// - Returns: What was found, held against the specs.
  func run(_ reading: UnitReading) async -> UnitResult {
    conclude(
      await marked(outcomes(reading), reading),
      comments: reading.sources.flatMap(\.ignores),
      classes: reading.sources.reduce(0) { $0 + $1.classCount }
    )
  }

  /// Under this name stands what is found in the sources themselves.
  static let sources = ""

  /// What is validated: the documents, the spec that sets attributes without one, and the sources.
  var subjects: [String] { unit.documents + [unit.inlineDocument?.file].compactMap(\.self) + [Self.sources] }

  /// Loads documents.
  ///
  /// - Parameters:
  ///   - reading: The unit's files, read.
  ///   - wanted: The documents that are loaded, among the others; all unless given.
  /// - Returns: What was found in each, in the order of their paths.
  func outcomes(_ reading: UnitReading, of wanted: Set<String>? = nil) async -> [DocumentOutcome] {
    let isWanted = { (document: InterfaceDocument) in wanted?.contains(document.file) != false }
    var sources = reading.sources.map(\.interface)
    for spec in unit.specs where !spec.spec.classes.isEmpty {
      sources.insert(InlineClassReader.interface(of: spec.spec.classes, file: spec.path), at: 0)
    }
    let documents = reading.documents.compactMap(\.document) + [unit.inlineDocument].compactMap(\.self)
    var outcomes: [String: DocumentOutcome] = [:]
    for (path, document) in zip(unit.documents, reading.documents) where wanted?.contains(path) != false {
      outcomes[path] = DocumentOutcome(file: path, findings: document.findings)
    }
    let values = unit.spec?.expect?.values.keys.sorted() ?? []
    let platforms = Set(documents.filter(isWanted).map(platform))
    for platform in Platform.allCases where platforms.contains(platform) {
      let group = documents.filter { self.platform(of: $0) == platform }
      let loaded = await load(
        group,
        wanted: isWanted,
        platform: platform,
        sources: sources,
        projects: reading.projects
      )
      for document in loaded { document.add(to: &outcomes, values: values) }
    }
    let contents = BundleContents(unit, documents: documents, projects: reading.projects)
    let references = DocumentReferences(contents: contents)
    for document in documents where isWanted(document) {
      outcomes[document.file]?.findings += references.findings(in: document, platform: platform(of: document))
    }
    if wanted?.contains(Self.sources) != false {
      let platforms = Set(documents.map(platform))
      let references = Platform.allCases.first(where: platforms.contains).map {
        SourceReferences(contents: contents, platform: $0)
      }
      outcomes[Self.sources] = DocumentOutcome(
        file: Self.sources,
        findings: references.map { sources.flatMap($0.findings) } ?? []
      )
    }
    return subjects.compactMap { outcomes[$0] }
  }

  /// Tells which of the findings nothing in the app is seen to lead to.
  ///
  /// - Parameters:
  ///   - outcomes: What was found in each document.
  ///   - reading: The unit's files, read; the sources are looked through again.
  /// - Returns: The outcomes with their latent findings marked.
  func marked(_ outcomes: [DocumentOutcome], _ reading: UnitReading) async -> [DocumentOutcome] {
    let findings = await LatentLoads.marked(
      outcomes.flatMap(\.findings),
      documents: reading.documents.compactMap(\.document) + [unit.inlineDocument].compactMap(\.self),
      unit: unit,
      sources: reading.sources.map(\.interface),
      projects: reading.projects,
      jobs: options.jobs
    )
    var rest = findings[...]
    return outcomes.map { outcome in
      var outcome = outcome
      outcome.findings = Array(rest.prefix(outcome.findings.count))
      rest = rest.dropFirst(outcome.findings.count)
      return outcome
    }
  }

  /// Holds what was found against the specs.
  ///
  /// - Parameters:
  ///   - outcomes: What was found in each document.
  ///   - comments: The comments of the sources that accept findings.
  ///   - classes: How many classes the sources declare.
  /// - Returns: The unit's result.
  func conclude(_ outcomes: [DocumentOutcome], comments: [IgnoreComment], classes: Int) -> UnitResult {
    var result = SpecComparison(unit: unit, comments: comments, outcomes: outcomes).result()
    // What a spec expects is expected of all documents.
    let selection = options.selection
    result.result.findings.removeAll { !selection.contains($0.file) }
    result.result.counts.documents = unit.documents.count { selection.contains($0) }
    result.result.counts.sources = unit.sources.count
    result.result.counts.classes = classes
    for outcome in outcomes where selection.contains(outcome.file) {
      result.result.counts.attributes += outcome.attributes
      result.result.counts.outlets += outcome.outlets
      result.result.counts.actions += outcome.actions
    }
    return result
  }

  func platform(of document: InterfaceDocument) -> Platform {
    options.platform ?? unit.setting(\.platform) ?? document.platform
  }

  func load(
    _ documents: [InterfaceDocument],
    wanted isWanted: (InterfaceDocument) -> Bool = { _ in true },
    platform: Platform,
    sources: [SourceInterface],
    projects: ProjectTargets
  ) async -> [LoadedDocument] {
    let factory = RegistryFactory(sources: sources, projects: projects, platform: platform)
    let stated = options.deploymentTarget ?? unit.setting(\.deploymentTarget)
    let common = factory.conditions(for: documents)
    let owners = OwnerCandidates(factory.resolved)
    let cells = CellRegistrations(factory.resolved, documents: documents)
    let behaviors = LoadBehaviors(factory.resolved, documents: documents)
    var reader = await factory.reader(for: documents, owners: owners, jobs: options.jobs)
    var loaded: [LoadedDocument] = []
    for (scope, members) in factory.scopes.groups(of: documents) {
      let groups = Dictionary(grouping: members) {
        stated ?? projects.deploymentTarget(of: $0.file, on: platform)
      }
      for (target, group) in groups.sorted(by: { Self.isOlder($0.key, $1.key) }) {
        let wanted = group.filter(isWanted)
        guard !wanted.isEmpty else { continue }
        let registry = factory.registry(
          for: group,
          beside: documents,
          owners: group.flatMap(owners.names),
          in: scope,
          oldestSystem: target,
          reader: &reader
        )
        loaded += await ConcurrentMap.map(
          wanted,
          jobs: options.jobs,
          stage: .loads,
          of: unit.documents.count
        ) { document in
          var conditions = common
          conditions.deploymentTarget = target ?? document.deploymentTarget
          var loader = NibLoader(registry: registry, conditions: conditions)
          loader.behaviors = behaviors
          return LoadedDocument(document, loader: loader, owners: owners, cells: cells)
        }
      }
    }
    return loaded
  }

  /// Any order will do for what is sorted later, as long as it is one.
  private static func isOlder(_ left: PlatformVersion?, _ right: PlatformVersion?) -> Bool {
    guard let left, let right else { return left == nil && right != nil }
    return left < right
  }
}
