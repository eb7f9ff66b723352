import PortableFoundation

/// Finds the app or package of which a path is a part: what is read around it proves what is missing.
enum AppSearch {
  /// The folder of the app around a path; nil where the path is that folder, or nothing tells of one.
  ///
  /// It is the nearest one with a project, a workspace or a package's manifest, and where none has any the top of the
  /// repository. Nothing beyond the repository is looked at, nor folders that hold all sorts of things.
  static func folder(around path: String) -> String? {
    var folder = path == "." ? "" : path
    let isFolder = (try? FileTree.isFolder(path)) ?? false
    if !isFolder { folder = PathName.folder(of: path) }
    let start = isFolder ? folder : nil
    while true {
      let marks = marks(in: folder)
      guard !marks.isForAll else { return nil }
      if marks.isApp || marks.isRepository { return folder == start ? nil : folder }
      guard let parent = PathName.parent(ofFolder: folder) else { return nil }
      folder = parent
    }
  }

  /// What the files in a folder make of it.
  private static func marks(in folder: String) -> (isApp: Bool, isRepository: Bool, isForAll: Bool) {
    let path = folder.isEmpty ? "." : folder
    guard let entries = try? FolderEntries(of: path) else { return (false, false, false) }
    let names = entries.lazy.map(\.name)
    let isApp = names.contains { name in
      projectFiles.contains(name) || projectEndings.contains { name.hasSuffix($0) }
    }
    return (isApp, names.contains(".git"), isForAll(path))
  }

  /// Whether a folder is the home folder, which some keep in a repository, the one for temporary files, or the root.
  private static func isForAll(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
    return path == "/"
      || [URL.homeDirectory, .temporaryDirectory].contains { $0.standardizedFileURL.path == path }
  }

  /// What makes projects that are kept out of repositories is as good as they are.
  private static let projectFiles: Set<String> = [PackageManifest.name, "Project.swift", "project.yml"]
  private static let projectEndings = [".xcodeproj", ".xcworkspace"]
}
