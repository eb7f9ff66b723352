import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

/// What all loads of a unit share: its projects, the classes of each platform, and what else the app holds.
struct UnitPreparation: Sendable {
  /// The targets of the unit's projects.
  let projects: ProjectTargets
  /// What documents may refer to.
  let references: DocumentReferences
  /// Whether the sources import what is not among them.
  let hasUnseenDependencies: Bool
  /// What the loads on each platform share.
  var platforms: [Platform: PlatformLoads]

  /// Prepares the loads of what was read.
  ///
  /// - Parameters:
  ///   - validation: What the documents are loaded for.
  ///   - reading: The unit's files, read.
  ///   - platforms: The platforms for which some of the documents will be loaded.
  init(_ validation: UnitValidation, _ reading: UnitReading, for platforms: [Platform]) async {
    let (unit, jobs) = (validation.unit, validation.options.jobs)
    let records = validation.records(reading).sorted { $0.file < $1.file }
    let sources = validation.interfaces(reading)
    // The classes of a platform are resolved on one thread; others read meanwhile what takes long and stands alone.
    let (classes, bundle) = await ConcurrentMap.both(jobs: jobs) {
      await ConcurrentMap.map(platforms, jobs: jobs) { RegistryFactory.resolved(sources, for: $0) }
    } _: {
      let projects = await reading.projects(of: unit, jobs: jobs)
      let asksForImages = records.contains { $0.summary?.asksForImages == true }
      let catalogs = asksForImages ? unit.catalogs : []
      let names = await ConcurrentMap.map(catalogs, jobs: jobs, ImageNames.names(at:))
      return (projects: projects, images: zip(catalogs, names))
    }
    let projects = bundle.projects
    let (loads, app) = await ConcurrentMap.both(jobs: jobs) {
      await ConcurrentMap.map(Array(zip(platforms, classes)), jobs: jobs) { platform, classes in
        let own = records.filter { validation.platform(of: $0) == platform }
        return PlatformLoads(
          validation,
          platform: platform,
          records: own,
          sources: sources,
          classes: classes,
          projects: projects
        )
      }
    } _: {
      let contents = BundleContents(
        unit,
        documents: records.compactMap(\.summary),
        projects: projects,
        imageNames: Dictionary(bundle.images) { first, _ in first }
      )
      return (contents: contents, hasUnseenDependencies: UnseenDependencies.exist(beside: sources, projects))
    }
    self.projects = projects
    references = DocumentReferences(contents: app.contents)
    hasUnseenDependencies = app.hasUnseenDependencies
    self.platforms = Dictionary(zip(platforms, loads)) { first, _ in first }
  }
}
