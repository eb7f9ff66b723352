import PortableFoundation

/// Finds the app or package that contains a path, whose other files make more findings verifiable.
enum AppSearch {
  /// Returns the folder of the app that contains a path, or nil if the path is that folder, or no app is found.
  ///
  /// This is the nearest folder with a project or package manifest, or the outermost one with a workspace, which
  /// usually contains the projects below it, or else the root of the repository. The search stops at the root of the
  /// repository and at shared folders such as the home folder. If it finds nothing, the app of a file below the current
  /// folder is the current folder.
  static func folder(around path: String) -> String? {
    var folder = path == "." ? "" : path
    let isFolder = (try? FileTree.isFolder(path)) ?? false
    if !isFolder { folder = PathName.folder(of: path) }
    let start = isFolder ? folder : nil
    var found: String?
    while true {
      let marks = marks(in: folder)
      if marks.isForAll { break }
      if found == nil && marks.isApp || marks.isWorkspace { found = folder }
      if marks.isRepository {
        found = found ?? folder
        break
      }
      guard let parent = PathName.parent(ofFolder: folder) else { break }
      folder = parent
    }
    if found == nil, !isFolder, PathName.isBelow(path, ""), !isForAll(".") {
      found = path.hasPrefix("/") ? FileManager.default.currentDirectoryPath : ""
    }
    return found == start ? nil : found
  }

  private struct Marks {
    var isApp = false
    var isWorkspace = false
    var isRepository = false
    var isForAll = false
  }

  /// Classifies a folder by its files.
  private static func marks(in folder: String) -> Marks {
    let path = folder.isEmpty ? "." : folder
    guard let entries = try? FolderEntries(of: path) else { return Marks() }
    let names = entries.lazy.map(\.name)
    let isWorkspace = names.contains { $0.hasSuffix(".xcworkspace") }
    return Marks(
      isApp: isWorkspace || names.contains { projectFiles.contains($0) || $0.hasSuffix(".xcodeproj") },
      isWorkspace: isWorkspace,
      isRepository: names.contains(".git"),
      isForAll: isForAll(path)
    )
  }

  /// Whether a folder is the root, the temporary folder or the home folder; the home folder may itself be a
  /// repository.
  private static func isForAll(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
    return path == "/"
      || [URL.homeDirectory, .temporaryDirectory].contains { $0.standardizedFileURL.path == path }
  }

  // Manifests of project generators count as projects, since generated projects are often not committed.
  private static let projectFiles: Set<String> = [PackageManifest.name, "Project.swift", "project.yml"]
}
