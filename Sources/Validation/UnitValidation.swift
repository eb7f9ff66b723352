import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Validates one unit: reads its sources and documents, loads every document, and holds the findings against the spec.
struct UnitValidation: Sendable {
  let unit: ValidationUnit
  let options: Validator.Options

  /// Validates the unit.
  ///
  /// - Parameter readings: The unit's sources, read.
  /// - Returns: What was found, held against the specs.
  func run(_ readings: [SourceReading]) async -> UnitResult {
    var sources = readings.map(\.interface)
    for spec in unit.specs where !spec.spec.classes.isEmpty {
      sources.insert(InlineClassReader.interface(of: spec.spec.classes, file: spec.path), at: 0)
    }
    let comments = readings.flatMap(\.ignores)
    let documentReadings = await ConcurrentMap.map(unit.documents, jobs: options.jobs, DocumentReading.init)
    let documents = documentReadings.compactMap(\.document) + [unit.inlineDocument].compactMap(\.self)
    var findings = documentReadings.flatMap(\.findings)
    var loaded: [LoadedDocument] = []
    let projects = await ProjectTargets.read(unit.projects, jobs: options.jobs)
    let platforms = Set(documents.map(platform))
    for platform in Platform.allCases where platforms.contains(platform) {
      let group = documents.filter { self.platform(of: $0) == platform }
      loaded += await load(group, platform: platform, sources: sources, projects: projects)
    }
    findings += loaded.flatMap(\.findings)
    let references = DocumentReferences(documents, unit: unit, projects: projects)
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
    var loaded: [LoadedDocument] = []
    for group in factory.scopes.groups(of: documents) {
      let registry = factory.registry(for: group.documents, in: group.scope, oldestSystem: target)
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
