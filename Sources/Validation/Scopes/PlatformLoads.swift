import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// The classes and other state shared by all loads of a scope on one platform.
struct PlatformLoads: Sendable {
  let factory: RegistryFactory
  private let options: Validator.Options
  let owners: OwnerCandidates
  let prototypes: ReplacedPrototypes
  let likely: LikelyClasses
  let code: AppCode
  private let behaviors: LoadBehaviors
  /// The documents that are loaded while another document is loaded.
  let nested: [InterfaceDocument]
  /// The shared state other than the classes.
  private let summary: PlatformSummary
  /// The deployment target, if set for all documents.
  private let stated: PlatformVersion?
  /// The modules that documents specify for classes, by build context.
  private let modules: [DocumentBuildContext: ModuleNames]
  private let documentCount: Int
  private let unbuilt: UnbuiltClasses
  private let hasUnreadSources: Bool
  /// The undeclared classes in documents that the code needs to compile.
  private let needed: Set<String>
  /// The class reader, which caches framework classes between loads.
  private var reader: ClassReader

  /// Prepares the loads for a platform.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - factory: The classes of the platform.
  ///   - summary: The shared state other than the classes.
  ///   - mentioned: The undeclared classes in documents whose names occur in code.
  ///   - foreignProjects: The projects with sources in languages that are not read.
  ///   - code: The code of the sources.
  ///   - hasUnreadSources: Whether sources could not be read.
  ///   - nested: Returns the documents of the platform that may be loaded during another load.
  init(
    _ validation: ScopeValidation,
    factory: RegistryFactory,
    summary: PlatformSummary,
    mentioned: Set<String>,
    foreignProjects: ForeignProjects,
    code: AppCode,
    hasUnreadSources: Bool,
    nested: (NibLoads) -> [InterfaceDocument]
  ) {
    self.factory = factory
    (self.summary, self.code, self.hasUnreadSources) = (summary, code, hasUnreadSources)
    options = validation.options
    stated = validation.configuredSystem
    reader = factory.reader
    documentCount = validation.unit.documents.count(where: validation.unit.reports)
    let scopes = factory.scopes
    owners = OwnerCandidates(
      NibLoads(factory.resolved, names: summary.nibNames),
      placedClasses: summary.placedClasses,
      unbuilt: { scopes.unbuiltFiles() }
    )
    prototypes = ReplacedPrototypes(factory.resolved)
    likely = LikelyClasses(
      factory,
      mentioned: mentioned,
      foreignProjects: foreignProjects,
      dependencies: validation.unit.dependencies.missing.map(\.name)
    )
    self.nested = nested(owners.loads)
    behaviors = LoadBehaviors(
      classes: LoadBehaviors.classes(of: factory.resolved),
      documents: self.nested,
      viewNibs: owners.loads.viewNibs
    )
    needed = mentioned.filter { !code.declaresType($0) && code.needs(class: $0) }
    unbuilt = UnbuiltClasses(factory.resolved, scopes: factory.scopes, code: code)
    modules = summary.references.mapValues { ModuleNames($0) }
  }

  /// Loads documents of the platform.
  ///
  /// - Parameters:
  ///   - documents: The documents to load.
  ///   - references: The checks of the names that documents reference.
  ///   - hasUnseenDependencies: Whether some sources or modules of the app were not read.
  ///   - finish: Processes a loaded document on the thread that has loaded it.
  /// - Returns: The results, in the order of the documents.
  mutating func load<Result: Sendable>(
    _ documents: [InterfaceDocument],
    references: DocumentReferences,
    hasUnseenDependencies: Bool,
    _ finish: @escaping @Sendable (LoadedDocument) -> Result
  ) async -> [Result] {
    let work = await loaders(of: documents, hasUnseenDependencies: hasUnseenDependencies)
    let loads = self
    return await ConcurrentMap.map(
      work,
      jobs: options.jobs,
      weight: { $0.0.objects.count },
      stage: .loads,
      of: documentCount
    ) { document, loader in
      finish(
        LoadedDocument(
          document,
          loader: loader,
          platform: loads,
          references: references,
          hasUnseenDependencies: hasUnseenDependencies
        )
      )
    }
  }

  /// Returns a document and its loader; if the owner's class is missing or unknown, the owner comes from code.
  ///
  /// - Parameters:
  ///   - document: A document of the platform.
  ///   - hasUnseenDependencies: Whether some sources or modules of the app were not read.
  /// - Returns: The document and its loader, or nil if no registry was created for the document.
  mutating func loader(
    of document: InterfaceDocument,
    hasUnseenDependencies: Bool
  ) async -> (document: InterfaceDocument, loader: NibLoader)? {
    guard let loader = await loaders(of: [document], hasUnseenDependencies: hasUnseenDependencies).first?.1
    else {
      return nil
    }
    return (owners.judged(document, in: loader.registry, code), loader)
  }

  /// Returns the loaders of documents, with the classes and conditions of each document.
  private mutating func loaders(
    of documents: [InterfaceDocument],
    hasUnseenDependencies: Bool
  ) async -> [(InterfaceDocument, NibLoader)] {
    // The descriptions for the previous load are no longer needed.
    reader.forgetSources()
    let names = documents.reduce(into: Set<String>()) { names, document in
      names.formUnion(owners.names(for: document))
      names.formUnion(document.objects.lazy.compactMap(\.className))
    }
    reader = await factory.reader(describing: names, known: reader, jobs: options.jobs)
    let placed = documents.map { (document: $0, buildContext: buildContext(of: $0)) }
    let registries = await registries(for: placed)
    let undeclared = summary.undeclaredClasses(factory)
    let shared = factory.completeness(summary.modules, hasUnseenDependencies: hasUnseenDependencies)
    let loaders = registries.mapValues { registry in
      var loader = NibLoader(registry: registry)
      loader.behaviors = behaviors
      return loader
    }
    let code = code
    return placed.compactMap { document, own in
      let conditions = summary.conditions(of: document, own)
      var completeness = summary.completeness(of: document, own, with: shared, undeclared: undeclared)
      completeness.unbuiltClasses = unbuilt.missing(in: document.file)
      completeness.neededClasses = needed
      completeness.hasUnreadSources = hasUnreadSources
      completeness.isUsedAsValue = { code.usesAsValue(class: $0) }
      if !completeness.unreadSources.isEmpty {
        completeness.unreadSources.formUnion(classesExtendedByUnreadSources(in: document))
      }
      return loaders[own].map { (document, $0.under(conditions, completeness: completeness)) }
    }
  }

  /// Returns the classes of a document's objects whose code calls an action that only an unread source can declare.
  private func classesExtendedByUnreadSources(in document: InterfaceDocument) -> Set<String> {
    let indexes = document.indexesByID()
    var classes: Set<String> = []
    for connection in document.objects.lazy.flatMap(\.connections) {
      guard let selector = connection.selector,
        let target = connection.destination.flatMap({ indexes[$0] }).map({ document.objects[$0] }),
        let name = target.customClass, !classes.contains(name),
        code.callsUndeclared(String(selector.prefix { $0 != ":" }), in: name)
      else { continue }
      classes.insert(name)
    }
    return classes
  }

  private func buildContext(of document: InterfaceDocument) -> DocumentBuildContext {
    summary.buildContext(of: document.file, projects: factory.scopes.projects, stated: stated)
  }

  /// Concurrently creates registries with the classes that are visible to documents.
  private mutating func registries(
    for documents: [(document: InterfaceDocument, buildContext: DocumentBuildContext)]
  ) async -> [DocumentBuildContext: ClassRegistry] {
    let groups = Dictionary(grouping: documents, by: \.buildContext).mapValues { $0.map(\.document) }
      .sorted { $0.value.count > $1.value.count }
    // One part per job, so that each reader reuses its descriptions. The largest groups go into different parts.
    let count = max(1, min(options.jobs ?? ConcurrentMap.defaultJobs, groups.count))
    let loads = self
    let parts = await ConcurrentMap.map(Array(0..<count), jobs: count) { part in
      var reader = loads.reader
      let registries = stride(from: part, to: groups.count, by: count).map { index in
        let (buildContext, documents) = groups[index]
        return (buildContext, loads.registry(for: documents, in: buildContext, reader: &reader))
      }
      return (registries, reader)
    }
    reader = parts.dropFirst().reduce(into: parts[0].1) { $0.formUnion($1.1) }
    return Dictionary(parts.flatMap(\.0)) { first, _ in first }
  }

  private func registry(
    for documents: [InterfaceDocument],
    in buildContext: DocumentBuildContext,
    reader: inout ClassReader
  ) -> ClassRegistry {
    factory.registry(
      for: documents,
      nesting: nested,
      with: documents.flatMap(owners.names) + summary.adoptedClasses,
      modules: modules[buildContext] ?? ModuleNames(),
      in: buildContext.scope,
      oldestSystem: buildContext.oldestSystem,
      reader: &reader
    )
  }
}
