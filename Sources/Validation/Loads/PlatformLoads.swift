import ClassInterfaces
import FactStorage
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// What the loads of a unit's documents on one platform share: the classes, and what holds beside them.
struct PlatformLoads: Sendable {
  /// The documents that see the same classes: by their targets, and by the oldest system these run on.
  private struct Surroundings: Hashable, Sendable {
    var scope: TargetScope?
    var oldestSystem: PlatformVersion?
  }

  let factory: RegistryFactory
  private let options: Validator.Options
  private let conditions: LoadConditions
  private let owners: OwnerCandidates
  private let cells: CellRegistrations
  private let behaviors: LoadBehaviors
  /// The documents that classes load in the middle of a load.
  private let nested: [InterfaceDocument]
  private let surroundings: [String: Surroundings]
  /// The modules that documents name beside classes, by what surrounds them.
  private let modules: [Surroundings: ModuleNames]
  private let documentCount: Int
  /// What describes classes, and knows those of the frameworks from one load to the next.
  private var reader: ClassReader

  /// Prepares loads.
  ///
  /// - Parameters:
  ///   - validation: What the documents are loaded for.
  ///   - platform: The platform.
  ///   - records: All documents of the platform.
  ///   - sources: What the sources declare.
  ///   - classes: Their classes.
  ///   - projects: The projects.
  init(
    _ validation: UnitValidation,
    platform: Platform,
    records: [DocumentRecord],
    sources: [SourceRecord],
    classes: ResolvedClasses,
    projects: ProjectTargets
  ) {
    let factory = RegistryFactory(
      sources: sources,
      classes: classes,
      projects: projects,
      platform: platform
    )
    self.factory = factory
    options = validation.options
    reader = ClassReader(factory.resolved)
    documentCount = validation.unit.documents.count
    let summaries = records.compactMap(\.summary)
    conditions = factory.conditions(for: summaries, hasUnseenDependencies: false)
    owners = OwnerCandidates(factory.resolved)
    cells = CellRegistrations(factory.resolved, nibNames: summaries.map(\.nibName))
    let classes = LoadBehaviors.classes(of: factory.resolved)
    let nibs = NestedNibs(classes, in: factory.resolved)
    nested = nibs.isEmpty ? [] : records.filter { nibs.contain($0) }.compactMap(\.document)
    behaviors = LoadBehaviors(classes: classes, documents: nested)
    let stated = validation.options.deploymentTarget ?? validation.unit.setting(\.deploymentTarget)
    var surroundings: [String: Surroundings] = [:]
    var modules: [Surroundings: ModuleNames] = [:]
    for summary in summaries {
      let own = Surroundings(
        scope: factory.scopes.scope(of: summary.file),
        oldestSystem: stated ?? projects.deploymentTarget(of: summary.file, on: platform)
      )
      surroundings[summary.file] = own
      modules[own, default: ModuleNames()].note(summary.classes)
    }
    self.surroundings = surroundings
    self.modules = modules
  }

  /// Loads some of the platform's documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - hasUnseenDependencies: Whether the sources import what is not among them.
  ///   - notesClasses: Whether it is noted what each load depends on.
  ///   - finish: What becomes of a document on the thread that has loaded it.
  /// - Returns: What became of each, in the same order.
  mutating func load<Result: Sendable>(
    _ documents: [InterfaceDocument],
    hasUnseenDependencies: Bool,
    notesClasses: Bool = false,
    _ finish: @escaping @Sendable (LoadedDocument) -> Result
  ) async -> [Result] {
    // What the load before described, which nobody needs any more.
    reader.forgetSources()
    reader = await factory.reader(for: documents, owners: owners, known: reader, jobs: options.jobs)
    let registries = await registries(for: documents)
    let work = documents.compactMap { document -> (InterfaceDocument, NibLoader)? in
      let own = surroundings[document.file] ?? Surroundings()
      guard let registry = registries[own] else { return nil }
      var conditions = conditions
      conditions.hasUnseenDependencies = hasUnseenDependencies
      conditions.deploymentTarget = own.oldestSystem ?? document.deploymentTarget
      var loader = NibLoader(registry: registry, conditions: conditions)
      loader.behaviors = behaviors
      return (document, loader)
    }
    let loads = self
    return await ConcurrentMap.map(
      work,
      jobs: options.jobs,
      weight: { $0.0.objects.count },
      stage: .loads,
      of: documentCount
    ) { document, loader in
      var loaded = LoadedDocument(document, loader: loader, owners: loads.owners, cells: loads.cells)
      if notesClasses { loads.noteClasses(of: &loaded) }
      return finish(loaded)
    }
  }

  /// Notes the classes that a load asked for, and the other names on which it depends.
  private func noteClasses(of loaded: inout LoadedDocument) {
    let own = surroundings[loaded.document.file] ?? Surroundings()
    var pool = factory.pool(modules: modules[own] ?? ModuleNames(), in: own.scope, reader: reader)
    pool.add(owners.names(for: loaded.document))
    pool.follow([loaded.document] + nested.filter { loaded.nestedFiles.contains($0.file) })
    loaded.dependencies = LoadDependencies(
      classes: pool.askedNames.sorted(),
      words: owners.words(for: loaded.document)
    )
  }

  /// A digest of what holds for all loads.
  var digest: ContentDigest {
    var writer = FieldWriter()
    var (modules, classes) = (conditions.knownModules, conditions.modulesOfClasses)
    writer.code(&modules)
    writer.code(&classes)
    for (var file, own) in surroundings.sorted(by: { $0.key < $1.key }) {
      var (targets, oldest) = (own.scope?.targets.sorted(), own.oldestSystem)
      writer.code(&file)
      writer.code(&targets)
      writer.code(&oldest)
    }
    return ContentDigest(of: writer.finished())
  }

  /// The classes that documents see, several registries at the same time.
  private mutating func registries(
    for documents: [InterfaceDocument]
  ) async -> [Surroundings: ClassRegistry] {
    let groups = Dictionary(grouping: documents) { surroundings[$0.file] ?? Surroundings() }
      .sorted { $0.value.count > $1.value.count }
    // As many parts as jobs, so that in each a reader remembers what it has described; the largest groups apart.
    let count = max(1, min(options.jobs ?? ConcurrentMap.defaultJobs, groups.count))
    let loads = self
    let parts = await ConcurrentMap.map(Array(0..<count), jobs: count) { part in
      var reader = loads.reader
      let registries = stride(from: part, to: groups.count, by: count).map { index in
        let (surroundings, documents) = groups[index]
        return (surroundings, loads.registry(for: documents, in: surroundings, reader: &reader))
      }
      return (registries, reader)
    }
    reader = parts.dropFirst().reduce(into: parts[0].1) { $0.formUnion($1.1) }
    return Dictionary(parts.flatMap(\.0)) { first, _ in first }
  }

  private func registry(
    for documents: [InterfaceDocument],
    in surroundings: Surroundings,
    reader: inout ClassReader
  ) -> ClassRegistry {
    factory.registry(
      for: documents,
      beside: nested,
      owners: documents.flatMap(owners.names),
      modules: modules[surroundings] ?? ModuleNames(),
      in: surroundings.scope,
      oldestSystem: surroundings.oldestSystem,
      reader: &reader
    )
  }
}
