/// Tells of files that no target builds, although targets build others beside them.
///
/// Who builds files beside which nothing is built is not known: projects are generated, and packages need none.
struct UnbuiltFiles {
  private let projects: ProjectTargets
  /// The folders in which targets build something.
  private var folders: Set<String> = []
  /// The folders in which targets build sources.
  private var sourceFolders: Set<String> = []
  /// All files that targets list, in lower case: on most disks of a Mac a project finds a file by another case as well.
  private var listed: Set<String> = []
  /// The folders of packages.
  private let packages: [String]

  /// Notes beside which files targets build something.
  ///
  /// - Parameters:
  ///   - projects: The projects.
  ///   - sources: The sources, with the manifests of packages among them.
  init(_ projects: ProjectTargets, sources: some Sequence<String>) {
    self.projects = projects
    packages = PackageManifest.folders(among: sources)
    for target in projects.targets {
      for file in target.files {
        let folder = Self.folder(of: file)
        folders.insert(folder)
        listed.insert(file.lowercased())
        if FileTree.FileKind(name: file) == .source { sourceFolders.insert(folder) }
      }
    }
  }

  /// Whether no target builds a file, though there are some that build others of its folder.
  func contain(_ file: String) -> Bool {
    let isSource = FileTree.FileKind(name: file) == .source
    guard (isSource ? sourceFolders : folders).contains(Self.folder(of: file)),
      projects.indexes(building: file).isEmpty, !listed.contains(file.lowercased())
    else { return false }
    var folder = PathName.folder(of: file)
    while !folder.isEmpty, folder != "/", !PathName.isAbove(folder) {
      // A project may list a folder with all that is in it.
      if projects.list(folder) { return false }
      folder = PathName.folder(of: folder)
    }
    return !packages.contains { $0.isEmpty || PathName.isBelow(file, $0) }
  }

  /// The folder of a file, whatever language it is for.
  private static func folder(of file: String) -> String {
    let folder = PathName.folder(of: file)
    return folder.hasSuffix(".lproj") ? PathName.folder(of: folder) : folder
  }
}
