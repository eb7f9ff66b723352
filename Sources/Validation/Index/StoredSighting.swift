import ClassInterfaces
import FactStorage

/// What a source mentions of the names that documents are asked for by, as an index keeps it.
struct StoredSighting: Sendable {
  /// The digest of the names that were looked for; blank where nobody has looked yet.
  var names = ContentDigest.blank
  /// The digest of what is mentioned of them.
  var mentions = ContentDigest.blank
  /// The facts of what is mentioned.
  var facts = PackedBytes()
  /// The facts of what tells whether other names may be mentioned.
  var words = PackedBytes()

  /// Nobody has looked.
  init() {}

  /// Keeps what was seen of some names.
  init(_ sighting: MentionSighting, of names: ContentDigest) {
    self.names = names
    let facts = FieldWriter.bytes(of: sighting.mentions)
    mentions = ContentDigest(of: facts)
    self.facts = PackedBytes(facts)
    words = PackedBytes(FieldWriter.bytes(of: sighting.words))
  }

  /// What is mentioned; nil if nobody has looked.
  var nameMentions: NameMentions? { try? FieldReader.value(NameMentions.self, from: facts.bytes) }

  /// Whether one of some names may be mentioned.
  func mayMention(_ names: [WordFilter.NameFold]) -> Bool {
    guard let words = try? FieldReader.value(WordFilter.self, from: words.bytes) else { return true }
    return words.mayContain(names)
  }
}

extension StoredSighting: Storable {
  static var blank: StoredSighting { StoredSighting() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&names)
    coder.code(&mentions)
    coder.code(&facts)
    coder.code(&words)
  }
}
