import ClassInterfaces

extension LoadSightings {
  /// Looks through the sources, the property lists and the projects of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - documents: The unit's documents.
  ///   - sources: What its sources declare; their text is looked through again.
  ///   - texts: That text, as far as somebody has kept it.
  ///   - known: What sources mention, by file, if somebody has looked already.
  ///   - projects: The unit's projects.
  ///   - jobs: How many files are read at the same time.
  /// - Returns: Nil where nobody can say what is loaded, such as where no app starts in what was read.
  static func find(
    in unit: ValidationUnit,
    documents: [DocumentSummary],
    sources: [SourceInterface],
    texts: KeptTexts = KeptTexts(),
    known: [String: NameMentions]? = nil,
    projects: ProjectTargets,
    jobs: Int?
  ) async -> LoadSightings? {
    // A document around these that is not part of the run may lead to any of them.
    guard Set(unit.documentsAround).isSubset(of: unit.documents) else { return nil }
    // What no target builds leads nowhere.
    let others = UnbuiltFiles(projects, sources: sources.map(\.file))
    // So may a storyboard that cannot be read; a nib leads on to none by itself.
    let unread = Set(unit.documents).subtracting(documents.map(\.file))
    guard !unread.contains(where: { $0.hasSuffix(".storyboard") && !others.contain($0) }) else { return nil }
    let scopes = ProgramScopes(projects)
    let scanner = known == nil ? MentionNames(in: documents, sources).scanner : nil
    let seen = await ConcurrentMap.sum(sources, to: SeenSources(), jobs: jobs) { seen, source in
      guard others.mayMention(source.file) else { return }
      let mentions =
        if let scanner {
          texts.bytes(of: source.file).map { scanner.mentions(in: $0, of: source) }
        } else {
          known?[source.file]
        }
      seen.add(source, mentions, for: scopes.reached(fromSource: source.file))
    } joining: {
      $0.formUnion($1)
    }
    // What cannot be looked at again may load anything.
    guard !seen.isIncomplete, !Task.isCancelled else { return nil }
    let settings = await LaunchSettings(
      propertyLists: unit.propertyLists,
      projects: unit.projects,
      scopes: scopes,
      jobs: jobs
    )
    let unmade = UnmadeClasses(seen, documents: documents, settings: settings, projects: projects)
    let totals = await seen.totals(without: unmade.files, jobs: jobs)
    guard !Task.isCancelled else { return nil }
    var sightings = LoadSightings(totals, documents: documents, settings: settings, scopes: scopes)
    (sightings.unmadeClasses, sightings.unmadeFiles) = (unmade.classes, unmade.files)
    return sightings.hasStart ? sightings : nil
  }
}
