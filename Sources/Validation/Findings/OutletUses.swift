import ClassInterfaces

/// Settles the findings that hold only if a source asks an outlet for what its object does not answer.
struct OutletUses: Sendable {
  private let sources: [String]
  /// Those of the sources that may mention one of the outlets.
  private let candidates: [String]
  private let jobs: Int?
  /// Of which outlets it is known already.
  private var known: [MisfitOutlet: Bool] = [:]

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - sources: The paths of the sources.
  ///   - candidates: Those that may mention one of the outlets, if somebody knows; all unless given.
  ///   - jobs: How many of them are read at the same time.
  init(in sources: [String], candidates: [String]? = nil, jobs: Int?) {
    (self.sources, self.candidates, self.jobs) = (sources, candidates ?? sources, jobs)
  }

  /// The outlets on whose uses findings depend.
  static func outlets(of outcomes: [DocumentOutcome]) -> Set<MisfitOutlet> {
    Set(outcomes.lazy.flatMap(\.findings).compactMap(\.condition).flatMap(\.outlets))
  }

  /// What was found in documents, with what depends on uses settled.
  ///
  /// - Parameters:
  ///   - outcomes: What was found.
  ///   - projects: The projects: what none of their targets builds uses nothing.
  /// - Returns: The same, settled.
  mutating func settled(_ outcomes: [DocumentOutcome], _ projects: ProjectTargets) async -> [DocumentOutcome]
  {
    let outlets = Self.outlets(of: outcomes)
    guard !outlets.isEmpty else { return outcomes }
    let new = outlets.filter { known[$0] == nil }
    let asked = await asked(new, projects)
    for outlet in new { known[outlet] = asked.contains(outlet) }
    let all = Set(outlets.filter { known[$0] == true })
    return outcomes.map { outcome in
      var outcome = outcome
      outcome.findings = outcome.findings.map { $0.settled(asking: all) }
      return outcome
    }
  }

  /// Those of some outlets that a source asks for what their objects do not answer.
  private func asked(_ outlets: Set<MisfitOutlet>, _ projects: ProjectTargets) async -> Set<MisfitOutlet> {
    guard !outlets.isEmpty else { return [] }
    let others = UnbuiltFiles(projects, sources: sources)
    let names = Dictionary(grouping: outlets, by: \.name).map { SearchedName($0.key, outlets: $0.value) }
    return await ConcurrentMap.sum(candidates, to: [], jobs: jobs) { asked, source in
      guard !others.contain(source) else { return }
      // What cannot be looked at again may ask for anything.
      guard let bytes = try? FileBytes.read(source) else { return asked.formUnion(outlets) }
      let mentioned = names.filter { $0.isMentioned(in: bytes) }.flatMap(\.outlets).filter {
        !asked.contains($0)
      }
      if !mentioned.isEmpty { asked.formUnion(OutletUseScanner(mentioned).asked(in: bytes)) }
    } joining: {
      $0.formUnion($1)
    }
  }

  /// A name of outlets, ready to be searched for.
  private struct SearchedName: Sendable {
    let outlets: [MisfitOutlet]
    private let name: [UInt8]
    private let pivot: UInt8

    init(_ name: String, outlets: [MisfitOutlet]) {
      self.name = Array(name.utf8)
      self.outlets = outlets
      // Capitals are rare in words.
      pivot = self.name.first { $0 &- 0x41 < 26 } ?? self.name.first ?? 0
    }

    func isMentioned(in bytes: [UInt8]) -> Bool {
      !ByteSearch.offsets(of: name, by: pivot, in: bytes).isEmpty
    }
  }
}
