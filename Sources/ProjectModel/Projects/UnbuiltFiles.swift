/// Finds files that no target builds, although they are in a project's groups or near files that targets build.
///
/// Other files may belong to a generated project, or to a package without a project.
package struct UnbuiltFiles {
  private let projects: ProjectTargets
  private let listed: ListedFiles
  private let packages: [String]
  private let implementations: Set<String>
  /// The names of missing sources that targets list.
  private let moved: Set<String>

  /// Collects the files that targets build; the sources include package manifests.
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

  /// Whether no target builds a file, although it is in a project's groups or near files that targets build.
  ///
  /// Always false for files of packages, headers without an implementation, and moved files.
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

  /// Whether a file is a header without an implementation; targets do not list such headers.
  private func isHeaderAlone(_ file: String) -> Bool {
    file.hasSuffix(".h")
      && !PathName.implementations(ofHeader: file).contains(where: implementations.contains)
  }

  /// Whether a source or a header's implementation was moved: targets list a missing file with the same name.
  private func isMoved(_ file: String) -> Bool {
    guard !moved.isEmpty else { return false }
    let files = [file] + PathName.implementations(ofHeader: file)
    return files.contains { moved.contains(PathName.file(of: $0)) }
  }

  /// Whether a target lists a folder that contains the file.
  private func isInListedFolder(_ file: String) -> Bool {
    var folder = PathName.folder(of: file)
    while !folder.isEmpty, folder != "/", !PathName.isAbove(folder) {
      if projects.list(folder) { return true }
      folder = PathName.folder(of: folder)
    }
    return false
  }

  /// Whether a target other than a test may build a source, so that its nib references are relevant.
  package func mayMention(_ source: String) -> Bool {
    if listed.hasTests {
      let targets = projects.indexes(building: source)
      if !targets.isEmpty, targets.allSatisfy({ projects.targets[$0].isTest }) { return false }
    }
    return !contain(source)
  }
}
