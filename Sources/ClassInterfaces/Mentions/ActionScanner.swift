package import RuntimeAttributes

/// Looks through the text of sources for what answers actions: methods, and whatever else spells their names, such as
/// selectors and strings.
package struct ActionScanner: Sendable {
  /// What is looked for, by the folded hash of its word.
  private let spellings: [UInt64: [(selector: String, spelling: ActionSpelling)]]

  /// Creates a scanner for what answers some selectors.
  package init(_ selectors: some Sequence<String>) {
    var spellings: [UInt64: [(selector: String, spelling: ActionSpelling)]] = [:]
    for selector in selectors {
      for spelling in ActionSpelling.all(of: selector) {
        spellings[FoldedHash.of(spelling.word.utf8), default: []].append((selector, spelling))
      }
    }
    self.spellings = spellings
  }

  /// Those of the selectors that a source may answer.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - language: Its language.
  /// - Returns: The selectors.
  package func answered(in bytes: [UInt8], _ language: SourceLanguage) -> Set<String> {
    bytes.withUnsafeBufferPointer { bytes in
      let tokens = SourceTokens(bytes, language, matchesBrackets: false)
      var answered: Set<String> = []
      for index in tokens.indices {
        if tokens.isWord(index) {
          for (selector, spelling) in spellings[FoldedHash.of(bytes[tokens.range(index)])] ?? []
          where !answered.contains(selector) && Self.isSpelled(spelling, at: index, in: tokens) {
            answered.insert(selector)
          }
        } else if let content = tokens.content(index) {
          answered.formUnion(named(in: bytes[content]))
        }
      }
      return answered
    }
  }

  /// Whether a word is spelled as given, with its label.
  private static func isSpelled(_ spelling: ActionSpelling, at index: Int, in tokens: SourceTokens) -> Bool {
    guard tokens.bytes(index)?.elementsEqual(spelling.word.utf8) == true else { return false }
    guard let label = spelling.label else { return true }
    return tokens.isSymbol(index + 1, "(") && tokens.bytes(index + 2)?.elementsEqual(label.utf8) == true
  }

  /// The selectors that the text of a literal names.
  private func named(in text: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    (spellings[FoldedHash.of(text)] ?? []).lazy.filter { _, spelling in
      spelling.label == nil
        && text.split { !$0.continuesWord }.contains { $0.elementsEqual(spelling.word.utf8) }
    }.map(\.selector)
  }
}
