import ClassInterfaces
import FactStorage

/// The mentions of names in a source, as an index stores them.
struct StoredSighting: Sendable {
  /// The digest of the names that were looked for; blank if no run looked for any.
  private(set) var names = ContentDigest.blank
  private var mentions: ArraySlice<UInt8> = []
  private var words: ArraySlice<UInt8> = []

  /// Creates a placeholder for a source that was not scanned.
  init() {}

  /// Stores the mentions of names.
  init(_ sighting: MentionSighting, of names: ContentDigest) {
    self.names = names
    mentions = FieldWriter.bytes(of: sighting.mentions)[...]
    words = FieldWriter.bytes(of: sighting.words)[...]
  }

  /// The mentions; nil if the source was not scanned.
  var nameMentions: NameMentions? { try? FieldReader.value(NameMentions.self, from: mentions) }

  /// Whether the source may contain one of some names.
  func mayMention(_ names: [WordFilter.NameFold]) -> Bool {
    guard let words = try? FieldReader.value(WordFilter.self, from: words) else { return true }
    return words.mayContain(names)
  }
}

extension StoredSighting: Storable {
  static var blank: StoredSighting { StoredSighting() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&names)
    coder.code(bytes: &mentions)
    coder.code(bytes: &words)
  }
}
