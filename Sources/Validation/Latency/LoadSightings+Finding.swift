import ClassInterfaces
import FactStorage

extension LoadSightings {
  /// Looks through the sources, the property lists and the projects of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - documents: The unit's documents.
  ///   - sources: What its sources declare; their text is looked through again.
  ///   - texts: That text, as far as it was kept.
  ///   - store: The mentions that earlier runs found.
  ///   - projects: The unit's projects.
  ///   - jobs: How many files are read at the same time.
  /// - Returns: Nil where nobody can say what is loaded, such as where no app starts in what was read.
  static func find(
    in unit: ValidationUnit,
    documents: [DocumentSummary],
    sources: [SourceInterface],
    texts: KeptTexts,
    store: SightingStore?,
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
    let reader = MentionReader(MentionNames(in: documents, sources), texts, store)
    let seen = await ConcurrentMap.sum(sources, to: SeenSources(), jobs: jobs) { seen, source in
      guard others.mayMention(source.file) else { return }
      seen.add(source, reader.mentions(in: source), for: scopes.reached(fromSource: source.file))
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

/// Finds the mentions of names in sources, unless they are stored.
private struct MentionReader: Sendable {
  private let scanner: MentionScanner
  private let texts: KeptTexts
  private let store: SightingStore?
  private let digest: ContentDigest

  init(_ names: MentionNames, _ texts: KeptTexts, _ store: SightingStore?) {
    scanner = names.scanner
    (self.texts, self.store) = (texts, store)
    digest = store == nil ? .blank : names.digest
  }

  /// The mentions in a source; nil if it cannot be read.
  func mentions(in source: SourceInterface) -> NameMentions? {
    let path = source.file
    guard let store else { return texts.bytes(of: path).map { scanner.mentions(in: $0, of: source) } }
    if let known = store[path], known.names == digest, let mentions = known.nameMentions { return mentions }
    guard let bytes = texts.bytes(of: path) else { return nil }
    let sighting = scanner.sighting(in: bytes, source.language, isTest: source.isTest)
    store[path] = StoredSighting(sighting, of: digest)
    return sighting.mentions
  }
}
