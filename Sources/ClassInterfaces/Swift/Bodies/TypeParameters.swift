/// The names in a source that may stand for another type each time.
struct TypeParameters {
  private var names: Set<String> = []

  /// Gathers generic parameters, associated types and aliases.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let tokens = SourceTokens(bytes)
    for index in tokens.indices where tokens.isTypeParameter(index) {
      if let name = tokens.word(index) { names.insert(name) }
    }
  }

  /// Whether a name may be one of them.
  func contain(_ name: String) -> Bool { names.contains(name) }
}
