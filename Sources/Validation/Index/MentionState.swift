import FactStorage

/// What a source mentions, as a digest, of the names of which another digest tells.
struct MentionState: Hashable, Sendable {
  /// The names that were looked for; blank where nobody has looked yet.
  var names = ContentDigest.blank
  /// What was found.
  var mentions = ContentDigest.blank
}

extension MentionState: Storable {
  static var blank: MentionState { MentionState() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&names)
    coder.code(&mentions)
  }
}

/// What all sources of a unit mention, by all that its files say.
struct SightingState: Hashable, Sendable {
  /// The digest of what the files say.
  var contents: ContentDigest
  /// The digest of what the sources mention.
  var mentions: ContentDigest
}

extension SightingState: Storable {
  static var blank: SightingState { SightingState(contents: .blank, mentions: .blank) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&contents)
    coder.code(&mentions)
  }
}
