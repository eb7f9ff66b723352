/// Tells of names in a source that they may stand for another type each time.
enum TypeParameters {
  /// Whether a name may be a generic parameter, an associated type or an alias.
  static func contain(_ name: String, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let tokens = SourceTokens(bytes)
    let spelling = Array(name.utf8)
    return tokens.indices.contains { index in
      guard tokens.spells(index, spelling) else { return false }
      return tokens.isWord(index - 1, of: ["associatedtype", "typealias"])
        || tokens.isSymbol(index - 1, "<", ",") && tokens.isSymbol(index + 1, ">", ",", ":")
    }
  }
}
