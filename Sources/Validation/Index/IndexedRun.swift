import ClassInterfaces
import FactStorage

/// A validation that reads and loads only what no index knows.
///
/// What was found in a document holds as long as the document is the same, and with it what all loads share
/// (``OutcomeKeys/surroundings``). Where only declarations have changed it holds as well, unless one of them is called by
/// a word on which a class depends that the load asked for: ``DeclarationChanges`` tells the words, ``UnitState`` the
/// classes. What is latent is found out anew only where what sources mention comes to something else.
struct IndexedRun {
  private let options: Validator.Options
  private let inspector: FileInspector
  /// What was found in this run, whether or not it was known before.
  private var found = FactIndex()
  /// The files that were inspected, those that units share once.
  private var inspections: [UnitInspection] = []
  /// Whether all of it was known before.
  private(set) var isKnown = true

  /// Whether an index of this machine is followed as the files change; one that was made elsewhere holds as it is.
  private var followsChanges: Bool { inspector.trust == .unchangedFiles }

  /// What was read and found in this run, whether or not it was known before.
  var index: FactIndex {
    var index = found
    // What stands in packs stays there.
    index.packs = inspector.library.packs
    for files in inspections {
      for kind in [files.sources, files.projects, files.documents, files.images, files.propertyLists] {
        index.entries += kind.map(\.kept)
      }
    }
    return index
  }

  /// What the asset catalogs of the run held.
  var catalogs: [LastReport.Catalog] {
    inspections.flatMap { files in
      files.images.map { LastReport.Catalog(path: $0.entry.path, content: $0.entry.content) }
    }
  }

  init(
    _ indexes: [FactIndex],
    trust: FileInspector.Trust,
    options: Validator.Options,
    signatures: FileSignatures = FileSignatures()
  ) {
    self.options = options
    inspector = FileInspector(FactLibrary(indexes), trust: trust, signatures: signatures)
  }

  /// Validates units.
  ///
  /// - Parameters:
  ///   - units: The units.
  ///   - wanted: The documents of which something is told; all unless given.
  /// - Returns: The result of each.
  mutating func results(of units: [ValidationUnit], wanted: Set<String>? = nil) async -> [UnitResult] {
    var results: [UnitResult] = []
    var last: (unit: ValidationUnit, files: UnitInspection)?
    for unit in units {
      // Configurations that refine one another share their sources.
      let shared = last.flatMap { $0.unit.sharesSources(with: unit) ? $0.files : nil }
      var state = await inspect(unit, known: shared, wanted: wanted)
      last = (unit, state.files)
      let outcomes = await markedOutcomes(&state)
      let files = state.files
      keep(files, sharesSources: shared != nil)
      var run = UnitRun(
        state.validation,
        outcomes: outcomes,
        comments: files.comments,
        classes: files.classes,
        isFirst: shared == nil
      )
      results.append(await run.wholeResult())
      Disposal.dispose(of: state, jobs: options.jobs)
    }
    return results
  }

  /// Loads the documents of units, and leaves the rest to the run that reports.
  mutating func load(_ units: [ValidationUnit], wanted: Set<String>?) async {
    for unit in units {
      var state = await inspect(unit, known: nil, wanted: wanted)
      _ = await outcomes(&state)
      keep(state.files, sharesSources: false)
    }
  }

  private mutating func inspect(
    _ unit: ValidationUnit,
    known: UnitInspection?,
    wanted: Set<String>?
  ) async -> IndexedUnit {
    let files = await UnitInspection(unit, known: known, by: inspector, jobs: options.jobs)
    isKnown = isKnown && files.areKnown
    return IndexedUnit(unit, files, options: options, wanted: wanted, followsChanges: followsChanges)
  }

  /// Keeps what is known of files for the index.
  private mutating func keep(_ files: UnitInspection, sharesSources: Bool) {
    var own = files
    if sharesSources, let last = inspections.indices.last(where: { !inspections[$0].sources.isEmpty }) {
      // What they mention was looked for once more.
      inspections[last].sources = files.sources
      (own.sources, own.projects) = ([], [])
    }
    inspections.append(own)
  }

  // MARK: - Latency

  /// What is found in the documents of a unit, with what nothing is seen to lead to marked.
  private mutating func markedOutcomes(_ unit: inout IndexedUnit) async -> [DocumentOutcome] {
    var outcomes = await outcomes(&unit)
    let failing = outcomes.indices.filter { index in
      outcomes[index].findings.contains { $0.fails(under: .strict) }
    }
    // Where nothing fails nothing is marked.
    guard !failing.isEmpty else { return outcomes }
    let latency = await latency(&unit)
    found.latencies.append(latency)
    var loads: LatentLoads??
    for number in failing {
      var marked = DocumentOutcome(file: outcomes[number].file)
      marked.key = unit.keys.markedKey(of: outcomes[number], latency.key)
      if let known = inspector.library.outcome(marked.key).flatMap(unit.files.changes.relocated) {
        marked.findings = known.findings
      } else {
        isKnown = false
        let found = loads ?? latency.latentLoads
        loads = found
        marked.findings = unit.marked(outcomes[number], by: found)
      }
      found.outcomes.append(marked)
      outcomes[number].findings = marked.findings
    }
    return outcomes
  }

  /// What is known of the names that lead to the documents of a unit.
  private mutating func latency(_ unit: inout IndexedUnit) async -> LatencyState {
    let library = inspector.library
    if let known = library.latency(where: { $0.contents == unit.keys.contents }) { return known }
    isKnown = false
    let sameNames = library.latency { $0.namesKey == unit.keys.names }
    let names: MentionNames
    if let sameNames {
      names = sameNames.mentionNames
    } else {
      let reading = await unit.read()
      names = MentionNames(
        in: unit.validation.records(reading).compactMap(\.summary),
        reading.sources.map(\.interface)
      )
    }
    let former =
      sameNames
      ?? unit.files.sources.first.flatMap { file in
        library.latency { $0.namesDigest == file.entry.sighting.names }
      }
    let sightings = await SourceSightings.find(
      names,
      former: sameNames == nil ? former?.mentionNames : nil,
      in: unit.files.sources,
      jobs: options.jobs
    )
    for (offset, stored) in sightings.stored.enumerated()
    where stored.names != unit.files.sources[offset].entry.sighting.names {
      unit.files.sources[offset].entry.sighting = stored
    }
    var state = LatencyState(
      contents: unit.keys.contents,
      key: unit.keys.latency(sightings.stored.map(\.mentions)),
      loads: [],
      namesKey: unit.keys.names,
      names: sameNames?.names ?? FieldWriter.bytes(of: names)[...]
    )
    if let known = library.latency(where: { $0.key == state.key }) {
      state.loads = known.loads
    } else {
      let loads = await unit.latentLoads(await sightings.mentions(jobs: options.jobs))
      state.loads = FieldWriter.bytes(of: [loads].compactMap(\.self))[...]
    }
    return state
  }

  // MARK: - Loads

  /// What is found in the documents of a unit.
  private mutating func outcomes(_ unit: inout IndexedUnit) async -> [DocumentOutcome] {
    var outcomes: [String: DocumentOutcome] = [:]
    for document in unit.documents {
      outcomes[document] = outcome(unit.keys.key(of: document), unit)
    }
    let missing = Set(unit.documents.filter { outcomes[$0] == nil })
    let known = inspector.library.unit { $0.surroundings == unit.keys.surroundings }
    var state = known ?? UnitState(surroundings: unit.keys.surroundings, settings: unit.keys.settings)
    if !missing.isEmpty {
      isKnown = false
      let former = known == nil ? inspector.library.unit { $0.settings == unit.keys.settings } : nil
      var loads = await unit.loads(of: missing.sorted(), areFew: former == nil ? nil : true)
      if known == nil { state.conditions = loads.conditions }
      if let former, former.conditions == state.conditions, unit.files.changes.areKnown {
        let changes = await changes(since: former, &unit)
        for document in missing {
          outcomes[document] = unchangedOutcome(of: document, changes, unit)
        }
        state.classes = former.classes.filter { !changes.classes.contains($0.key) }
        loads = await unit.restricted(loads, to: missing.filter { outcomes[$0] == nil })
      }
      var loaded: [DocumentOutcome] = []
      while let part = await loads.outcomes() { loaded += part }
      defer { Disposal.dispose(of: loads, jobs: options.jobs) }
      if followsChanges, loaded.contains(where: { !$0.dependencies.value().classes.isEmpty }) {
        state.classes.merge(loads.words(ofClassesIn: loaded)) { $0.union($1) }
      }
      for var outcome in loaded {
        outcome.key = unit.keys.key(of: outcome.file)
        outcome.nestedContent = unit.keys.content(of: outcome.nestedFiles)
        outcomes[outcome.file] = outcome
      }
    }
    let found = unit.documents.compactMap { outcomes[$0] }
    self.found.outcomes += found
    if followsChanges { self.found.units.append(state) }
    return found
  }

  /// What changed since an index was written.
  private struct Changes {
    var former: UnitState
    /// The words by which declarations are called that are new, gone or different.
    var words: NameWords
    /// The classes of which what is known may be different.
    var classes: Set<String>
  }

  private func changes(since former: UnitState, _ unit: inout IndexedUnit) async -> Changes {
    let words = unit.files.changes.words(in: await unit.read().sources)
    return Changes(former: former, words: words, classes: former.classes(dependingOn: words))
  }

  /// What is known under a key, with its declarations where they are now.
  private func outcome(_ key: ContentDigest, _ unit: IndexedUnit) -> DocumentOutcome? {
    guard let known = inspector.library.outcome(key),
      known.nestedFiles.isEmpty || known.nestedContent == unit.keys.content(of: known.nestedFiles)
    else { return nil }
    return unit.files.changes.relocated(known)
  }

  /// What was found in a document when the sources declared something else, if that makes no difference to it.
  private func unchangedOutcome(
    of document: String,
    _ changes: Changes,
    _ unit: IndexedUnit
  ) -> DocumentOutcome? {
    let key = unit.keys.key(of: document, surroundings: changes.former.surroundings)
    // What is found in the sources themselves is found again at once.
    guard document != UnitValidation.sources, var known = outcome(key, unit) else { return nil }
    let dependencies = known.dependencies.value()
    guard dependencies.words.isDisjoint(with: changes.words),
      !dependencies.classes.contains(where: changes.classes.contains)
    else { return nil }
    known.key = unit.keys.key(of: document)
    return known
  }
}
