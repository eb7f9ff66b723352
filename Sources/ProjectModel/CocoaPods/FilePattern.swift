/// A glob pattern in a podspec, relative to the podspec's folder, with the syntax of Ruby's `Dir.glob`.
struct FilePattern: Hashable, Sendable {
  /// The result of matching a pattern with a file.
  enum Match: Comparable {
    case no
    /// The pattern matches a folder that contains the file.
    case folder
    case file
  }

  /// The patterns after brace expansion, each split into path components.
  private let alternatives: [[[UInt8]]]

  /// Reads a pattern; returns nil if it contains a character class or nested braces, or refers to files outside the
  /// folder.
  init?(_ text: String) {
    let texts = PathWildcards.expandBraces(text.lowercased())
    guard !text.hasPrefix("/"), !text.contains("["),
      !texts.contains(where: { $0.contains("{") || $0.contains("}") })
    else { return nil }
    alternatives = texts.map { text in
      var parts = text.split(separator: "/").filter { $0 != "." }
      // A final `**` matches the name of any file or folder.
      if parts.last == "**" { parts[parts.count - 1] = "*" }
      return parts.map { Array($0.utf8) }
    }
    if alternatives.contains(where: { $0.contains(Array("..".utf8)) }) { return nil }
  }

  /// Returns whether the pattern matches a path relative to the podspec's folder, or an enclosing folder of the path.
  func match(_ path: String) -> Match {
    let parts = PathWildcards.components(path.lowercased())
    return alternatives.map { Self.match($0, parts) }.max() ?? .no
  }

  private static func match(_ pattern: [[UInt8]], _ path: [[UInt8]]) -> Match {
    if PathWildcards.matches(pattern, path) { return .file }
    return path.indices.contains { PathWildcards.matches(pattern, path.prefix($0)) } ? .folder : .no
  }
}
