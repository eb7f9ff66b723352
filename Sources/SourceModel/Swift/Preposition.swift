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
