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
      // A letter with an accent is one, however many bytes it takes.
      let (component, part) = (
        String(decoding: component, as: UTF8.self), String(decoding: part, as: UTF8.self)
      )
      return matches(Array(component), Array(part), isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }

  /// Matches element by element, going back to the last star where it fails: a star stands for any number of elements,
  /// so that an earlier one could give nothing that the last one can't.
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

  /// A few braces in a row stand for more patterns than anybody means.
  private static let mostAlternatives = 1024

  /// `a/*.{xib,storyboard}` as two patterns; braces without a partner, or beyond all measure, stand for themselves.
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
