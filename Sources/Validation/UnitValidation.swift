import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Validates one unit: reads its sources and documents, loads every document, and holds the findings against the spec.
struct UnitValidation: Sendable {
  let unit: ValidationUnit
  let options: Validator.Options

  func run() async -> SpecResult {
    var sources = await SourceReading.read(unit.sources, jobs: options.jobs)
    if let spec = unit.spec, let file = unit.specFile, !spec.classes.isEmpty {
      sources.insert(InlineClassReader.interface(of: spec.classes, file: file), at: 0)
    }
    let readings = await ConcurrentMap.map(unit.documents, jobs: options.jobs, DocumentReading.init)
    let documents = readings.compactMap(\.document) + [unit.inlineDocument].compactMap(\.self)
    var findings = readings.flatMap(\.findings)
    var loaded: [LoadedDocument] = []
    let projects = await ProjectTargets.read(unit.projects, jobs: options.jobs)
    let platforms = Set(documents.map(platform))
    for platform in Platform.allCases where platforms.contains(platform) {
      let group = documents.filter { self.platform(of: $0) == platform }
      loaded += await load(group, platform: platform, sources: sources, projects: projects)
    }
    findings += loaded.flatMap(\.findings)
    let expectation = SpecComparison(unit: unit, findings: findings.sorted(), loaded: loaded)
    var result = expectation.result()
    result.counts = counts(documents, sources)
    return result
  }

  private func platform(of document: InterfaceDocument) -> Platform {
    options.platform ?? unit.spec?.platform ?? document.platform
  }

  private func load(
    _ documents: [InterfaceDocument],
    platform: Platform,
    sources: [SourceInterface],
    projects: ProjectTargets
  ) async -> [LoadedDocument] {
    let factory = RegistryFactory(sources: sources, projects: projects, platform: platform)
    let target = options.deploymentTarget ?? unit.spec?.deploymentTarget
    let common = factory.conditions(for: documents)
    let owners = OwnerCandidates(factory.resolved)
    var loaded: [LoadedDocument] = []
    for group in factory.scopes.groups(of: documents) {
      let registry = factory.registry(for: group.documents, in: group.scope, oldestSystem: target)
      loaded += await ConcurrentMap.map(group.documents, jobs: options.jobs) { document in
        var conditions = common
        conditions.deploymentTarget = target ?? document.deploymentTarget
        return LoadedDocument(
          document,
          registry: registry,
          conditions: conditions,
          owners: owners.others(for: document)
        )
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
