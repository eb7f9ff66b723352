import ClassInterfaces

/// The sources of the dependencies that were found.
struct DependencySources: Sendable {
  private(set) var report = DependencyReport()
  /// The sources outside of the tree, by the folders that hold them.
  private var outside: [(files: [String], locks: Set<String>)] = []
  /// The sources of the tree that belong to dependencies.
  private(set) var inTree: Set<String> = []
  /// The documents of dependencies in the tree.
  private(set) var documents: [String] = []
  /// The paths of binary libraries in the tree.
  private(set) var binaries: Set<String> = []
  /// The files of build settings in the tree.
  private(set) var settingsFiles: [String] = []
  /// The identities of packages whose sources were read; none if something that they may link was not.
  private(set) var readPackages: Set<String> = []
  /// The folders of the tree that hold other versions than the locked ones.
  private var unused: [String] = []

  /// No dependencies.
  init() {}

  /// Finds the dependencies of a tree, and lists their sources.
  init(of tree: FileTree, places: DependencyPlaces, jobs: Int?) async {
    if !tree.dependencyFolders.isEmpty { inTree = Set(tree.sources.filter(tree.isInDependency)) }
    documents = PathName.unique(tree.dependencyDocuments)
    (binaries, settingsFiles) = (Set(tree.binaries), tree.settingsFiles)
    guard !tree.locks.isEmpty || !tree.projects.isEmpty || !tree.workspaces.isEmpty else { return }
    var search = DependencySearch(tree, places: places)
    let found = search.find()
    (report, unused) = (found.report, found.unused)
    readPackages = Self.readPackages(found.report)
    for (folder, locks) in found.folders.sorted(by: { $0.key < $1.key }) {
      outside.append((await FileTree.dependency(at: folder, jobs: jobs), locks))
    }
  }

  /// The packages of a report, if all of them were found and none has binaries.
  private static func readPackages(_ report: DependencyReport) -> Set<String> {
    let packages = report.statuses.filter { $0.dependency.kind == .package }
    let areRead = packages.allSatisfy { status in
      guard status.state == .found, let folder = status.copies.first?.path,
        let manifest = try? FileBytes.read("\(folder)/\(PackageManifest.name)")
      else { return false }
      return ByteSearch.offsets(of: binaryTarget, by: UInt8(ascii: "T"), in: manifest).isEmpty
    }
    return areRead ? Set(packages.map(\.dependency.identity)) : []
  }

  private static let binaryTarget = Array(".binaryTarget".utf8)

  /// All sources outside of the tree.
  var all: [String] { outside.flatMap(\.files) }

  /// The sources outside of the tree for which some lock files are responsible; those that no lock file names are everybody's.
  func sources(ofLock isWanted: (String) -> Bool) -> [String] {
    outside.flatMap { $0.locks.isEmpty || $0.locks.contains(where: isWanted) ? $0.files : [] }
  }

  /// Whether a file belongs to another version of a dependency than the locked one.
  func isUnused(_ path: String) -> Bool { unused.contains { PathName.isBelow(path, $0) } }

  /// Removes the files of other versions than the locked ones.
  func drop(from tree: inout FileTree) {
    if !unused.isEmpty { tree.sources.removeAll(where: isUnused) }
  }
}

extension FileTree {
  /// What matters to dependencies, with other paths.
  func mapped(_ path: (String) -> String) -> FileTree {
    var tree = FileTree()
    tree.sources = sources.map(path)
    tree.projects = projects.map(path)
    tree.locks = locks.map(path)
    tree.workspaces = workspaces.map(path)
    tree.dependencyFolders = dependencyFolders.map(path)
    tree.dependencyDocuments = dependencyDocuments.map(path)
    tree.roots = roots.map(path)
    tree.binaries = binaries.map(path)
    tree.settingsFiles = settingsFiles.map(path)
    return tree
  }
}
