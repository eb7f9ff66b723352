import ClassInterfaces
import JSON5
import RuntimeAttributes

/// Finds the local packages that manifests and projects reference by path.
enum LocalPackages {
  /// Returns the local packages.
  ///
  /// - Parameters:
  ///   - manifests: The paths of package manifests.
  ///   - projects: The paths of project files.
  /// - Returns: The packages with the locations of their references.
  static func dependencies(manifests: [String], projects: [String]) -> [Dependency] {
    var dependencies: [Dependency] = []
    for manifest in manifests {
      let folder = PathName.folder(of: manifest)
      for (call, place) in values(after: package, in: manifest, upTo: UInt8(ascii: ")")) {
        guard let path = path(inCall: call) else { continue }
        dependencies.append(dependency(at: PathName.joined(folder, path), place))
      }
    }
    for project in projects {
      let folder = PathName.folder(of: PathName.folder(of: project))
      for (value, place) in values(after: relativePath, in: project, upTo: UInt8(ascii: ";")) {
        let path = value.filter { $0 != "\"" }
        guard !path.isEmpty else { continue }
        dependencies.append(dependency(at: PathName.joined(folder, path), place))
      }
    }
    return dependencies
  }

  private static func dependency(at path: String, _ place: SourceLocation) -> Dependency {
    Dependency(PathName.file(of: path), .package, path: path, lock: place)
  }

  /// Returns the strings after a keyword in a file.
  private static func values(
    after word: [UInt8],
    in path: String,
    upTo end: UInt8
  ) -> [(text: Substring, place: SourceLocation)] {
    guard let bytes = try? FileBytes.read(path), let last = word.last else { return [] }
    return ByteSearch.offsets(of: word, by: last, in: bytes).map { offset in
      let value = bytes[(offset + word.count)...].prefix(longestValue).prefix { $0 != end }
      let place = SourceLocation(file: path, position: SourcePosition(at: offset, in: bytes))
      return (String(decoding: value, as: UTF8.self)[...], place)
    }
  }

  /// Returns the value of `path:` in the arguments of `.package(...)`.
  private static func path(inCall arguments: Substring) -> String? {
    guard let label = arguments.ranges(of: "path:").first else { return nil }
    let parts = arguments[label.upperBound...].split(
      separator: "\"",
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace) else { return nil }
    return String(parts[1])
  }

  private static let package = Array(".package(".utf8)
  private static let relativePath = Array("relativePath = ".utf8)
  // No valid path is longer than this.
  private static let longestValue = 4096
}
