/// The files that projects list in build phases and groups, and the folders that contain the files.
struct ListedFiles: Sendable {
  /// The folders with files of targets, and whether a folder contains a source.
  private var folders: [Substring: Bool] = [:]
  /// The files by path length.
  private var files: [Int: [String]] = [:]
  /// The folders that contain projects.
  private let projectFolders: Set<String>
  /// The files in groups of projects, including files that no target builds.
  private var grouped: Set<String> = []
  let hasTests: Bool

  var isEmpty: Bool { folders.isEmpty }

  /// Collects the files that targets list.
  init(_ targets: [ProjectTarget]) {
    hasTests = targets.contains(where: \.isTest)
    let projects = Set(targets.lazy.map(\.project))
    projectFolders = Set(projects.map { PathName.folder(of: PathName.folder(of: $0)) })
    var read: Set<String> = []
    for target in targets {
      if read.insert(target.project).inserted { grouped.formUnion(target.filesOfProject) }
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

  /// Whether a group of a project contains a file.
  func isInGroup(_ file: String) -> Bool { grouped.contains(file) }

  /// Whether targets build files in a file's folder, or in an enclosing folder within the project's folder.
  ///
  /// If `isSource` is true, folders in which targets do not build sources are ignored.
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

  /// Whether a target lists a file, ignoring case, since most Macs have case-insensitive file systems.
  func contain(_ file: String) -> Bool {
    // Most paths of the same length differ in their last bytes.
    let ending = file.utf8.suffix(Self.comparedEnding)
    let candidates = (files[file.utf8.count] ?? []).filter { other in
      zip(other.utf8.suffix(Self.comparedEnding), ending).allSatisfy { $0 | 0x20 == $1 | 0x20 || $0 >= 0x80 }
    }
    guard !candidates.isEmpty else { return false }
    let lowercased = file.lowercased()
    return candidates.contains { $0.lowercased() == lowercased }
  }

  private static let comparedEnding = 12

  /// Returns the folder of a file, without a language folder.
  private static func folder(of file: String) -> Substring {
    func folder(of path: Substring) -> Substring {
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }
    let own = folder(of: file[...])
    let isLanguages = own.utf8.last == language.utf8.last && own.hasSuffix(language)
    return isLanguages ? folder(of: own) : own
  }

  private static let language = ".lproj"
}
