package import FactStorage

/// What a source mentions of some names, and whether it may mention others.
package struct MentionSighting: Hashable, Sendable {
  package let mentions: NameMentions
  package let words: WordFilter

  init(_ mentions: NameMentions, folds: [UInt64]) {
    self.mentions = mentions
    words = WordFilter(folds: Set(folds))
  }
}

/// Tells of most names that a source mentions them in no spelling.
package struct WordFilter: Hashable, Sendable {
  private var hashes: HashFilter

  fileprivate init(folds: Set<UInt64>) {
    hashes = HashFilter(capacity: folds.count, bitsPerHash: 8)
    for fold in folds { hashes.insert(fold) }
  }

  /// Whether the source may mention one of some names, in whatever spelling.
  package func mayContain(_ names: [NameFold]) -> Bool { names.contains { hashes.mayContain($0.hash) } }

  /// A name as it is looked for: its letters and digits, in any case.
  package struct NameFold: Hashable, Sendable {
    fileprivate let hash: UInt64

    package init(_ name: String) { hash = FoldedHash.of(name.utf8) }
  }
}

extension WordFilter: Storable {
  package static var blank: WordFilter { WordFilter(folds: []) }

  package mutating func code(with coder: inout some FieldCoder) { coder.code(&hashes) }
}
