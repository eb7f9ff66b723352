import PortableFoundation

/// Finds the app or package that contains a path, whose other files make more findings verifiable.
enum AppSearch {
  /// Returns the folder of the app that contains a path, or nil if the path is that folder, or no app is found.
  ///
  /// This is the nearest folder with a project, workspace or package manifest, or else the root of the repository.
  /// The search stops at the root of the repository and at shared folders such as the home folder.
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

  /// Classifies a folder by its files.
  private static func marks(in folder: String) -> (isApp: Bool, isRepository: Bool, isForAll: Bool) {
    let path = folder.isEmpty ? "." : folder
    guard let entries = try? FolderEntries(of: path) else { return (false, false, false) }
    let names = entries.lazy.map(\.name)
    let isApp = names.contains { name in
      projectFiles.contains(name) || projectEndings.contains { name.hasSuffix($0) }
    }
    return (isApp, names.contains(".git"), isForAll(path))
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
  private static let projectEndings = [".xcodeproj", ".xcworkspace"]
}
