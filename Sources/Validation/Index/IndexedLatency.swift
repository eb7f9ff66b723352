import ClassInterfaces
import FactStorage

/// Finds out what is known of the names that lead to the documents of a unit, anew only where what sources mention comes
/// to something else.
struct IndexedLatency {
  private let library: FactLibrary
  /// Whether the index is to follow the files as they change.
  private let followsChanges: Bool
  private let jobs: Int?

  /// Where more sources than these mention something else all is found out anew.
  private static let fewSources = 64

  init(_ inspector: FileInspector, jobs: Int?) {
    (library, followsChanges, self.jobs) = (inspector.library, inspector.followsChanges, jobs)
  }

  /// What is known of a unit as it is.
  ///
  /// - Parameter unit: The unit, of whose files it is noted what they mention.
  /// - Returns: What is known, and whether it was before.
  func state(of unit: inout IndexedUnit) async -> (state: LatencyState, isKnown: Bool) {
    let keys = unit.keys
    if let known = library.latency(where: { $0.contents == keys.contents }) { return (known, true) }
    let former = followsChanges ? formerState(of: &unit) : nil
    let names = await names(of: &unit, former?.state)
    let sightings = await SourceSightings(
      SourceSightings.Names(names),
      former: former.map {
        SourceSightings.Former(SourceSightings.Names($0.state.names), isWhole: $0.isWhole)
      },
      in: unit.files.sources,
      jobs: jobs
    )
    let earlier = unit.files.sources
    for (number, sighting) in sightings.new { unit.files.sources[number].entry.sighting = sighting }
    var state = LatencyState(
      contents: keys.contents,
      key: keys.latency(unit.files.sources.map(\.entry.sighting.mentions)),
      loads: [],
      namesKey: keys.digests.names,
      names: names
    )
    if let known = library.latency(where: { $0.key == state.key }) {
      state.loads = known.loads
    } else if let former, former.isWhole, unit.onlySourcesChanged,
      let loads = loads(after: former.state, earlier, &unit)
    {
      state.loads = loads
    } else {
      let loads = await unit.latentLoads(await sightings.mentions(in: unit.files.sources, jobs: jobs))
      state.loads = FieldWriter.bytes(of: [loads].compactMap(\.self))[...]
    }
    return (state, false)
  }

  /// What was known before files changed, and whether it was found by just what the index says that sources mention.
  private func formerState(of unit: inout IndexedUnit) -> (state: LatencyState, isWhole: Bool)? {
    let former = unit.former
    guard let state = library.latency(where: { $0.namesKey == former.digests.names }) else { return nil }
    let mentions = former.entries.sources.map(\.value.sighting.mentions)
    return (state, unit.keys.latency(mentions, former: former.digests) == state.key)
  }

  /// The names that are looked for, as facts.
  private func names(of unit: inout IndexedUnit, _ former: LatencyState?) async -> ArraySlice<UInt8> {
    if let former {
      if former.namesKey == unit.keys.digests.names { return former.names }
      if unit.onlySourcesChanged, let classes = unit.files.changes.newClasses {
        return FieldWriter.bytes(of: former.mentionNames.adding(classes))[...]
      }
    }
    let reading = await unit.read()
    let documents = unit.validation.records(reading).compactMap(\.summary)
    return FieldWriter.bytes(of: MentionNames(in: documents, reading.sources.map(\.interface)))[...]
  }

  /// What is latent where some sources mention more than before; nil where that leads to something else.
  ///
  /// - Parameters:
  ///   - former: What was known before.
  ///   - earlier: The sources with what the index says that they mention.
  ///   - unit: The unit with what they mention now.
  /// - Returns: The facts.
  private func loads(
    after former: LatencyState,
    _ earlier: [IndexedFile],
    _ unit: inout IndexedUnit
  ) -> ArraySlice<UInt8>? {
    let (files, formerSources) = (unit.files.sources, unit.former.entries.sources)
    let gone = unit.gone.sources.map(\.value)
    let changed = files.indices.filter {
      files[$0].isNew || files[$0].former != nil
        || files[$0].entry.sighting.mentions != earlier[$0].entry.sighting.mentions
    }
    let entriesBefore =
      changed.filter { !files[$0].isNew }.map { earlier[$0].former ?? earlier[$0].entry } + gone
    let entriesAfter = changed.map { files[$0].entry }
    // A manifest decides which sources around it count.
    guard changed.count + gone.count <= Self.fewSources,
      PackageManifest.among((entriesBefore + entriesAfter).map(\.path)).isEmpty
    else { return nil }
    let projects = ProjectTargets(unit.files.projects.flatMap(\.targets))
    let others = UnbuiltFiles(projects, sources: unit.validation.unit.sources)
    let scopes = ProgramScopes(projects)
    guard let before = MentionTotals(of: entriesBefore.filter { others.mayMention($0.path) }, scopes),
      let after = MentionTotals(of: entriesAfter.filter { others.mayMention($0.path) }, scopes)
    else { return nil }
    if let loads = former.latentLoads {
      // What a source says counts or not by what it declares beside.
      let known = changed.filter { !files[$0].isNew }
      let areNewPlain = changed.allSatisfy {
        !files[$0].isNew || files[$0].entry.interface?.types.isEmpty == true
      }
      guard gone.isEmpty, areNewPlain,
        known.allSatisfy({ files[$0].entry.saysMore(than: earlier[$0].former ?? earlier[$0].entry) }),
        var loads = loads.adding(after, beyond: before)
      else { return nil }
      let new = changed.filter { files[$0].isNew }.map { files[$0].entry.path }
      loads.unbuilt.formUnion(new.filter(others.contain))
      return FieldWriter.bytes(of: [loads])[...]
    }
    // Nobody could say what is loaded: where no app starts, or a source could not be looked at.
    let isLookedAt = { (entry: IndexEntry) in entry.sighting.mentions != .blank }
    return before.startsApp == after.startsApp && files.allSatisfy({ isLookedAt($0.entry) })
      && formerSources.allSatisfy({ isLookedAt($0.value) }) ? former.loads : nil
  }
}

extension MentionTotals {
  /// What some sources mention together; nil where one of them cannot be told of.
  fileprivate init?(of sources: [IndexEntry], _ scopes: ProgramScopes) {
    self.init()
    for source in sources {
      guard let mentions = source.sighting.nameMentions, let interface = source.interface else { return nil }
      add(mentions, ofSourceWith: interface.types, for: scopes.reached(fromSource: source.path))
    }
  }
}

extension IndexEntry {
  /// Whether a source declares the same types as before, and mentions all that it did, in the same ways or more of them.
  fileprivate func saysMore(than before: IndexEntry) -> Bool {
    guard let mentions = sighting.nameMentions, let former = before.sighting.nameMentions,
      let types = interface?.types, let formerTypes = before.interface?.types,
      mentions.hasGlobals == former.hasGlobals, types.count == formerTypes.count,
      types.indices.allSatisfy({ index in
        types[index].name == formerTypes[index].name && types[index].kind == formerTypes[index].kind
          && types[index].scope == formerTypes[index].scope
      })
    else { return false }
    return former.classes.allSatisfy { mentions.classes[$0.key, default: []].isSuperset(of: $0.value) }
      && former.members.allSatisfy { mentions.members[$0.key, default: []].isSuperset(of: $0.value) }
  }
}

extension SourceSightings.Names {
  /// Names as facts.
  fileprivate init(_ facts: ArraySlice<UInt8>) {
    self.init(digest: facts.withUnsafeBytes { ContentDigest(of: $0) }) {
      (try? FieldReader.value(MentionNames.self, from: facts)) ?? .blank
    }
  }
}
