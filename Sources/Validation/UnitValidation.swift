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
    var sources = reading.sources.map(\.interface)
    for spec in unit.specs where !spec.spec.classes.isEmpty {
      sources.insert(InlineClassReader.interface(of: spec.spec.classes, file: spec.path), at: 0)
    }
    let comments = reading.sources.flatMap(\.ignores)
    let documents = reading.documents.compactMap(\.document) + [unit.inlineDocument].compactMap(\.self)
    var findings = reading.documents.flatMap(\.findings)
    let selection = options.selection
    var loaded: [LoadedDocument] = []
    let platforms = Set(documents.map(platform))
    for platform in Platform.allCases where platforms.contains(platform) {
      let group = documents.filter { self.platform(of: $0) == platform }
      loaded += await load(group, platform: platform, sources: sources, projects: reading.projects)
    }
    findings += loaded.flatMap(\.findings)
    let contents = BundleContents(unit, documents: documents, projects: reading.projects)
    let references = DocumentReferences(contents: contents)
    findings += documents.flatMap { references.findings(in: $0, platform: platform(of: $0)) }
    findings = await LatentLoads.marked(
      findings,
      documents: documents,
      unit: unit,
      sources: reading.sources.map(\.interface),
      projects: reading.projects,
      jobs: options.jobs
    )
    if let platform = Platform.allCases.first(where: platforms.contains) {
      let references = SourceReferences(contents: contents, platform: platform)
      findings += sources.flatMap(references.findings)
    }
    let comparison = SpecComparison(
      unit: unit,
      comments: comments,
      findings: findings.sorted(),
      loaded: loaded
    )
    var result = comparison.result()
    // What a spec expects is expected of all documents.
    result.result.findings.removeAll { !selection.contains($0.file) }
    result.result.counts = counts(documents.filter { selection.contains($0.file) }, sources)
    return result
  }

  func platform(of document: InterfaceDocument) -> Platform {
    options.platform ?? unit.setting(\.platform) ?? document.platform
  }

  func load(
    _ documents: [InterfaceDocument],
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
        let registry = factory.registry(
          for: group,
          beside: documents,
          owners: group.flatMap(owners.names),
          in: scope,
          oldestSystem: target,
          reader: &reader
        )
        loaded += await ConcurrentMap.map(
          group,
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

  private func counts(_ documents: [InterfaceDocument], _ sources: [SourceInterface]) -> CheckCounts {
    var counts = CheckCounts()
    counts.documents = unit.documents.count { options.selection.contains($0) }
    counts.sources = unit.sources.count
    counts.classes = sources.reduce(0) { $0 + $1.types.count { $0.kind == .class } }
    for object in documents.lazy.flatMap(\.objects) {
      counts.attributes += object.attributes.count
      counts.outlets += object.connections.count { $0.property != nil }
      counts.actions += object.connections.count { $0.selector != nil }
    }
    return counts
  }
}
