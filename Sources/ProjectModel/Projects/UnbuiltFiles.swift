/// Finds files that no target builds, although a project has them in a group, or targets build other files in the same
/// folder or in an enclosing one.
///
/// Other files are unknown: projects may be generated, and packages do not need a project.
package struct UnbuiltFiles {
  private let projects: ProjectTargets
  private let listed: ListedFiles
  /// The folders of packages.
  private let packages: [String]
  /// The Objective-C implementation files.
  private let implementations: Set<String>
  /// The names of the sources that targets list at paths where the sources do not exist.
  private let moved: Set<String>

  /// Collects the folders of built files.
  ///
  /// - Parameters:
  ///   - projects: The projects.
  ///   - sources: The sources, including package manifests.
  package init(_ projects: ProjectTargets, sources: some Sequence<String>) {
    self.projects = projects
    listed = projects.listedFiles
    packages = PackageManifest.folders(among: sources)
    implementations = Set(sources.lazy.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") })
    let known = Set(sources)
    moved = projects.targets.reduce(into: []) { names, target in
      for source in target.sources where !known.contains(source) { names.insert(PathName.file(of: source)) }
    }
  }

  /// Whether no target builds a file, although a project lists the file or targets build other files in its folder or
  /// in an enclosing folder.
  package func contain(_ file: String) -> Bool {
    guard !listed.isEmpty, !projects.build(file), !isHeaderAlone(file), !isMoved(file) else {
      return false
    }
    let isSource = FileTree.FileKind(name: file) == .source
    guard !packages.contains(where: { PathName.isBelow(file, $0) }) else { return false }
    // Sources in a folder reference are copied, not compiled.
    if isInListedFolder(file) { return isSource }
    return (listed.isInGroup(file) || listed.lieAround(file, isSource: isSource)) && !listed.contain(file)
  }

  /// Whether a file is a header without an implementation, which targets do not list and any source may import.
  private func isHeaderAlone(_ file: String) -> Bool {
    file.hasSuffix(".h")
      && !PathName.implementations(ofHeader: file).contains(where: implementations.contains)
  }

  /// Whether a source or a header's implementation was moved: targets list its name at a path that does not exist.
  private func isMoved(_ file: String) -> Bool {
    guard !moved.isEmpty else { return false }
    let files = [file] + PathName.implementations(ofHeader: file)
    return files.contains { moved.contains(PathName.file(of: $0)) }
  }

  /// Whether a project lists a folder that contains the file.
  private func isInListedFolder(_ file: String) -> Bool {
    var folder = PathName.folder(of: file)
    while !folder.isEmpty, folder != "/", !PathName.isAbove(folder) {
      if projects.list(folder) { return true }
      folder = PathName.folder(of: folder)
    }
    return false
  }

  /// Whether the nib references in a source may count: a target other than a test may build the source.
  package func mayMention(_ source: String) -> Bool {
    if listed.hasTests {
      let targets = projects.indexes(building: source)
      if !targets.isEmpty, targets.allSatisfy({ projects.targets[$0].isTest }) { return false }
    }
    return !contain(source)
  }
}
