import FactStorage

/// Indexes to look files and outcomes up in.
struct FactLibrary: Sendable {
  /// The packs beside the first index, which alone has some.
  let packs: [FactPack.Identity]
  /// The entries of each kind, by path.
  private let entries: [IndexEntry.Kind: [Kept<IndexEntry>]]
  /// The entries of the kinds for which somebody met a file that is not as it was.
  private var entriesByContent: [IndexEntry.Kind: [ContentDigest: Kept<IndexEntry>]] = [:]
  private let outcomesByKey: [ContentDigest: DocumentOutcome]
  private let units: [UnitState]
  private let latencies: [LatencyState]

  /// Joins indexes; of several entries for one path the first counts.
  init(_ indexes: [FactIndex]) {
    packs = indexes.first?.packs ?? []
    var entries: [IndexEntry.Kind: [Kept<IndexEntry>]] = [:]
    for entry in indexes.lazy.flatMap(\.entries) { entries[entry.value.kind, default: []].append(entry) }
    self.entries = entries.mapValues(Self.sorted)
    units = indexes.flatMap(\.units)
    latencies = indexes.flatMap(\.latencies)
    outcomesByKey = Dictionary(indexes.flatMap(\.outcomes).map { ($0.key, $0) }) { first, _ in first }
  }

  /// Entries by path, the first of each.
  private static func sorted(_ entries: [Kept<IndexEntry>]) -> [Kept<IndexEntry>] {
    // As one index holds them.
    if zip(entries, entries.dropFirst()).allSatisfy({ $0.value.path < $1.value.path }) { return entries }
    let byPath = Dictionary(entries.map { ($0.value.path, $0) }) { first, _ in first }
    return byPath.values.sorted { $0.value.path < $1.value.path }
  }

  /// The files of a kind, by path.
  func paths(of kind: IndexEntry.Kind) -> [String] { entries[kind]?.map(\.value.path) ?? [] }

  /// What is known of the files of a kind that none of some lists has.
  func entries(_ kind: IndexEntry.Kind, besides lists: [[String]]) -> [Kept<IndexEntry>] {
    guard let known = entries[kind] else { return [] }
    // As a rule it is all of them, in the same order.
    if lists.contains(where: { known.lazy.map(\.value.path).elementsEqual($0) }) { return [] }
    let listed = Set(lists.joined())
    return known.filter { !listed.contains($0.value.path) }
  }

  /// What is known of the file at a path.
  func entry(at path: String, _ kind: IndexEntry.Kind) -> Kept<IndexEntry>? {
    entries(at: [path], kind).first.flatMap(\.self)
  }

  /// What is known of the files at some paths, most quickly where these are sorted.
  func entries(at paths: [String], _ kind: IndexEntry.Kind) -> [Kept<IndexEntry>?] {
    guard let known = entries[kind] else { return paths.map { _ in nil } }
    var next = 0
    return paths.map { path in
      // As a rule it is the one after the last.
      if !known.indices.contains(next) || known[next].value.path != path {
        next = known.firstIndex(fromWhich: { $0.value.path >= path })
        guard known.indices.contains(next), known[next].value.path == path else { return nil }
      }
      next += 1
      return known[next - 1]
    }
  }

  /// Whether nothing is known of any file.
  var isEmpty: Bool { entries.isEmpty }

  /// Makes ready to find files of a kind by what they hold.
  mutating func prepareContents(of kind: IndexEntry.Kind) {
    entriesByContent[kind] = Dictionary((entries[kind] ?? []).map { ($0.value.content, $0) }) { first, _ in
      first
    }
  }

  /// What is known of a file of some bytes, at that path or at another one, where that is made ready.
  func entry(holding content: ContentDigest, at path: String, _ kind: IndexEntry.Kind) -> Kept<IndexEntry>? {
    [entry(at: path, kind), entriesByContent[kind]?[content]].lazy.compactMap(\.self)
      .first { $0.value.holds(for: content, at: path) }
  }

  /// A state of a unit for which what was found holds.
  func unit(where isWanted: (UnitState) -> Bool) -> UnitState? { units.first(where: isWanted) }

  /// What is known of the names that lead to documents, in the state for which a digest is as wanted.
  func latency(where isWanted: (LatencyState) -> Bool) -> LatencyState? { latencies.first(where: isWanted) }

  /// What was found under a key.
  func outcome(_ key: ContentDigest) -> DocumentOutcome? { outcomesByKey[key] }
}

extension [Kept<IndexEntry>] {
  /// The first place from which on something holds, by halving; the end if nowhere.
  fileprivate func firstIndex(fromWhich holds: (Kept<IndexEntry>) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
