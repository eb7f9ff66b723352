package import RuntimeAttributes

/// Looks through the text of sources for the actions that they declare: methods with one argument.
package enum ActionNameScanner {
  /// The selectors of the actions that a source declares, comments and literals aside.
  package static func selectors(in bytes: [UInt8], _ language: SourceLanguage) -> Set<String> {
    bytes.withUnsafeBufferPointer { bytes in
      let tokens = SourceTokens(bytes, language)
      var selectors: Set<String> = []
      let function = Array("func".utf8)
      for index in tokens.indices where tokens.isSymbol(index + 1, "(", ":") && tokens.isWord(index) {
        let isSwift = tokens.spells(index - 1, function) && tokens.isWord(index + 2, of: ["_"])
        guard isSwift || isObjectiveC(index, tokens), let word = tokens.word(index) else { continue }
        selectors.insert(word + ":")
      }
      return selectors
    }
  }

  /// Whether a method begins with a word: `- (void)word:(`.
  private static func isObjectiveC(_ index: Int, _ tokens: SourceTokens) -> Bool {
    guard tokens.isSymbol(index + 1, ":"), tokens.isSymbol(index + 2, "("), tokens.isSymbol(index - 1, ")"),
      let opening = tokens.bracket(around: index - 1)
    else { return false }
    return tokens.isSymbol(opening - 1, "-")
  }
}
