import FactStorage

/// Indexes to look files and outcomes up in.
struct FactLibrary: Sendable {
  /// The packs beside the first index, which alone has some.
  let packs: [FactPack.Identity]
  private let entries: [IndexEntry]
  private let byPath: [String: Int]
  /// Made once a file is met that is not as it was.
  private var byIdentity: [IndexEntry.Identity: Int] = [:]
  private let outcomesByKey: [ContentDigest: DocumentOutcome]
  private let units: [UnitState]
  private let latencies: [LatencyState]

  /// Joins indexes; of several entries for one path the first counts.
  init(_ indexes: [FactIndex]) {
    packs = indexes.first?.packs ?? []
    entries = indexes.flatMap(\.entries)
    let numbers = entries.indices
    let entries = entries
    byPath = Dictionary(numbers.map { (entries[$0].path, $0) }) { first, _ in first }
    units = indexes.flatMap(\.units)
    latencies = indexes.flatMap(\.latencies)
    outcomesByKey = Dictionary(indexes.flatMap(\.outcomes).map { ($0.key, $0) }) { first, _ in first }
  }

  /// The files of a kind, by path.
  func paths(of kind: IndexEntry.Kind) -> [String] {
    entries.lazy.filter { $0.kind == kind }.map(\.path)
  }

  /// What is known of the file at a path.
  func entry(at path: String, _ kind: IndexEntry.Kind) -> IndexEntry? {
    byPath[path].map { entries[$0] }.flatMap { $0.kind == kind ? $0 : nil }
  }

  /// Whether nothing is known of any file.
  var isEmpty: Bool { entries.isEmpty }

  /// Makes ready to find files of a kind by what they hold.
  mutating func prepareIdentities(of kind: IndexEntry.Kind) {
    for number in entries.indices where entries[number].kind == kind {
      byIdentity[entries[number].identity] = number
    }
  }

  /// What is known of a file of some bytes, at that path or at another one, where that is made ready.
  func entry(_ identity: IndexEntry.Identity) -> IndexEntry? { byIdentity[identity].map { entries[$0] } }

  /// A state of a unit for which what was found holds.
  func unit(where isWanted: (UnitState) -> Bool) -> UnitState? { units.first(where: isWanted) }

  /// What is known of the names that lead to documents, in the state for which a digest is as wanted.
  func latency(where isWanted: (LatencyState) -> Bool) -> LatencyState? { latencies.first(where: isWanted) }

  /// What was found under a key.
  func outcome(_ key: ContentDigest) -> DocumentOutcome? { outcomesByKey[key] }
}
