/// The files that the build phases of targets list, and the folders that they lie in.
struct ListedFiles: Sendable {
  /// The folders in which targets build something, and whether that is a source.
  private var folders: [Substring: Bool] = [:]
  /// The files by their length.
  private var files: [Int: [String]] = [:]
  /// The folders that projects stand in, below which there may be anything.
  private let projectFolders: Set<String>
  /// Whether some targets build tests.
  let hasTests: Bool

  /// Whether nothing is listed.
  var isEmpty: Bool { folders.isEmpty }

  /// Gathers what targets list.
  init(_ targets: [ProjectTarget]) {
    hasTests = targets.contains(where: \.isTest)
    let projects = Set(targets.lazy.map(\.project))
    projectFolders = Set(projects.map { PathName.folder(of: PathName.folder(of: $0)) })
    for target in targets {
      for file in target.files {
        files[file.utf8.count, default: []].append(file)
        let folder = Self.folder(of: file)
        if FileTree.FileKind(name: file) == .source {
          folders[folder] = true
        } else if folders[folder] == nil {
          folders[folder] = false
        }
      }
    }
  }

  /// Whether a file's folder is one in which targets build something, or lies below one within the folder of a project.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - isSource: Whether only folders count in which they build sources.
  /// - Returns: Whether that is so.
  func lieAround(_ file: String, isSource: Bool) -> Bool {
    func counts(_ folder: Substring) -> Bool { folders[folder].map { $0 || !isSource } ?? false }
    var folder = Self.folder(of: file)
    if counts(folder) { return true }
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if projectFolders.contains(String(folder)) { return false }
      if counts(folder) { return true }
    }
    return false
  }

  /// Whether a target lists a file by another case: on most disks of a Mac it finds the file all the same.
  func contain(_ file: String) -> Bool {
    // Most names of one length differ near their ends.
    let ending = file.utf8.suffix(Self.comparedEnding)
    let candidates = (files[file.utf8.count] ?? []).filter { other in
      zip(other.utf8.suffix(Self.comparedEnding), ending).allSatisfy { $0 | 0x20 == $1 | 0x20 || $0 >= 0x80 }
    }
    guard !candidates.isEmpty else { return false }
    let lowercased = file.lowercased()
    return candidates.contains { $0.lowercased() == lowercased }
  }

  private static let comparedEnding = 12

  /// The folder of a file, whatever language it is for.
  private static func folder(of file: String) -> Substring {
    func folder(of path: Substring) -> Substring {
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }
    let own = folder(of: file[...])
    let isLanguages = own.utf8.last == language.utf8.last && own.hasSuffix(language)
    return isLanguages ? folder(of: own) : own
  }

  /// The ending of the folders of languages.
  private static let language = ".lproj"
}
