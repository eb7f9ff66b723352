/// A glob pattern for paths: `*` and `?` match within a folder, `**` matches any number of folders, `{a,b}` matches
/// either.
struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  let text: String
  private let alternatives: [[[UInt8]]]

  /// Parses a pattern.
  ///
  /// A pattern with a trailing slash matches all files below that folder.
  init(_ text: String) {
    self.text = text
    let whole = text.hasSuffix("/") ? text + "**" : text
    alternatives = Self.expandBraces(whole).map { alternative in
      alternative.split(separator: "/", omittingEmptySubsequences: true)
        .filter { $0 != "." }
        .map { Array($0.utf8) }
    }
  }

  /// The fixed start of a pattern that leads out of its folder, and the rest of the pattern; nil for other patterns.
  ///
  /// The start does not contain placeholders: for `../Shared/**/*.swift`, it is `../Shared`.
  var elsewhere: (root: String, rest: PathPattern?)? {
    guard text.hasPrefix("../") || text.hasPrefix("/") || text == ".." else { return nil }
    let parts = text.split(separator: "/")
    let fixed = parts.prefix { !$0.contains { "*?{".contains($0) } }
    let rest = parts.dropFirst(fixed.count).joined(separator: "/")
    let root = (text.hasPrefix("/") ? "/" : "") + fixed.joined(separator: "/")
    return (root, rest.isEmpty ? nil : PathPattern(rest))
  }

  /// Whether the pattern matches a path relative to the pattern's folder.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map { Array($0.utf8) }
    return alternatives.contains { Self.matches($0, parts) }
  }

  private static let anyFolders = Array("**".utf8)

  private static func matches(_ pattern: [[UInt8]], _ path: [[UInt8]]) -> Bool {
    matches(pattern, path, isStar: { $0 == anyFolders }) { component, part in
      guard part.contains(where: { $0 >= 0x80 }) else {
        return matches(component, part, isStar: { $0 == UInt8(ascii: "*") }) {
          $0 == UInt8(ascii: "?") || $0 == $1
        }
      }
      // Characters are compared, since an accented letter may have several bytes.
      let (component, part) = (
        String(decoding: component, as: UTF8.self), String(decoding: part, as: UTF8.self)
      )
      return matches(Array(component), Array(part), isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }

  /// Matches element by element, and backtracks to the last star after a mismatch.
  ///
  /// A star matches any number of elements, so backtracking to an earlier star cannot find other matches.
  private static func matches<Element>(
    _ pattern: [Element],
    _ subject: [Element],
    isStar: (Element) -> Bool,
    isMatch: (Element, Element) -> Bool
  ) -> Bool {
    var (patternIndex, index) = (0, 0)
    var star: (pattern: Int, index: Int)?
    while index < subject.count {
      if patternIndex < pattern.count, isStar(pattern[patternIndex]) {
        star = (patternIndex, index)
        patternIndex += 1
      } else if patternIndex < pattern.count, isMatch(pattern[patternIndex], subject[index]) {
        patternIndex += 1
        index += 1
      } else if let last = star {
        star = (last.pattern, last.index + 1)
        patternIndex = last.pattern + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy(isStar)
  }

  // Several braces in a row can expand to more patterns than intended.
  private static let mostAlternatives = 1024

  /// Expands `a/*.{xib,storyboard}` to two patterns; unbalanced braces, and braces with too many alternatives, are
  /// literal.
  private static func expandBraces(_ text: String) -> [String] {
    var heads = [""]
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let choices = rest[rest.index(after: open)..<close].split(
        separator: ",",
        omittingEmptySubsequences: false
      )
      guard heads.count * choices.count <= mostAlternatives else { break }
      heads = heads.flatMap { head in choices.map { head + rest[..<open] + $0 } }
      rest = rest[rest.index(after: close)...]
    }
    return heads.map { $0 + rest }
  }
}
