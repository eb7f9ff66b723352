/// The sources of the dependencies that were found.
package struct DependencySources: Sendable {
  package private(set) var report = DependencyReport()
  /// The sources outside of the tree, by folder.
  private var outside: [(files: [String], locks: Set<String>)] = []
  /// The dependencies' sources in the tree.
  package private(set) var inTree: Set<String> = []
  /// The dependencies' documents in the tree.
  package private(set) var documents: [String] = []
  /// The paths of binary libraries in the tree.
  package private(set) var binaries: Set<String> = []
  /// The build settings files in the tree.
  package private(set) var settingsFiles: [String] = []
  /// The packages whose sources were read; empty if any package is missing.
  package private(set) var readPackages = ReadPackages()
  /// The folders of copies in the tree that are not read because another copy is preferred.
  private var unused: [String] = []

  /// Creates an empty set of sources.
  package init() {}

  /// Finds the dependencies of a tree and lists their sources.
  package init(of tree: FileTree, places: DependencyPlaces, jobs: Int?) async {
    if !tree.dependencyFolders.isEmpty { inTree = Set(tree.sources.filter(tree.isInDependency)) }
    documents = PathName.unique(tree.dependencyDocuments)
    (binaries, settingsFiles) = (Set(tree.binaries), tree.settingsFiles)
    let manifests = tree.sources.filter { PackageManifest.isManifest($0) && !tree.isInDependency($0) }
    guard !tree.locks.isEmpty || !tree.projects.isEmpty || !tree.workspaces.isEmpty else { return }
    var search = DependencySearch(tree, places: places)
    let found = search.find()
    (report, unused) = (found.report, found.unused)
    readPackages = ReadPackages(found.report, manifests: manifests)
    for (folder, locks) in found.folders.sorted(by: { $0.key < $1.key }) {
      outside.append((await FileTree.dependency(at: folder, jobs: jobs), locks))
    }
  }

  /// All sources outside of the tree.
  package var all: [String] { outside.flatMap(\.files) }

  /// Returns the sources outside of the tree that belong to matching lock files or to no lock file.
  package func sources(ofLock isWanted: (String) -> Bool) -> [String] {
    outside.flatMap { $0.locks.isEmpty || $0.locks.contains(where: isWanted) ? $0.files : [] }
  }

  /// Whether a file belongs to a copy that is not read because another copy is preferred.
  private func isUnused(_ path: String) -> Bool { unused.contains { PathName.isBelow(path, $0) } }

  /// Removes the sources of copies that are not read because another copy is preferred.
  package func drop(from tree: inout FileTree) {
    if !unused.isEmpty { tree.sources.removeAll(where: isUnused) }
  }
}
