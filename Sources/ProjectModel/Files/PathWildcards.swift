/// The wildcards of path patterns, as in a shell: `*`, `?`, `**` and `{a,b}`.
package enum PathWildcards {
  /// Returns the components of a path.
  package static func components(_ path: some StringProtocol) -> [[UInt8]] {
    path.split(separator: "/").map { Array($0.utf8) }
  }

  /// Whether a component contains a wildcard.
  package static func isOpen(_ component: [UInt8]) -> Bool {
    component.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether the components of a pattern match the components of a path; `**` matches any number of components.
  package static func matches(_ pattern: [[UInt8]], _ path: some Collection<[UInt8]>) -> Bool {
    matches(pattern, Array(path), isStar: { $0 == anyFolders }) { component, part in
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
  /// A star matches any number of elements, so backtracking to earlier stars is unnecessary.
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

  // Consecutive braces multiply the number of patterns.
  private static let mostAlternatives = 1024

  /// Expands braces: `a/*.{xib,storyboard}` becomes two patterns.
  ///
  /// Unbalanced braces, and braces with too many alternatives, are literal.
  package static func expandBraces(_ text: String) -> [String] {
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
