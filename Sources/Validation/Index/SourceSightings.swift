import ClassInterfaces
import FactStorage

/// What the sources of a unit mention of the names by which its documents are asked for.
struct SourceSightings: Sendable {
  /// The digest of all that is mentioned.
  let digest: ContentDigest
  /// What each source mentions, in the order of the sources.
  let states: [MentionState]
  /// What was looked through just now, by file.
  let scanned: [String: NameMentions]

  /// Looks through the sources of which nobody knows yet what they mention of these names.
  static func find(in files: UnitInspection, jobs: Int?) async -> SourceSightings {
    let summaries = await ConcurrentMap.map(files.documents, jobs: jobs) { $0.record().summary }.compactMap(
      \.self
    )
    var names = MentionNames(in: summaries)
    for name in files.sources.lazy.flatMap(\.entry.classNames) { names.add(class: name) }
    let scanner = names.scanner
    let digest = names.digest
    let states = await ConcurrentMap.map(files.sources, jobs: jobs) { file -> (MentionState, NameMentions?) in
      if file.entry.mentions.names == digest { return (file.entry.mentions, nil) }
      guard let bytes = try? FileBytes.read(file.entry.path) else { return (MentionState(), nil) }
      let mentions = scanner.mentions(in: bytes)
      let found = ContentDigest(of: FieldWriter.bytes(of: mentions))
      return (MentionState(names: digest, mentions: found), mentions)
    }
    var scanned: [String: NameMentions] = [:]
    for (file, state) in zip(files.sources, states) { scanned[file.entry.path] = state.1 }
    return SourceSightings(
      digest: ContentDigest(of: FieldWriter.bytes(of: states.map(\.0.mentions))),
      states: states.map(\.0),
      scanned: scanned
    )
  }
}
