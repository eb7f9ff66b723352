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
    var loaded: [LoadedDocument] = []
    let platforms = Set(documents.map(platform))
    for platform in Platform.allCases where platforms.contains(platform) {
      let group = documents.filter { self.platform(of: $0) == platform }
      loaded += await load(group, platform: platform, sources: sources, projects: reading.projects)
    }
    findings += loaded.flatMap(\.findings)
    let references = DocumentReferences(documents, unit: unit, projects: reading.projects)
    findings += documents.flatMap { references.findings(in: $0, platform: platform(of: $0)) }
    let comparison = SpecComparison(
      unit: unit,
      comments: comments,
      findings: findings.sorted(),
      loaded: loaded
    )
    var result = comparison.result()
    result.result.counts = counts(documents, sources)
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
    let target = options.deploymentTarget ?? unit.setting(\.deploymentTarget)
    let common = factory.conditions(for: documents)
    let owners = OwnerCandidates(factory.resolved)
    let behaviors = LoadBehaviors(factory.resolved, documents: documents)
    var reader = ClassReader(factory.resolved)
    var loaded: [LoadedDocument] = []
    for group in factory.scopes.groups(of: documents) {
      let registry = factory.registry(
        for: group.documents,
        beside: documents,
        owners: group.documents.flatMap(owners.names),
        in: group.scope,
        oldestSystem: target,
        reader: &reader
      )
      loaded += await ConcurrentMap.map(group.documents, jobs: options.jobs) { document in
        var conditions = common
        conditions.deploymentTarget = target ?? document.deploymentTarget
        var loader = NibLoader(registry: registry, conditions: conditions)
        loader.behaviors = behaviors
        return LoadedDocument(document, loader: loader, owners: owners)
      }
    }
    return loaded
  }

  private func counts(_ documents: [InterfaceDocument], _ sources: [SourceInterface]) -> CheckCounts {
    var counts = CheckCounts()
    counts.documents = unit.documents.count
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
