import BinaryCoding

/// The entries and outcomes of one or more indexes, for lookup.
struct FactLibrary: Sendable {
  /// The entries of each kind, sorted by path.
  private let entries: [IndexEntry.Kind: [IndexEntry]]
  /// The entries by content, for the kinds whose lookup has been prepared.
  private var entriesByContent: [IndexEntry.Kind: [ContentDigest: IndexEntry]] = [:]
  private let outcomesByKey: [ContentDigest: DocumentOutcome]

  /// Merges indexes; for duplicate paths, the first entry is used.
  init(_ indexes: [FactIndex]) {
    var entries: [IndexEntry.Kind: [IndexEntry]] = [:]
    for entry in indexes.lazy.flatMap(\.entries) { entries[entry.kind, default: []].append(entry) }
    self.entries = entries.mapValues(Self.sorted)
    outcomesByKey = Dictionary(indexes.flatMap(\.outcomes).map { ($0.key, $0) }) { first, _ in first }
  }

  /// Returns the first entry for each path, sorted.
  private static func sorted(_ entries: [IndexEntry]) -> [IndexEntry] {
    // A single index is already sorted.
    if zip(entries, entries.dropFirst()).allSatisfy({ $0.path < $1.path }) { return entries }
    let byPath = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
    return byPath.values.sorted { $0.path < $1.path }
  }

  /// Whether there are no entries.
  var isEmpty: Bool { entries.isEmpty }

  var allEntries: [IndexEntry] { IndexEntry.Kind.allCases.flatMap { entries[$0] ?? [] } }

  func paths(of kind: IndexEntry.Kind) -> [String] { entries[kind]?.map(\.path) ?? [] }

  func entry(at path: String, _ kind: IndexEntry.Kind) -> IndexEntry? {
    guard let known = entries[kind] else { return nil }
    let index = known.partitioningIndex { $0.path >= path }
    return known.indices.contains(index) && known[index].path == path ? known[index] : nil
  }

  /// Prepares the lookup of entries of a kind by content.
  mutating func prepareContents(of kind: IndexEntry.Kind) {
    entriesByContent[kind] = Dictionary((entries[kind] ?? []).map { ($0.content, $0) }) { first, _ in first }
  }

  /// Returns the entry for a file with the given content, at the given path or another one.
  func entry(holding content: ContentDigest, at path: String, _ kind: IndexEntry.Kind) -> IndexEntry? {
    [entry(at: path, kind), entriesByContent[kind]?[content]].lazy.compactMap(\.self)
      .first { $0.holds(for: content, at: path) }
  }

  /// Returns the outcome stored under a key.
  func outcome(_ key: ContentDigest) -> DocumentOutcome? { outcomesByKey[key] }
}

extension [IndexEntry] {
  /// Returns the first index whose element satisfies a predicate that all later elements also satisfy, or the end
  /// index.
  fileprivate func partitioningIndex(_ predicate: (IndexEntry) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
