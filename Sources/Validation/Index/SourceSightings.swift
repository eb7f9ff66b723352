import ClassInterfaces
import FactStorage
import RuntimeAttributes

/// What the sources of a unit mention of the names by which its documents are asked for.
struct SourceSightings: Sendable {
  /// The names that are looked for, which are needed only where somebody looks.
  struct Names: Sendable {
    let digest: ContentDigest
    let find: @Sendable () -> MentionNames
  }

  /// The names that were looked for before.
  struct Former: Sendable {
    let names: Names
    /// Whether what the index says that sources mention is what they mentioned of these.
    let isWhole: Bool

    init(_ names: Names, isWhole: Bool) { (self.names, self.isWhole) = (names, isWhole) }

    /// Whether what is known of a source is what it mentioned of these names, whatever it was looked through for.
    func cover(_ file: IndexedFile) -> Bool {
      isWhole && file.isKnown || names.digest == file.entry.sighting.names
    }
  }

  /// What is new of a source: by its number.
  private(set) var new: [Int: StoredSighting] = [:]
  /// What was seen just now, so that nobody needs to decode it.
  private var fresh: [Int: NameMentions] = [:]

  /// Looks through the sources of which nobody knows yet what they mention of these names.
  ///
  /// - Parameters:
  ///   - names: The names that are looked for.
  ///   - former: What was looked for before.
  ///   - files: The sources.
  ///   - jobs: How many are looked through at the same time.
  init(_ names: Names, former: Former?, in files: [IndexedFile], jobs: Int?) async {
    let areNew = former?.names.digest != names.digest
    let open = files.indices.filter { number in
      files[number].entry.sighting.names != names.digest && (areNew || former?.cover(files[number]) != true)
    }
    guard !open.isEmpty else { return }
    let (digest, wanted) = (names.digest, names.find())
    let scanner = wanted.scanner
    let differences =
      former.map { $0.names.find().differences(from: wanted).map(WordFilter.NameFold.init) } ?? []
    let found = await ConcurrentMap.map(open, jobs: jobs) { number -> (StoredSighting, NameMentions?)? in
      // What mentions none of the names that make a difference mentions of these what it did of the former ones.
      if former?.cover(files[number]) == true, !files[number].entry.sighting.mayMention(differences) {
        return nil
      }
      guard let bytes = try? FileBytes.read(files[number].entry.path) else { return (StoredSighting(), nil) }
      let language = SourceLanguage(ofFile: files[number].entry.path)
      let isTest = files[number].packedSource?.record.interface.isTest == true
      let sighting = scanner.sighting(in: bytes, language, isTest: isTest)
      return (StoredSighting(sighting, of: digest), sighting.mentions)
    }
    for (number, sighting) in zip(open, found) {
      guard let (stored, mentions) = sighting else { continue }
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
