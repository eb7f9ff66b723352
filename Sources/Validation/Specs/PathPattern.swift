import PortableFoundation
import ProjectModel

/// A glob pattern for paths: `*` and `?` match within a folder, `**` matches any number of folders, `{a,b}` matches
/// either.
struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  let text: String
  private let alternatives: [Alternative]

  /// One of the patterns that braces combine.
  private struct Alternative: Hashable, Sendable {
    /// The components without `.`, and with `..` only at the start.
    var components: [[UInt8]] = []
    /// The number of components that are names, before the first one with a placeholder.
    var fixed = 0
    /// Whether the pattern starts at the root of the file system.
    var isAbsolute: Bool

    init(_ text: String) {
      isAbsolute = text.hasPrefix("/")
      for part in text.split(separator: "/") where part != "." {
        if part == "..", let last = components.last, last != PathPattern.parent, !PathPattern.isOpen(last) {
          components.removeLast()
        } else if part != ".." || !isAbsolute || !components.isEmpty {
          components.append(Array(part.utf8))
        }
      }
      fixed = components.prefix { !PathPattern.isOpen($0) }.count
    }

    /// Whether the pattern leads out of its folder.
    var leadsOut: Bool { isAbsolute || components.first == PathPattern.parent }

    /// Whether a `..` follows a component with a placeholder.
    var isAmbiguous: Bool { components.dropFirst(fixed).contains(PathPattern.parent) }

    /// The path of the fixed start.
    var start: String {
      let names = components.prefix(fixed).map { String(decoding: $0, as: UTF8.self) }
      return (isAbsolute ? "/" : "") + names.joined(separator: "/")
    }
  }

  /// Parses a pattern.
  ///
  /// A pattern with a trailing slash matches all files below that folder.
  init(_ text: String) {
    self.text = text
    alternatives = Self.expandBraces(text.hasSuffix("/") ? text + "**" : text).map(Alternative.init)
  }

  /// Whether the pattern, or one of its alternatives, leads out of its folder.
  var leadsOut: Bool { alternatives.contains(where: \.leadsOut) }

  /// Whether a `..` follows a placeholder, so that the pattern has no definite meaning.
  var isAmbiguous: Bool { alternatives.contains(where: \.isAmbiguous) }

  /// The fixed starts of the alternatives that lead out of the folder: for `../Shared/**/*.swift`, it is `../Shared`.
  var startsElsewhere: [String] { alternatives.filter(\.leadsOut).map(\.start) }

  /// Whether the pattern matches a path relative to the pattern's folder.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map { Array($0.utf8) }
    return alternatives.contains { !$0.leadsOut && Self.matches($0.components, parts) }
  }

  /// Whether the pattern, in a file of a folder, matches another file.
  ///
  /// Outside of the folder, a pattern without placeholders matches everything below a folder.
  func matches(_ file: String, from folder: String) -> Bool {
    if matches(PathName.relative(file, to: folder)) { return true }
    return alternatives.contains { alternative in
      guard alternative.leadsOut else { return false }
      var (root, file) = (PathName.joined(folder, alternative.start), file)
      if root.hasPrefix("/") != file.hasPrefix("/") {
        let here = FileManager.default.currentDirectoryPath
        (root, file) = (PathName.joined(here, root), PathName.joined(here, file))
      }
      guard PathName.isBelow(file, root) else { return false }
      let rest = Array(alternative.components.dropFirst(alternative.fixed))
      let parts = file == root ? [] : PathName.relative(file, to: root).split(separator: "/")
      return rest.isEmpty || Self.matches(rest, parts.map { Array($0.utf8) })
    }
  }

  private static let parent = Array("..".utf8)

  /// Whether a component contains a placeholder.
  private static func isOpen(_ component: [UInt8]) -> Bool {
    component.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
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
