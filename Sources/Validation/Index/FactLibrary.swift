import FactStorage

/// Indexes to look files and outcomes up in.
struct FactLibrary: Sendable {
  private let entries: [IndexEntry]
  private let byPath: [String: Int]
  private let byIdentity: [IndexEntry.Identity: Int]
  private let outcomesByKey: [ContentDigest: DocumentOutcome]
  private let sightings: [ContentDigest: ContentDigest]

  /// Joins indexes; of several entries for one path the first counts.
  init(_ indexes: [FactIndex]) {
    entries = indexes.flatMap(\.entries)
    let numbers = entries.indices
    let entries = entries
    byPath = Dictionary(numbers.map { (entries[$0].path, $0) }) { first, _ in first }
    byIdentity = Dictionary(numbers.map { (entries[$0].identity, $0) }) { first, _ in first }
    sightings = Dictionary(indexes.flatMap(\.sightings).map { ($0.contents, $0.mentions) }) { first, _ in
      first
    }
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

  /// What is known of a file of some bytes, at that path or at another one.
  func entry(_ identity: IndexEntry.Identity) -> IndexEntry? { byIdentity[identity].map { entries[$0] } }

  /// The digest of what the sources mention in a state of all files.
  func mentions(_ contents: ContentDigest) -> ContentDigest? { sightings[contents] }

  /// What was found under a key.
  func outcome(_ key: ContentDigest) -> DocumentOutcome? { outcomesByKey[key] }
}
