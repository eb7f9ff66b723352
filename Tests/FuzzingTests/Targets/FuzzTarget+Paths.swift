import Foundation

@testable import ProjectModel
@testable import Validation

extension FuzzTarget {
  /// Configuration patterns, one per line, followed by an empty line and the paths to match.
  static let patterns = FuzzTarget(name: "patterns") { bytes throws(Unsoundness) in
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    .map(String.init)
    let patterns = lines.prefix { !$0.isEmpty }
    let paths = lines.dropFirst(patterns.count + 1).prefix(32)
    for text in patterns.prefix(32) {
      let pattern = PathPattern(text)
      _ = (pattern.startsElsewhere, pattern.matches("App/a.xib", from: "Specs"))
      for path in paths {
        let matches = pattern.matches(path)
        guard !pattern.leadsOut, !text.contains(".."), !text.contains("{"), text.utf8.count < 64,
          path.utf8.count < 64
        else { continue }
        try Unsoundness.unless(
          matches == matchesByDefinition(text.hasSuffix("/") ? text + "**" : text, path),
          "'\(text)' matches '\(path)': \(matches)"
        )
      }
    }
    for (folder, path) in zip(paths, paths.dropFirst()) { try checkNames(folder, path) }
  }

  /// Whether a pattern matches a path, by the definition: `**` matches any number of path components.
  private static func matchesByDefinition(_ pattern: String, _ path: String) -> Bool {
    func parts(_ text: String) -> [[UInt8]] { text.split(separator: "/").map { Array($0.utf8) } }
    var known: [[Int]: Bool] = [:]
    func whole(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
      let key = [pattern.count, path.count]
      if let known = known[key] { return known }
      let matches: Bool
      if let first = pattern.first {
        let isAny = first == Array("**".utf8)
        matches =
          isAny
          ? whole(pattern.dropFirst(), path) || (!path.isEmpty && whole(pattern, path.dropFirst()))
          : path.first.map { part(first[...], $0[...]) && whole(pattern.dropFirst(), path.dropFirst()) }
            ?? false
      } else {
        matches = path.isEmpty
      }
      known[key] = matches
      return matches
    }
    return whole(parts(pattern).filter { $0 != [UInt8(ascii: ".")] }[...], parts(path)[...])
  }

  private static func part(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    // Element `n` of a row: whether the first `n` bytes of the pattern match the text read so far.
    var row = [true]
    for byte in pattern { row.append(row[row.count - 1] && byte == UInt8(ascii: "*")) }
    for byte in text {
      var next = [false]
      for (index, expected) in pattern.enumerated() {
        let isStar = expected == UInt8(ascii: "*")
        let isMatch = expected == byte || expected == UInt8(ascii: "?")
        next.append(isStar ? next[index] || row[index + 1] : isMatch && row[index])
      }
      row = next
    }
    return row[row.count - 1]
  }

  private static func checkNames(_ folder: String, _ path: String) throws(Unsoundness) {
    let normalized = PathName.normalized(path)
    try Unsoundness.unless(PathName.normalized(normalized) == normalized, "'\(normalized)' stays as it is")
    let joined = PathName.joined(folder, path)
    try Unsoundness.unless(!joined.contains("//"), "'\(joined)' has no empty part")
    _ = PathName.relative(path, to: folder)
    _ = PathName.fromFolder(folder, path)
    _ = PathName.isBelow(path, folder)
    _ = PathName.parent(ofFolder: path)
    _ = PathName.nibName(of: path)
    _ = PathName.file(of: path)
  }

  /// Property lists and projects that name the documents to load at launch.
  static let launchSettings = FuzzTarget(name: "launch-settings") { bytes throws(Unsoundness) in
    for isProject in [true, false] {
      let names = LaunchSettings.names(in: bytes, ofSettings: isProject)
      // Each name follows its own marker, which limits the number of names. Decoding replaces an invalid byte with
      // three bytes.
      try Unsoundness.unless(names.count <= bytes.count / 8, "\(names.count) names in \(bytes.count) bytes")
      try Unsoundness.unless(
        names.reduce(0) { $0 + $1.text.utf8.count } <= 3 * 1024 * (names.count + bytes.count),
        "names are short"
      )
    }
  }
}
