/// The prepositions in the compiler's list of words (swiftlang/swift, lib/Basic/PartsOfSpeech.def).
enum Preposition {
  private static let all: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// Whether a word is a preposition, ignoring case.
  static func isOne(_ word: some StringProtocol) -> Bool {
    2...10 ~= word.utf8.count && all.contains(word.lowercased())
  }
}

/// The rule for a method's first argument label in its selector.
package enum FirstLabel {
  /// Whether `With` joins the label to the method's base name: `zoomWithLayer:`, but `zoomTo:`.
  package static func needsWith(_ label: String, after baseName: String) -> Bool {
    !Preposition.isOne(CamelCase.firstWord(label)) && !Preposition.isOne(CamelCase.lastWord(baseName))
  }
}
