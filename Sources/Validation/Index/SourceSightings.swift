import ClassInterfaces
import FactStorage

/// What the sources of a unit mention of the names by which its documents are asked for.
struct SourceSightings: Sendable {
  /// The names that are looked for, which are needed only where somebody looks.
  struct Names: Sendable {
    let digest: ContentDigest
    let find: @Sendable () -> MentionNames
  }

  /// What is new of a source: by its number.
  private(set) var new: [Int: StoredSighting] = [:]
  /// What was seen just now, so that nobody needs to decode it.
  private var fresh: [Int: NameMentions] = [:]

  /// Looks through the sources of which nobody knows yet what they mention of these names.
  ///
  /// - Parameters:
  ///   - names: The names that are looked for.
  ///   - former: The names that were looked for before.
  ///   - files: The sources.
  ///   - jobs: How many are looked through at the same time.
  init(_ names: Names, former: Names?, in files: [IndexedFile], jobs: Int?) async {
    let open = files.indices.filter { files[$0].entry.sighting.names != names.digest }
    guard !open.isEmpty else { return }
    let (digest, wanted) = (names.digest, names.find())
    let scanner = wanted.scanner
    let differences =
      former.map { $0.find().differences(from: wanted).map(WordFilter.NameFold.init) } ?? []
    let found = await ConcurrentMap.map(open, jobs: jobs) { number -> (StoredSighting, NameMentions?) in
      var stored = files[number].entry.sighting
      // What mentions none of the names that make a difference mentions of these what it did of the former ones.
      if stored.names == former?.digest, !stored.mayMention(differences) {
        stored.names = digest
        return (stored, nil)
      }
      guard let bytes = try? FileBytes.read(files[number].entry.path) else { return (StoredSighting(), nil) }
      let sighting = scanner.sighting(in: bytes)
      return (StoredSighting(sighting, of: digest), sighting.mentions)
    }
    for (number, (stored, mentions)) in zip(open, found) {
      new[number] = stored
      if let mentions { fresh[number] = mentions }
    }
  }

  /// What each source mentions; nil for one that cannot be read.
  func mentions(in files: [IndexedFile], jobs: Int?) async -> [NameMentions?] {
    let fresh = fresh
    return await ConcurrentMap.map(Array(files.indices), jobs: jobs) { number in
      fresh[number] ?? files[number].entry.sighting.nameMentions
    }
  }
}
