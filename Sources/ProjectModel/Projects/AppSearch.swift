import PortableFoundation

/// Finds the app or package that contains a path, since the other files of the app make more findings verifiable.
package enum AppSearch {
  /// Returns the folder of the app that contains a path, or nil if no app is found or the path itself is the app's
  /// folder.
  ///
  /// The search starts at the nearest folder with sources or a project. That folder is itself the app, unless a
  /// project, manifest or workspace above it contains its files. In that case, the app is the nearest folder with such
  /// a project, or the outermost folder with such a workspace. The search stops at the root of the repository and at
  /// shared folders such as the home folder.
  package static func folder(around path: String) -> String? {
    let isFolder = (try? FileTree.isFolder(path)) ?? false
    let start = isFolder ? (path == "." ? "" : path) : PathName.folder(of: path)
    let folders = folders(from: start)
    guard let nearest = nearest(in: folders) else { return nil }
    let base = folders[nearest]
    var apps: [String] = []
    var found = base
    for folder in folders[nearest...] {
      let projects = Projects(in: folder)
      if apps.isEmpty, projects.buildFiles(of: base) {
        apps.append(folder)
        found = folder
      }
      if projects.haveWorkspace(with: base, apps: apps) {
        apps.append(folder)
        found = folder
      }
    }
    return isFolder && found == start ? nil : found
  }

  /// Returns a folder and its ancestors, up to the root of the repository or to a shared folder.
  private static func folders(from start: String) -> [String] {
    var folders: [String] = []
    var next: String? = start
    while let folder = next, !isForAll(folder) {
      folders.append(folder)
      if isRepository(folder) { break }
      next = PathName.parent(ofFolder: folder)
    }
    return folders
  }

  /// Returns the index of the first folder that contains a project, or sources at any depth, if any.
  private static func nearest(in folders: [String]) -> Int? {
    var searched: String?
    return folders.firstIndex { folder in
      defer { searched = folder }
      return !Projects(in: folder).isEmpty || FileTree.hasSources(folder, outside: searched)
    }
  }

  /// Whether a folder is the root of a repository; in a work tree or submodule, `.git` is a file.
  private static func isRepository(_ folder: String) -> Bool {
    var status = stat()
    return stat(PathName.joined(folder, ".git"), &status) == 0
  }

  /// Whether a folder is the root, the temporary folder or the home folder, which may itself be a repository.
  private static func isForAll(_ folder: String) -> Bool {
    let url = URL(fileURLWithPath: folder.isEmpty ? "." : folder, isDirectory: true)
    let path = url.standardizedFileURL.path
    return path == "/"
      || [URL.homeDirectory, .temporaryDirectory].contains { $0.standardizedFileURL.path == path }
  }

  /// The projects, manifests and workspaces in a folder.
  private struct Projects {
    let folder: String
    private var projects: [String] = []
    private var workspaces: [String] = []

    var isEmpty: Bool { projects.isEmpty && workspaces.isEmpty }

    init(in folder: String) {
      self.folder = folder
      guard let entries = try? FolderEntries(of: folder.isEmpty ? "." : folder) else { return }
      for name in entries.map(\.name).sorted() {
        if name.hasSuffix(".xcworkspace") {
          workspaces.append(PathName.joined(folder, name))
        } else if ProjectContents.isProject(name) {
          projects.append(PathName.joined(folder, name))
        }
      }
    }

    /// Whether a project contains files of a folder; a project contains all files of its own folder.
    func buildFiles(of base: String) -> Bool {
      folder == base ? !projects.isEmpty : projects.contains { ProjectContents($0).contain(base) }
    }

    /// Whether a workspace contains a folder, or one of the apps that contain the folder; a workspace contains its own
    /// folder.
    func haveWorkspace(with base: String, apps: [String]) -> Bool {
      folder == base
        ? !workspaces.isEmpty
        : workspaces.contains { WorkspaceFile($0).contains(base, apps: apps) }
    }
  }
}
