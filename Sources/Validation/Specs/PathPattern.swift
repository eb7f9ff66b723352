import PortableFoundation
import ProjectModel

/// A glob pattern for paths: `*` and `?` match within a folder, `**` matches any number of folders, `{a,b}` matches
/// either alternative.
struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  let text: String
  private let alternatives: [Alternative]

  /// One of the patterns after brace expansion.
  private struct Alternative: Hashable, Sendable {
    /// The components without `.`; `..` remains only at the start or after a wildcard.
    var components: [[UInt8]] = []
    /// The number of leading components without wildcards.
    var fixed = 0
    /// Whether the pattern starts at the root of the file system.
    var isAbsolute: Bool

    init(_ text: String) {
      isAbsolute = text.hasPrefix("/")
      for part in text.split(separator: "/") where part != "." {
        if part == "..", let last = components.last, last != PathPattern.parent, !PathWildcards.isOpen(last) {
          components.removeLast()
        } else if part != ".." || !isAbsolute || !components.isEmpty {
          components.append(Array(part.utf8))
        }
      }
      fixed = components.prefix { !PathWildcards.isOpen($0) }.count
    }

    /// Whether the pattern leads out of its folder, with an absolute path or a leading `..`.
    var leadsOut: Bool { isAbsolute || components.first == PathPattern.parent }

    /// Whether a `..` follows a component with a wildcard.
    var isAmbiguous: Bool { components.dropFirst(fixed).contains(PathPattern.parent) }

    /// The path of the leading components without wildcards.
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
    alternatives = PathWildcards.expandBraces(text.hasSuffix("/") ? text + "**" : text).map(Alternative.init)
  }

  /// Whether the pattern, or one of its alternatives, leads out of its folder.
  var leadsOut: Bool { alternatives.contains(where: \.leadsOut) }

  /// Whether a `..` follows a wildcard, which makes the pattern ambiguous.
  var isAmbiguous: Bool { alternatives.contains(where: \.isAmbiguous) }

  /// The paths before the first wildcard, for alternatives that lead out of the folder: `../Shared` for
  /// `../Shared/**/*.swift`.
  var startsElsewhere: [String] { alternatives.filter(\.leadsOut).map(\.start) }

  /// Whether the pattern matches a path relative to the pattern's folder.
  func matches(_ path: String) -> Bool {
    let parts = PathWildcards.components(path)
    return alternatives.contains { !$0.leadsOut && PathWildcards.matches($0.components, parts) }
  }

  /// Whether the pattern, relative to a folder, matches a file.
  ///
  /// Outside of the folder, a pattern without wildcards matches everything below its path.
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
      let parts = file == root ? "" : PathName.relative(file, to: root)
      return rest.isEmpty || PathWildcards.matches(rest, PathWildcards.components(parts))
    }
  }

  private static let parent = Array("..".utf8)
}
