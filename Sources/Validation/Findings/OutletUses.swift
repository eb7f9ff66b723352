import ClassInterfaces
import InterfaceDocuments

/// Settles the findings that depend on what sources do with outlets.
struct OutletUses: Sendable {
  private let sources: [String]
  /// Those of the sources that may mention one of the outlets.
  private let candidates: [String]
  private let documents: [String]
  private let jobs: Int?
  /// Of which uses it is known already whether there are any.
  private var known: [SoughtUse: Bool] = [:]

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - sources: The paths of the sources.
  ///   - candidates: Those that may mention one of the outlets, if somebody knows; all unless given.
  ///   - documents: The paths of the documents, whose owners may have such outlets.
  ///   - jobs: How many of them are read at the same time.
  init(in sources: [String], candidates: [String]? = nil, documents: [String], jobs: Int?) {
    (self.sources, self.candidates, self.jobs) = (sources, candidates ?? sources, jobs)
    self.documents = documents.filter { !$0.hasSuffix(".storyboard") }
  }

  /// The uses on which findings depend.
  static func uses(of outcomes: [DocumentOutcome]) -> Set<SoughtUse> {
    Set(outcomes.lazy.flatMap(\.findings).compactMap(\.condition).flatMap(\.uses))
  }

  /// What was found in documents, with what depends on uses settled.
  ///
  /// - Parameters:
  ///   - outcomes: What was found.
  ///   - projects: The projects: what none of their targets builds uses nothing.
  /// - Returns: The same, settled.
  mutating func settled(_ outcomes: [DocumentOutcome], _ projects: ProjectTargets) async -> [DocumentOutcome]
  {
    let uses = Self.uses(of: outcomes)
    guard !uses.isEmpty else { return outcomes }
    let new = uses.filter { known[$0] == nil }
    var found = await found(new, projects)
    found.formUnion(await connected(new.filter { $0.kind == .setting && !found.contains($0) }))
    for use in new { known[use] = found.contains(use) }
    let all = uses.filter { known[$0] == true }
    return outcomes.map { outcome in
      var outcome = outcome
      outcome.findings = outcome.findings.compactMap { $0.settled(by: all) }
      return outcome
    }
  }

  /// Those of some uses that a source shows.
  private func found(_ uses: Set<SoughtUse>, _ projects: ProjectTargets) async -> Set<SoughtUse> {
    guard !uses.isEmpty else { return [] }
    let others = UnbuiltFiles(projects, sources: sources)
    let names = SearchedName.all(of: uses)
    return await ConcurrentMap.sum(candidates, to: [], jobs: jobs) { found, source in
      guard !others.contain(source) else { return }
      // What cannot be looked at again may do anything.
      guard let bytes = try? FileBytes.read(source) else { return found.formUnion(uses) }
      let mentioned = names.filter { $0.isMentioned(in: bytes) }.flatMap(\.uses).filter {
        !found.contains($0)
      }
      if !mentioned.isEmpty { found.formUnion(OutletUseScanner(mentioned).found(in: bytes)) }
    } joining: {
      $0.formUnion($1)
    }
  }

  /// Those of some outlets that a nib connects for its owner, which may be an object that another nib made.
  private func connected(_ uses: Set<SoughtUse>) async -> Set<SoughtUse> {
    guard !uses.isEmpty else { return [] }
    let names = SearchedName.all(of: uses)
    return await ConcurrentMap.sum(documents, to: [], jobs: jobs) { found, path in
      guard let bytes = try? FileBytes.read(path) else { return }
      let mentioned = names.filter { $0.isMentioned(in: bytes) }.flatMap(\.uses)
      guard !mentioned.isEmpty, let owner = DocumentReading(path, text: bytes).document?.filesOwner,
        let className = owner.customClass
      else { return }
      for use in mentioned
      where use.owners.contains(className) && owner.connections.contains(where: { $0.property == use.outlet })
      {
        found.insert(use)
      }
    } joining: {
      $0.formUnion($1)
    }
  }

  /// A word that uses have, ready to be searched for.
  private struct SearchedName: Sendable {
    let uses: [SoughtUse]
    private let name: [UInt8]
    private let pivot: UInt8

    static func all(of uses: Set<SoughtUse>) -> [SearchedName] {
      let words = uses.flatMap { use in use.words.map { (word: $0, use: use) } }
      return Dictionary(grouping: words, by: \.word).map { SearchedName($0.key, uses: $0.value.map(\.use)) }
    }

    private init(_ name: String, uses: [SoughtUse]) {
      self.name = Array(name.utf8)
      self.uses = uses
      // Capitals are rare in words.
      pivot = self.name.first { $0 &- 0x41 < 26 } ?? self.name.first ?? 0
    }

    func isMentioned(in bytes: [UInt8]) -> Bool {
      !ByteSearch.offsets(of: name, by: pivot, in: bytes).isEmpty
    }
  }
}
