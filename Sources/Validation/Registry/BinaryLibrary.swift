import ClassInterfaces

/// Looks for the names of classes in binary libraries.
///
/// The Objective-C runtime finds a class by its name, which stands in the binary as text. A binary without the bytes of a
/// name does not declare the class, unless it is encrypted, as from the App Store, or holds bitcode alone.
enum BinaryLibrary {
  /// The names that occur in libraries; all names if one of the libraries cannot be read.
  ///
  /// - Parameters:
  ///   - names: The names of classes.
  ///   - libraries: The paths of libraries and frameworks.
  /// - Returns: The names of classes that a library may declare.
  static func names(among names: Set<String>, in libraries: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for library in libraries {
      let files = self.files(of: library)
      guard !files.isEmpty else { return names }
      for file in files {
        guard let bytes = try? FileBytes.read(file), isBinary(bytes) else { return names }
        for name in names.subtracting(found) {
          let mark = Array(name.utf8)
          guard let last = mark.last, ByteSearch.offsets(of: mark, by: last, in: bytes).isEmpty else {
            found.insert(name)
            continue
          }
        }
      }
    }
    return found
  }

  /// The binaries of a library: of a framework that of its name, of several platforms those of all.
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
    return (["\(path)/\(name)"] + versions).filter(FileSignature.isRegular).prefix(mostVersions).map(\.self)
  }

  private static let mostVersions = 4

  private static func isLibrary(_ path: String) -> Bool {
    [".a", ".dylib", ".framework"].contains(where: path.hasSuffix)
  }

  /// Whether bytes begin as machine code for Apple's systems does, or an archive of it.
  private static func isBinary(_ bytes: [UInt8]) -> Bool { marks.contains { bytes.starts(with: $0) } }

  private static let marks: [[UInt8]] = [
    [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE], [0xCA, 0xFE, 0xBA, 0xBF],
    Array("!<arch>\n".utf8),
  ]
}
