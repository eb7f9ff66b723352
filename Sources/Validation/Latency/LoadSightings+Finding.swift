import ClassInterfaces

extension LoadSightings {
  /// Looks through the sources, the property lists and the projects of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - documents: The unit's documents.
  ///   - sources: What its sources declare; their text is looked through again.
  ///   - known: What sources mention, by file, as far as somebody has looked.
  ///   - jobs: How many files are read at the same time.
  /// - Returns: Nil where nobody can say what is loaded, such as where no app starts in what was read.
  static func find(
    in unit: ValidationUnit,
    documents: [DocumentSummary],
    sources: [SourceInterface],
    known: [String: NameMentions],
    jobs: Int?
  ) async -> LoadSightings? {
    // A document around these that is not part of the run may lead to any of them.
    guard Set(unit.documentsAround).isSubset(of: documents.map(\.file)) else { return nil }
    var names = MentionNames(in: documents)
    // By index, because declarations are large to copy.
    for source in sources.indices {
      for type in sources[source].types.indices where sources[source].types[type].kind == .class {
        names.add(class: sources[source].types[type].name)
      }
    }
    let scanner = names.scanner
    let totals = await ConcurrentMap.sum(sources, to: MentionTotals(), jobs: jobs) { totals, source in
      let mentions = known[source.file] ?? (try? FileBytes.read(source.file)).map(scanner.mentions(in:))
      totals.add(mentions, ofSourceWith: source.types)
    } joining: {
      $0.formUnion($1)
    }
    // What cannot be looked at again may load anything.
    guard !totals.isIncomplete, !Task.isCancelled else { return nil }
    let settings = await LaunchSettings(
      propertyLists: unit.propertyLists,
      projects: unit.projects,
      jobs: jobs
    )
    let sightings = LoadSightings(totals, documents: documents, settings: settings)
    return sightings.hasStart ? sightings : nil
  }
}
