/// The classes in whose bodies tokens stand.
extension SourceTokens {
  /// The name of the class or other type around a token, without those around it.
  ///
  /// Nothing around what stands outside of types, and in an extension or protocol, which may be of many classes.
  func container(of index: Int) -> String? {
    var next = bracket(around: index)
    while let bracket = next {
      if isSymbol(bracket, "{"), case .type(let name) = level(of: bracket + 1) {
        return isExtension(endingAt: bracket) ? nil : name
      }
      next = self.bracket(around: bracket)
    }
    return nil
  }

  /// Whether the head of a type that ends at a brace is that of an extension or a protocol.
  private func isExtension(endingAt brace: Int) -> Bool {
    var head = brace - 1
    while head > 0, !isWord(head, of: Self.typeWords) || isSymbol(head - 1, ".") { head -= 1 }
    return isWord(head, of: ["extension", "protocol"])
  }

  /// An implementation of Objective-C: where it begins and ends, and of which class it is.
  typealias Implementation = (start: Int, end: Int, name: String)

  /// The implementations of Objective-C, in the order of the text.
  func implementations() -> [Implementation] {
    var found: [Implementation] = []
    for index in indices where isSymbol(index - 1, "@") {
      if isWord(index, of: ["implementation"]), let name = word(index + 1) {
        found.append((index, indices.upperBound, name))
      } else if isWord(index, of: ["end"]), let last = found.indices.last,
        found[last].end == indices.upperBound
      {
        found[last].end = index
      }
    }
    return found
  }

  /// Whether a token stands behind another one in the same brackets, or in some within them.
  func isInScope(_ index: Int, of declaration: Int) -> Bool {
    guard index > declaration else { return false }
    let scope = bracket(around: declaration)
    var next = bracket(around: index)
    while next != scope {
      guard let bracket = next else { return false }
      next = self.bracket(around: bracket)
    }
    return true
  }
}
