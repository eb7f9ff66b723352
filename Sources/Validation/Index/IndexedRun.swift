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

  /// Whether a source could not be read, which each run is to tell anew.
  var hasUnreadSources: Bool {
    inspections.contains { files in files.sources.contains { $0.entry.signature == .none } }
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
    let gone =
      inspector.followsChanges ? UnitEntries(goneFrom: inspector.library, besides: units) : UnitEntries()
    for unit in units {
      // Configurations that refine one another share their sources.
      let shared = last.flatMap { $0.unit.sharesSources(with: unit) ? $0.files : nil }
      var state = await inspect(unit, known: shared, gone: gone, wanted: wanted)
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
      var state = await inspect(unit, known: nil, gone: UnitEntries(), wanted: wanted)
      _ = await outcomes(&state)
      keep(state.files, sharesSources: false)
    }
  }

  private mutating func inspect(
    _ unit: ValidationUnit,
    known: UnitInspection?,
    gone: UnitEntries,
    wanted: Set<String>?
  ) async -> IndexedUnit {
    let files = await UnitInspection(unit, known: known, by: inspector, gone: gone, jobs: options.jobs)
    isKnown = isKnown && files.areKnown
    return IndexedUnit(unit, files, by: inspector, gone: gone, options: options, wanted: wanted)
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
    // Where nothing fails nothing is marked, yet what cannot be proved may not hold either.
    guard !failing.isEmpty else { return await unit.settled(outcomes) }
    let (latency, isLatencyKnown) = await IndexedLatency(inspector, jobs: options.jobs).state(of: &unit)
    isKnown = isKnown && isLatencyKnown
    found.latencies.append(latency)
    outcomes = await unit.settled(outcomes)
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

  // MARK: - Loads

  /// What is found in the documents of a unit.
  private mutating func outcomes(_ unit: inout IndexedUnit) async -> [DocumentOutcome] {
    var loads = IndexedLoads(&unit, inspector)
    await loads.complete(&unit)
    isKnown = isKnown && loads.isKnown
    let outcomes = unit.documents.compactMap { loads.outcomes[$0] }
    found.outcomes += outcomes
    if inspector.followsChanges { found.units.append(loads.state) }
    return outcomes
  }
}
