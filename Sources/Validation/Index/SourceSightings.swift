import ClassInterfaces
import FactStorage

/// What the sources of a unit mention of the names by which its documents are asked for.
struct SourceSightings: Sendable {
  /// What each source mentions, in the order of the sources.
  let stored: [StoredSighting]
  /// The same for the sources that were looked through just now.
  private let fresh: [MentionSighting?]

  /// Looks through the sources of which nobody knows yet what they mention of these names.
  ///
  /// - Parameters:
  ///   - names: The names that are looked for.
  ///   - former: The names that were looked for before.
  ///   - files: The sources.
  ///   - jobs: How many are looked through at the same time.
  /// - Returns: What they mention.
  static func find(
    _ names: MentionNames,
    former: MentionNames?,
    in files: [IndexedFile],
    jobs: Int?
  ) async -> SourceSightings {
    let (scanner, digest) = (names.scanner, names.digest)
    let formerDigest = former?.digest
    let differences = former.map { $0.differences(from: names).map(MentionSighting.NameFold.init) } ?? []
    let found = await ConcurrentMap.map(files, jobs: jobs) { file -> (StoredSighting, MentionSighting?) in
      var stored = file.entry.sighting
      if stored.names == digest { return (stored, nil) }
      // What mentions none of the names that make a difference mentions of these what it did of the former ones.
      if stored.names == formerDigest, let sighting = stored.sighting, !sighting.mayMention(differences) {
        stored.names = digest
        return (stored, sighting)
      }
      guard let bytes = try? FileBytes.read(file.entry.path) else { return (StoredSighting(), nil) }
      let sighting = scanner.sighting(in: bytes)
      return (StoredSighting(sighting, of: digest), sighting)
    }
    return SourceSightings(stored: found.map(\.0), fresh: found.map(\.1))
  }

  /// What each source mentions; nil for one that cannot be read.
  func mentions(jobs: Int?) async -> [NameMentions?] {
    await ConcurrentMap.map(Array(zip(stored, fresh)), jobs: jobs) { stored, fresh in
      (fresh ?? stored.sighting)?.mentions
    }
  }
}
