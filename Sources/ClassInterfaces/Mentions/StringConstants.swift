import RuntimeAttributes

/// The constants of a source, Swift or Objective-C, that hold a text which stands there to be read.
struct StringConstants {
  private let tokens: SourceTokens

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    tokens = SourceTokens(bytes, language, matchesBrackets: false)
  }

  /// The text that an expression such as `cellID`, `self.cellID` or `List.cellID` stands for.
  ///
  /// - Parameter expression: The expression, as spelled.
  /// - Returns: The text; nil where the source does not declare just one such constant.
  func text(of expression: String) -> String? {
    let names = expression.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count <= 3, names.allSatisfy({ $0.utf8.first.map(\.beginsWord) == true }),
      names.allSatisfy({ $0.utf8.allSatisfy(\.continuesWord) }), let name = names.last
    else { return nil }
    let spelling = Array(name.utf8)
    let declared = tokens.indices.filter { tokens.spells($0, spelling) && tokens.isDeclared($0) }
    guard declared.count == 1, let index = declared.first else { return nil }
    return literal(behind: index)
  }

  /// The text that a constant is given where it is declared.
  private func literal(behind index: Int) -> String? {
    var next = index + 1
    if tokens.isWord(index - 1, of: ["let"]) {
      if tokens.isSymbol(next, ":"), tokens.isWord(next + 1, of: ["String"]) { next += 2 }
      guard tokens.isSymbol(next, "=") else { return nil }
      next += 1
    } else if tokens.isWord(index - 1, of: ["const"]), tokens.isSymbol(next, "=") {
      next += 1
    } else if !tokens.isWord(index - 1, of: ["define"]) {
      return nil
    }
    if tokens.isSymbol(next, "@") { next += 1 }
    guard let text = tokens.literal(next), !text.contains(UInt8(ascii: "\\")),
      !tokens.isSymbol(next + 1, ".", "+", "@", "\"")
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}
