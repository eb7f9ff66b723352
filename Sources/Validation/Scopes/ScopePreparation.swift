import Checks
import KeyValueCoding
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// The state shared by all loads of a scope: the classes of each platform and the resources of the app.
struct ScopePreparation: Sendable {
  let code: AppCode
  /// The checks of names that documents reference.
  let references: DocumentReferences
  /// The code and documents on which repairs depend.
  let repairs: RepairContext
  /// The projects with sources in languages that are not read.
  let foreignProjects: ForeignProjects
  /// Whether dependencies are missing, the sources import unread modules, or some sources could not be read.
  let hasUnseenDependencies: Bool
  /// The shared state of the loads on each platform.
  var platforms: [Platform: PlatformLoads]
  /// The classes of the sources by platform, which do not depend on documents.
  let resolved: [Platform: ResolvedClasses]

  /// Prepares the loads of a scope.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - reading: The files of the scope.
  ///   - platforms: The platforms of the documents to load.
  ///   - earlier: The classes of the same sources, if they were resolved before.
  init(
    _ validation: ScopeValidation,
    _ reading: ScopeReading,
    for platforms: [Platform],
    reusing earlier: [Platform: ResolvedClasses] = [:]
  ) async {
    let (unit, jobs) = (validation.unit.includingDependencies, validation.options.jobs)
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
      offers.referencesAssets || sources.contains { $0.uses.contains(where: \.isOfAsset) }
    // Resolving the classes of a platform is single-threaded. Meanwhile, other threads read the asset catalogs and
    // index the code, which is slow but does not depend on the classes.
    let (classes, (program, assets)) = await ConcurrentMap.both(jobs: jobs) {
      let scopes = SourceTargets.scopes(of: sources, in: reading.projects)
      return await ConcurrentMap.map(platforms, jobs: jobs) {
        earlier[$0] ?? RegistryFactory.resolved(sources, scopes: scopes, for: $0)
      }
    } _: {
      let catalogs = readsAssets ? unit.catalogs : []
      let names = await ConcurrentMap.map(catalogs, jobs: jobs, AssetNames.assets(in:))
      return (reading.program(), Dictionary(zip(catalogs, names)) { first, _ in first })
    }
    resolved = Dictionary(zip(platforms, classes)) { first, _ in first }
    let code = AppCode(
      sources,
      program: program,
      classes: resolved,
      connected: ConnectedClasses(reading.documents.compactMap(\.summary), projects: reading.projects),
      unread: reading.unreadDocuments,
      dependencySources: unit.dependencySources,
      projects: reading.projects
    )
    self.code = code
    repairs = RepairContext(reading.sources, documents, code: code)
    let undeclared = documents.lazy.flatMap(\.classes).map(\.reference.name).filter { name in
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
    self.foreignProjects = foreignProjects
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
          stated: validation.configuredSystem,
          importers: importers,
          foreignProjects: foreignProjects
        )
        return PlatformLoads(
          validation,
          factory: factory,
          summary: summary,
          mentioned: mentioned,
          foreignProjects: foreignProjects,
          code: code,
          hasUnreadSources: reading.hasUnreadSources
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
        hasUnseenDependencies: !unit.dependencies.missing.isEmpty || reading.hasUnreadSources
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
