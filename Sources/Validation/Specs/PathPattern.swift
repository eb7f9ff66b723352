/// A glob over paths: `*` and `?` stay within one folder, `**` crosses any number of them, `{a,b}` is either.
struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  let text: String
  private let alternatives: [[[UInt8]]]

  /// Reads a pattern.
  ///
  /// A pattern that ends in a slash means everything below that folder.
  init(_ text: String) {
    self.text = text
    let whole = text.hasSuffix("/") ? text + "**" : text
    alternatives = Self.expandBraces(whole).map { alternative in
      alternative.split(separator: "/", omittingEmptySubsequences: true)
        .filter { $0 != "." }
        .map { Array($0.utf8) }
    }
  }

  /// Where a pattern that leads out of its folder starts, and what it matches from there; nil for any other.
  ///
  /// The start has no placeholders: of `../Shared/**/*.swift` it is `../Shared`.
  var elsewhere: (root: String, rest: PathPattern?)? {
    guard text.hasPrefix("../") || text.hasPrefix("/") || text == ".." else { return nil }
    let parts = text.split(separator: "/")
    let fixed = parts.prefix { !$0.contains { "*?{".contains($0) } }
    let rest = parts.dropFirst(fixed.count).joined(separator: "/")
    let root = (text.hasPrefix("/") ? "/" : "") + fixed.joined(separator: "/")
    return (root, rest.isEmpty ? nil : PathPattern(rest))
  }

  /// Whether the pattern matches a path relative to the folder that the pattern counts from.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map { Array($0.utf8) }
    return alternatives.contains { Self.matches($0[...], parts[...]) }
  }

  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == Array("**".utf8) {
      return matches(pattern.dropFirst(), path) || (!path.isEmpty && matches(pattern, path.dropFirst()))
    }
    guard let part = path.first else { return false }
    return matches(first, part) && matches(pattern.dropFirst(), path.dropFirst())
  }

  /// Matches within one component, going back to the last star where it fails.
  private static func matches(_ pattern: [UInt8], _ part: [UInt8]) -> Bool {
    var (patternIndex, partIndex) = (0, 0)
    var star: (pattern: Int, part: Int)?
    while partIndex < part.count {
      if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
        star = (patternIndex, partIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == UInt8(ascii: "?") || pattern[patternIndex] == part[partIndex]
      {
        patternIndex += 1
        partIndex += 1
      } else if let last = star {
        star = (last.pattern, last.part + 1)
        patternIndex = last.pattern + 1
        partIndex = last.part + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// `a/*.{xib,storyboard}` as two patterns; braces without a partner stand for themselves.
  private static func expandBraces(_ text: String) -> [String] {
    guard
      let open = text.firstIndex(of: "{"),
      let close = text[open...].firstIndex(of: "}")
    else { return [text] }
    let tails = expandBraces(String(text[text.index(after: close)...]))
    return text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { choice in tails.map { text[..<open] + choice + $0 } }
  }
}
