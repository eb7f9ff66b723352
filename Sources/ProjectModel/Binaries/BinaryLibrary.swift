/// Searches binary libraries for class names.
///
/// The Objective-C runtime finds classes by name, so binaries contain the names of their classes as strings. A binary
/// without the name does not declare the class, unless it contains only bitcode.
package enum BinaryLibrary {
  /// Returns the names that occur in libraries, or all names if a library cannot be read.
  ///
  /// - Parameters:
  ///   - names: The class names to search for.
  ///   - libraries: The paths of libraries and frameworks.
  ///   - documented: The frameworks whose headers declare their classes; their binaries may be missing or unreadable.
  /// - Returns: The names of classes that a library may declare.
  package static func names(
    among names: Set<String>,
    in libraries: Set<String>,
    documented: Set<String>
  ) -> Set<String> {
    var found: Set<String> = []
    for library in libraries {
      let files = self.files(of: library)
      guard !files.isEmpty || documented.contains(library) else { return names }
      for file in files {
        guard let bytes = try? FileBytes.read(file), isBinary(bytes) else {
          if documented.contains(library) { continue }
          return names
        }
        found.formUnion(BinaryClassNames(among: names.subtracting(found), in: bytes).found)
      }
    }
    return found
  }

  /// Returns the binaries of a library for all platforms and up to four versions.
  private static func files(of path: String) -> [String] {
    let name = PathName.stem(of: path)
    if path.hasSuffix(".xcframework") {
      return FolderEntries.folders(in: path).flatMap { slice in
        let folder = "\(path)/\(slice)"
        guard let entries = try? FolderEntries(of: folder) else { return [String]() }
        return entries.map { "\(folder)/\($0.name)" }.filter(isLibrary).flatMap(files)
      }
    }
    guard path.hasSuffix(".framework") else { return [path] }
    let versions = FolderEntries.folders(in: path + "/Versions").map { "\(path)/Versions/\($0)/\(name)" }
    return (["\(path)/\(name)"] + versions).filter(SystemPath.isRegularFile).prefix(mostVersions).map(\.self)
  }

  private static let mostVersions = 4

  private static func isLibrary(_ path: String) -> Bool {
    [".a", ".dylib", ".framework"].contains(where: path.hasSuffix)
  }

  /// Whether the bytes start with the magic number of a Mach-O file, a universal binary or a static library.
  private static func isBinary(_ bytes: [UInt8]) -> Bool { marks.contains { bytes.starts(with: $0) } }

  private static let marks: [[UInt8]] = [
    [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE], [0xCA, 0xFE, 0xBA, 0xBF],
    Array("!<arch>\n".utf8),
  ]
}
