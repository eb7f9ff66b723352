import Checks
import KeyValueCoding
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// The state shared by all loads of a scope: the classes of each platform and the resources of the app.
struct ScopePreparation: Sendable {
  /// The code of the sources.
  let code: CodeQueries
  /// The checks of names that documents reference.
  let references: DocumentReferences
  /// The code and documents that repairs depend on.
  let repairs: RepairContext
  /// Whether the sources import unread modules.
  let hasUnseenDependencies: Bool
  /// The shared state of the loads on each platform.
  var platforms: [Platform: PlatformLoads]
  /// The classes of the sources, which do not depend on documents.
  let resolved: Resolved

  /// The classes of sources on some platforms, and the index of their code.
  struct Resolved: Sendable {
    fileprivate let classes: [Platform: ResolvedClasses]
    fileprivate let index: SourceIndex
  }

  /// Prepares the loads of a scope.
  ///
  /// - Parameters:
  ///   - validation: The validation that the documents are loaded for.
  ///   - reading: The files of the scope.
  ///   - platforms: The platforms of the documents to load.
  ///   - earlier: The classes of the same sources, if they were resolved before.
  init(
    _ validation: ScopeValidation,
    _ reading: ScopeReading,
    for platforms: [Platform],
    reusing earlier: Resolved? = nil
  ) async {
    let (unit, jobs) = (validation.unit.holdingDependencies, validation.options.jobs)
    let records = validation.sortedRecords(reading)
    let sources = validation.sources(reading)
    let documents = records.compactMap(\.summary)
    let files = reading.files(of: unit)
    let offers = DocumentOffers(
      documents,
      files: files.documents,
      left: reading.projects.leftCopies(among: documents.map(\.file))
    )
    let readsAssets =
      offers.asksForAssets || sources.contains { $0.uses.contains(where: \.isOfAsset) }
    // Resolving the classes of a platform is single-threaded. Meanwhile, other threads index the code and read the
    // asset catalogs, which is slow and independent of it.
    let (classes, (index, assets)) = await ConcurrentMap.both(jobs: jobs) {
      let scopes = SourceTargets.scopes(of: sources, in: reading.projects)
      return await ConcurrentMap.map(platforms, jobs: jobs) {
        earlier?.classes[$0] ?? RegistryFactory.resolved(sources, scopes: scopes, for: $0)
      }
    } _: {
      let index = earlier?.index ?? SourceIndex(reading.sources)
      let catalogs = readsAssets ? unit.catalogs : []
      let names = await ConcurrentMap.map(catalogs, jobs: jobs, AssetNames.assets(in:))
      return (index, Dictionary(zip(catalogs, names)) { first, _ in first })
    }
    resolved = Resolved(
      classes: Dictionary(zip(platforms, classes)) { first, _ in first },
      index: index
    )
    let code = CodeQueries(
      sources,
      index: index,
      cells: CellIdentifiers(in: reading.program),
      classes: resolved.classes,
      documents: reading.documents.compactMap(\.summary),
      unread: reading.unreadDocuments,
      projects: reading.projects
    )
    self.code = code
    repairs = RepairContext(reading.sources, documents, code: code, history: validation.options.history)
    let undeclared = documents.lazy.flatMap(\.classes).map(\.name).filter { name in
      classes.allSatisfy { $0.summaries(named: name).isEmpty }
    }
    let mentioned = code.mentioned(among: Set(undeclared))
    let projects = reading.projects
    let resolved = unit.dependencies.missing.isEmpty ? unit.dependencySources : []
    let importers = UnreadDependencies.importers(
      among: sources,
      projects,
      resolved: resolved
    )
    let foreignProjects = ForeignProjects(among: unit.projects, sources: unit.sources)
    let (loads, app) = await ConcurrentMap.both(jobs: jobs) {
      await ConcurrentMap.map(Array(zip(platforms, classes)), jobs: jobs) { platform, classes in
        let own = records.filter { validation.platform(of: $0) == platform }
        let factory = RegistryFactory(
          sources: sources,
          classes: classes,
          projects: projects,
          libraries: unit.libraries,
          platform: platform
        )
        let summary = PlatformSummary(
          platform,
          documents: own.compactMap(\.summary),
          factory: factory,
          sources: sources,
          stated: validation.statedSystem,
          importers: importers,
          foreignProjects: foreignProjects
        )
        return PlatformLoads(
          validation,
          factory: factory,
          summary: summary,
          mentioned: mentioned,
          foreignProjects: foreignProjects,
          code: code
        ) { loads in
          own.filter { record in
            record.summary.map { $0.format != .storyboard && loads.isNested($0.nibName) } == true
          }
          .compactMap(\.document)
        }
      }
    } _: {
      let contents = BundleContents(
        files,
        wholeFolders: unit.wholeFolders(sources),
        offers: offers,
        documents: documents,
        projects: projects,
        assets: assets,
        dependenciesAreRead: unit.dependencies.missing.isEmpty,
        readsAssets: readsAssets
      )
      return (
        contents: contents,
        // Linked dependencies extend classes even if no source imports them.
        hasUnseenDependencies: !unit.dependencies.missing.isEmpty
          || UnreadDependencies.exist(
            with: sources,
            projects,
            resolved: resolved
          )
      )
    }
    references = DocumentReferences(contents: app.contents)
    hasUnseenDependencies = app.hasUnseenDependencies
    self.platforms = Dictionary(zip(platforms, loads)) { first, _ in first }
  }
}
