import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes

/// Checks the sources of a scope, loads its documents, and judges the findings.
///
/// All commands that load documents use an analysis.
struct Analysis: Sendable {
  let validation: ScopeValidation
  let reading: ScopeReading
  private var loads: ScopeLoads
  private var search: ReachabilitySearch
  /// Whether to search references concurrently with the loads, before a finding needs the reachability.
  private let followsAhead: Bool
  /// The reusable parts of the earlier analysis; nil unless this analysis is provisional.
  private let earlier: Shared?
  private var isFollowing = false

  /// Prepares an analysis.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - reading: The files of the scope.
  ///   - shared: The reusable parts of an earlier analysis.
  ///   - isProvisional: Whether to use the reachability from before the last change if the current reachability is not
  ///     computed.
  ///   - partSize: The number of documents in a batch.
  init(
    _ validation: ScopeValidation,
    _ reading: ScopeReading,
    shared: Shared = Shared(),
    isProvisional: Bool = false,
    partSize: Int = DocumentRecord.partSize
  ) {
    self.validation = validation
    self.reading = reading
    loads = ScopeLoads(
      validation,
      reading,
      preparation: shared.preparation,
      classes: shared.classes,
      partSize: partSize
    )
    let known = isProvisional ? .some(shared.lastReachability ?? nil) : shared.reachability
    search = ReachabilitySearch(validation, reading, known)
    followsAhead = shared.followsAhead
    earlier = isProvisional ? shared : nil
  }

  /// The parts of an analysis that remain valid while the sources and the summaries of documents do not change.
  struct Shared: Sendable {
    var preparation: ScopePreparation?
    /// The classes of the sources, if only documents changed since the earlier analysis.
    var classes: [Platform: ResolvedClasses] = [:]
    /// The reachability; nil before the computation, and a nested nil if the reachability is unknown.
    var reachability: Reachability??
    /// The reachability from before the last change, if the current reachability is not computed yet.
    var earlierReachability: Reachability??
    /// Whether findings of the earlier analysis needed the reachability, so that the next analysis may need it as well.
    var followsAhead = true

    /// The most recent reachability, possibly from before the last change.
    var lastReachability: Reachability?? { reachability ?? earlierReachability }

    /// Whether other documents load a document during their own load.
    func nests(_ document: String) -> Bool {
      preparation?.platforms.values.contains { $0.nested.contains { $0.file == document } } == true
    }
  }

  /// The parts that a later analysis can reuse.
  var shared: Shared {
    guard var shared = earlier else {
      return Shared(
        preparation: loads.preparation,
        reachability: search.reachability,
        followsAhead: search.reachability != nil
      )
    }
    shared.preparation = loads.preparation
    return shared
  }

  var suppressions: Suppressions { loads.suppressions }

  /// The path up to which all documents were analyzed; empty before the first documents are analyzed.
  var lastFile: String { loads.lastFile }

  /// Analyzes the next documents.
  ///
  /// - Returns: The outcomes, or nil after the last document.
  mutating func outcomes() async -> [DocumentOutcome]? {
    guard let judged = await judgedOutcomes() else { return nil }
    let areConcerned = judged.contains { ReachabilitySearch.concerns($0.outcome) }
    let reachability = areConcerned ? await search.result() : nil
    return await ConcurrentMap.map(judged, jobs: validation.options.jobs) { outcome, file in
      var (outcome, file) = (outcome, file)
      if ReachabilitySearch.concerns(outcome) { file.reachability = reachability }
      Judgements.conclude(&outcome, of: file)
      return outcome
    }
  }

  /// Loads the next documents, and applies the judgements that do not need reachability.
  ///
  /// The preparation of the first loads occupies one thread longer than the others. Meanwhile, other threads search
  /// references. The search is cancelled if no finding needs the reachability.
  private mutating func judgedOutcomes() async -> [ScopeLoads.Judged]? {
    let jobs = validation.options.jobs ?? ConcurrentMap.defaultJobs
    guard jobs > 1, followsAhead, !isFollowing, search.reachability == nil else {
      return await loads.outcomes()
    }
    isFollowing = true
    let ahead = search
    async let reachability = ahead.find(jobs: jobs / 2)
    let outcomes = await loads.outcomes()
    if outcomes?.contains(where: { ReachabilitySearch.concerns($0.outcome) }) == true {
      search.take(await reachability)
    }
    return outcomes
  }

  /// Loads a single document and returns the trace, which has no events if no loader was created for the document.
  mutating func trace(of document: InterfaceDocument) async -> LoadTrace {
    let platform = validation.platform(of: document.platform)
    let preparation = await loads.prepare(for: [platform])
    guard var platformLoads = preparation.platforms[platform],
      let (judged, loader) = await platformLoads.loader(
        of: document,
        hasUnseenDependencies: preparation.hasUnseenDependencies
      )
    else { return LoadTrace(document: document, conditions: LoadConditions(platform: platform), events: []) }
    let loaded = loader.load(judged).events
    let events = LoadChecks(
      document: judged,
      events: loaded,
      loader: loader,
      owners: platformLoads.owners,
      possibleOwners: platformLoads.owners.others(for: judged),
      code: preparation.code
    ).decided(loaded)
    var trace = LoadTrace(document: judged, conditions: loader.conditions, events: events)
    let others = Set(events.map(\.file)).subtracting([document.file])
    trace.otherDocuments = platformLoads.nested.filter { others.contains($0.file) }
    trace.causes = await search.causes(of: judged)
    return trace
  }

  /// Returns the classes of each platform for which documents of the scope are loaded.
  mutating func factories() async -> [RegistryFactory] {
    let preparation = await loads.prepare()
    return Platform.allCases.compactMap { preparation.platforms[$0]?.factory }
  }
}
