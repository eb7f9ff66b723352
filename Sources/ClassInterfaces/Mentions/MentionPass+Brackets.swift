/// Brackets and arguments near a token. The searches are bounded: no call of those that matter is longer.
extension MentionPass {
  private static let longestCall = 512

  /// The index of the bracket that the one at an index closes.
  func opening(of closing: Int) -> Int? {
    let limit = tokens.range(closing).lowerBound - Self.longestCall
    var (index, depth) = (closing, 0)
    while index >= 0, tokens.range(index).lowerBound >= limit {
      if tokens.isSymbol(index, ")", "]") { depth += 1 }
      if tokens.isSymbol(index, "(", "[") { depth -= 1 }
      if depth == 0 { return index }
      index -= 1
    }
    return nil
  }

  /// The index of the bracket that closes the one at an index.
  func closing(of opening: Int) -> Int? { closing(from: opening, open: 0) }

  /// The index of the bracket that closes the last one of those open before a token, or opened by it.
  func closing(from start: Int, open: Int) -> Int? {
    guard tokens.indices.contains(start) else { return nil }
    let limit = tokens.range(start).lowerBound + Self.longestCall
    var (index, depth) = (start, open)
    while index < tokens.indices.upperBound, tokens.range(index).lowerBound < limit {
      if tokens.isSymbol(index, "(", "[") { depth += 1 }
      if tokens.isSymbol(index, ")", "]") { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return nil
  }

  /// The tokens of an argument, up to the bracket or comma after it.
  func argument(from start: Int) -> Range<Int> {
    guard tokens.indices.contains(start) else { return start..<start }
    let limit = tokens.range(start).lowerBound + Self.longestArgument
    var (index, depth) = (start, 0)
    while index < tokens.indices.upperBound, tokens.range(index).lowerBound < limit {
      if tokens.isSymbol(index, "(", "[") {
        depth += 1
      } else if tokens.isSymbol(index, ")", "]", ",") {
        if depth == 0 { break }
        if !tokens.isSymbol(index, ",") { depth -= 1 }
      }
      index += 1
    }
    return start..<index
  }

  /// No expression for a class is longer.
  private static let longestArgument = 128
}
