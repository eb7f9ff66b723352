import ClassInterfaces
import FactStorage

/// What a source mentions of the names that documents are asked for by, as an index keeps it.
struct StoredSighting: Sendable {
  /// The digest of the names that were looked for; blank where nobody has looked yet.
  var names = ContentDigest.blank
  /// The digest of what is mentioned of them.
  var mentions = ContentDigest.blank
  /// The facts of the sighting.
  var facts = PackedBytes()

  /// Nobody has looked.
  init() {}

  /// Keeps what was seen of some names.
  init(_ sighting: MentionSighting, of names: ContentDigest) {
    self.names = names
    mentions = ContentDigest(of: FieldWriter.bytes(of: sighting.mentions))
    facts = PackedBytes(FieldWriter.bytes(of: sighting))
  }

  /// What was seen; nil if nobody has looked.
  var sighting: MentionSighting? { try? FieldReader.value(MentionSighting.self, from: facts.bytes) }
}

extension StoredSighting: Storable {
  static var blank: StoredSighting { StoredSighting() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&names)
    coder.code(&mentions)
    coder.code(&facts)
  }
}
