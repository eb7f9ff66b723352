package import FactStorage

/// What a source mentions of some names, and whether it may mention others.
package struct MentionSighting: Hashable, Sendable {
  package private(set) var mentions: NameMentions
  private var words: HashFilter

  init(_ mentions: NameMentions, folds: [UInt64]) {
    self.mentions = mentions
    let folds = Set(folds)
    words = HashFilter(capacity: folds.count, bitsPerHash: 8)
    for fold in folds { words.insert(fold) }
  }

  /// Whether the source may mention one of some names, in whatever spelling.
  package func mayMention(_ names: [NameFold]) -> Bool { names.contains { words.mayContain($0.hash) } }

  /// A name as it is looked for: its letters and digits, in any case.
  package struct NameFold: Hashable, Sendable {
    fileprivate let hash: UInt64

    package init(_ name: String) { hash = FoldedHash.of(name.utf8) }
  }
}

extension MentionSighting: Storable {
  package static var blank: MentionSighting { MentionSighting(NameMentions(), folds: []) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&mentions)
    coder.code(&words)
  }
}
