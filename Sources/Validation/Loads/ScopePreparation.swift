import ClassInterfaces
import RuntimeAttributes

/// What all loads of a unit share: the classes of each platform, and what else the app holds.
struct ScopePreparation: Sendable {
  /// What documents may refer to.
  let references: DocumentReferences
  /// Whether the sources import modules that are not among them.
  let hasUnseenDependencies: Bool
  /// What the loads on each platform share.
  var platforms: [Platform: PlatformLoads]

  /// Prepares the loads of what was read.
  ///
  /// - Parameters:
  ///   - validation: What the documents are loaded for.
  ///   - reading: The unit's files, read.
  ///   - platforms: The platforms for which some of the documents will be loaded.
  init(_ validation: ScopeValidation, _ reading: ScopeReading, for platforms: [Platform]) async {
    let (unit, jobs) = (validation.unit.holdingDependencies, validation.options.jobs)
    let records = validation.sortedRecords(reading)
    let sources = validation.sources(reading)
    let documents = records.compactMap(\.summary)
    let offers = DocumentOffers(
      documents,
      files: unit.documents + unit.documentsAround,
      left: reading.projects.leftCopies(among: documents.map(\.file))
    )
    // The classes of a platform are resolved on one thread; others read meanwhile what takes long and stands alone.
    let (classes, imageNames) = await ConcurrentMap.both(jobs: jobs) {
      await ConcurrentMap.map(platforms, jobs: jobs) { RegistryFactory.resolved(sources, for: $0) }
    } _: {
      let catalogs = offers.asksForImages ? unit.catalogs : []
      let names = await ConcurrentMap.map(catalogs, jobs: jobs, ImageNames.names(at:))
      return Dictionary(zip(catalogs, names)) { first, _ in first }
    }
    let undeclared = documents.lazy.flatMap(\.classes).map(\.name).filter { name in
      classes.allSatisfy { $0.outlines(named: name).isEmpty }
    }
    let mentions = await ClassOccurrences(of: Set(undeclared), in: reading, jobs: jobs)
    let projects = reading.projects
    let resolved = unit.dependencies.missing.isEmpty ? unit.dependencySources : []
    let importers = UnreadDependencies.importers(
      among: sources.map(\.interface),
      projects,
      resolved: resolved
    )
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
        let outline = PlatformSummary(
          platform,
          documents: own.compactMap(\.summary),
          factory: factory,
          sources: sources.map(\.interface),
          stated: validation.statedSystem,
          importers: importers
        )
        return PlatformLoads(validation, factory: factory, outline: outline, mentions: mentions) { nibs in
          own.filter { nibs.contain($0) }.compactMap(\.document)
        }
      }
    } _: {
      let contents = BundleContents(
        unit,
        offers: offers,
        projects: projects,
        imageNames: imageNames
      )
      return (
        contents: contents,
        hasUnseenDependencies: UnreadDependencies.exist(
          beside: sources.map(\.interface),
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
