/// Tells of files that no target builds, although targets build others beside them, or in a folder around theirs.
///
/// Who builds files around which nothing is built is not known: projects are generated, and packages need none.
struct UnbuiltFiles {
  private let projects: ProjectTargets
  private let listed: ListedFiles
  /// The folders of packages.
  private let packages: [String]

  /// Notes beside which files targets build something.
  ///
  /// - Parameters:
  ///   - projects: The projects.
  ///   - sources: The sources, with the manifests of packages among them.
  init(_ projects: ProjectTargets, sources: some Sequence<String>) {
    self.projects = projects
    listed = projects.listedFiles
    packages = PackageManifest.folders(among: sources)
  }

  /// Whether no target builds a file, though there are some that build others of its folder.
  func contain(_ file: String) -> Bool {
    guard !listed.isEmpty, !projects.build(file) else { return false }
    let isSource = FileTree.FileKind(name: file) == .source
    guard !packages.contains(where: { PathName.isBelow(file, $0) }) else { return false }
    // The sources in a folder that is copied as it is are not compiled.
    if isInListedFolder(file) { return isSource }
    return listed.lieAround(file, isSource: isSource) && !listed.contain(file)
  }

  /// Whether a project lists a folder with all that is in it.
  private func isInListedFolder(_ file: String) -> Bool {
    var folder = PathName.folder(of: file)
    while !folder.isEmpty, folder != "/", !PathName.isAbove(folder) {
      if projects.list(folder) { return true }
      folder = PathName.folder(of: folder)
    }
    return false
  }

  /// Whether what a source mentions may be loaded by an app: some target that is more than a test may build it.
  func mayMention(_ source: String) -> Bool {
    if listed.hasTests {
      let targets = projects.indexes(building: source)
      if !targets.isEmpty, targets.allSatisfy({ projects.targets[$0].isTest }) { return false }
    }
    return !contain(source)
  }
}
