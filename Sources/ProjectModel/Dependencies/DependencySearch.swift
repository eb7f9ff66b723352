import JSON5
import PortableFoundation
import RuntimeAttributes

/// Finds the dependencies of a tree on this machine.
struct DependencySearch {
  private let tree: FileTree
  private let places: DependencyPlaces
  /// The checkout folders outside of projects: derived data, and folders from options.
  private let common: [Checkouts]
  private var checkouts: [String: Checkouts?] = [:]
  private var manifests: [String: [String: Dependency]] = [:]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - tree: The files of the app.
  ///   - places: The folders to search in addition to the project's own folders.
  init(_ tree: FileTree, places: DependencyPlaces) {
    (self.tree, self.places) = (tree, places)
    var folders = places.sourcePackages
    if !tree.workspaces.isEmpty {
      let original = { (path: String) in places.copy?.original(of: path) ?? path }
      let workspaces = Set(
        tree.workspaces.map { original(URL(fileURLWithPath: $0).resolvingSymlinksInPath().path) }
      )
      let own = Set(tree.workspaces.map { original(PathName.joined(PathName.folder(of: $0), "DerivedData")) })
      for folder in places.derivedData + own.sorted() {
        folders += DerivedData.sourcePackages(in: folder, of: workspaces)
      }
    }
    var seen: Set<String> = []
    common = folders.filter { seen.insert($0).inserted }.compactMap(Checkouts.init)
  }

  /// Finds the dependencies and their copies.
  mutating func find() -> FoundDependencies {
    var found = FoundDependencies()
    var problems: [ConfigurationDiagnostic] = []
    var dependencies: [Dependency] = []
    var required: [Dependency] = []
    for path in PathName.unique(tree.locks) {
      do throws(LockFileError) {
        guard let bytes = try? FileBytes.read(path) else { continue }
        let named = try LockFile.dependencies(bytes, path: path)
        if PathName.file(of: path) == XcodeGenReader.fileName {
          required += named
        } else {
          dependencies += named
        }
      } catch {
        let place = FileLocation(file: path, position: error.position)
        problems.append(
          ConfigurationDiagnostic(.dependency, DependencyMessages.invalid(error.kind), at: place)
        )
      }
    }
    let manifests = tree.sources.filter { PackageManifest.isManifest($0) && !tree.isInDependency($0) }
    required += PackageReferences.dependencies(manifests: manifests, projects: tree.projects)
    let hasPackageLock = dependencies.contains { $0.kind == .package }
    let locked = Set(dependencies.lazy.filter { $0.kind == .package }.map(\.identity))
    dependencies += required.filter { $0.path != nil || !locked.contains($0.identity) }
    var indexes: [Key: Int] = [:]
    for dependency in dependencies {
      let key = Key(dependency)
      if let index = indexes[key] {
        found.report.statuses[index].dependency.adopt(dependency)
        found.locks[index].append(dependency.lock.file)
        continue
      }
      indexes[key] = found.report.statuses.count
      found.report.statuses.append(DependencyStatus(dependency: dependency))
      found.locks.append([dependency.lock.file])
    }
    for index in found.report.statuses.indices {
      let dependency = found.report.statuses[index].dependency
      let copies = found.locks[index].flatMap { self.copies(of: dependency, lockedBy: $0) }
      found.report.statuses[index].copies = Self.ranked(copies, for: dependency)
    }
    resolveSharedNames(&found)
    for (index, status) in found.report.statuses.enumerated() {
      if status.state == .differs {
        let message = DependencyMessages.differs(status)
        problems.append(ConfigurationDiagnostic(.dependency, message, at: status.dependency.lock))
      }
      note(status, locks: found.locks[index], &found)
    }
    // Without a lock file, all checkouts of the workspace are read.
    for checkouts in common where !hasPackageLock {
      for folder in checkouts.all { found.add(folder, lock: nil) }
    }
    noteArtifacts(&found)
    let order = found.report.statuses.indices.sorted { left, right in
      let (left, right) = (found.report.statuses[left].dependency, found.report.statuses[right].dependency)
      return (left.kind.order, left.identity, left.pin ?? "") < (
        right.kind.order, right.identity, right.pin ?? ""
      )
    }
    found.report.statuses = order.map { found.report.statuses[$0] }
    found.report.problems = problems
    return found
  }

  /// Identifies a dependency that occurs in several lock files.
  private struct Key: Hashable {
    var kind: Dependency.Kind
    var identity: String
    var pin: String?
    var path: String?

    init(_ dependency: Dependency) {
      (kind, identity) = (dependency.kind, dependency.identity)
      pin = dependency.revision ?? dependency.version
      path = dependency.path
    }
  }

  // MARK: Copies

  private mutating func copies(of dependency: Dependency, lockedBy lock: String) -> [DependencyCopy] {
    if let path = dependency.path {
      return Self.hasFiles(path) ? [DependencyCopy(path)] : []
    }
    let folder = Self.projectFolder(of: lock)
    var copies: [DependencyCopy] = []
    switch dependency.kind {
    case .package:
      let own = Self.packageFolders.map { PathName.joined(folder, $0) }
      copies = own.compactMap { checkouts(in: $0)?.copy(of: dependency) }
      copies += common.compactMap { $0.copy(of: dependency) }
    case .pod: copies = pod(dependency, in: PathName.joined(folder, "Pods"))
    case .carthage:
      copies = ["Carthage", "../Carthage"].flatMap { carthage(dependency, in: PathName.joined(folder, $0)) }
    case .submodule: break
    }
    if let cache = places.cache, let name = dependency.cacheName {
      let path = "\(cache)/\(name)"
      if Self.hasFiles(path) {
        copies.append(DependencyCopy(path, version: dependency.version, revision: dependency.revision))
      }
    }
    return copies
  }

  /// The checkout folders of SwiftPM, Xcode and Tuist (up to version 3), relative to the folder of a lock file.
  private static let packageFolders = [".build", "SourcePackages", "../SwiftPackageManager/.build"]

  private mutating func checkouts(in folder: String) -> Checkouts? {
    if let known = checkouts[folder] { return known }
    let found = Checkouts(folder)
    checkouts[folder] = .some(found)
    return found
  }

  private mutating func pod(_ dependency: Dependency, in folder: String) -> [DependencyCopy] {
    let path = "\(folder)/\(dependency.name)"
    guard Self.hasFiles(path) else { return [] }
    if manifests[folder] == nil {
      let path = folder + "/Manifest.lock"
      let pods = (try? FileBytes.read(path)).flatMap { bytes in
        try? PodfileLockReader.dependencies(bytes, path: path)
      }
      manifests[folder] = Dictionary((pods ?? []).map { ($0.name, $0) }) { first, _ in first }
    }
    let installed = manifests[folder]?[dependency.name]
    return [DependencyCopy(path, version: installed?.version, revision: installed?.revision)]
  }

  private func carthage(_ dependency: Dependency, in folder: String) -> [DependencyCopy] {
    var copies: [DependencyCopy] = []
    let checkout = "\(folder)/Checkouts/\(dependency.name)"
    if Self.hasFiles(checkout) {
      copies.append(DependencyCopy(checkout, revision: GitFolder.revision(of: checkout)))
    }
    let record = "\(folder)/Build/.\(dependency.name).version"
    if let bytes = try? FileBytes.read(record), let root = try? JSON5Reader.read(bytes) {
      let commit = root["commitish"]?.string
      let isRevision = commit.map { $0.utf8.count == 40 && $0.allSatisfy(\.isHexDigit) } ?? false
      copies.append(
        DependencyCopy(
          folder + "/Build",
          version: isRevision ? nil : commit,
          revision: isRevision ? commit : nil
        )
      )
    } else if copies.isEmpty {
      let builds =
        [folder + "/Build"] + FolderEntries.folders(in: folder + "/Build").map { "\(folder)/Build/\($0)" }
      let bundle = builds.lazy.flatMap { build in
        [".framework", ".xcframework"].map { "\(build)/\(dependency.name)\($0)" }
      }
      copies += bundle.filter(Self.hasFiles).prefix(1).map { DependencyCopy($0) }
    }
    return copies
  }

  /// Returns the copies in order of preference: the locked version first, then unknown versions, then other versions.
  private static func ranked(_ copies: [DependencyCopy], for dependency: Dependency) -> [DependencyCopy] {
    var seen: Set<String> = []
    let unique = copies.filter { seen.insert($0.path).inserted }
    let fits = unique.map { dependency.matches(version: $0.version, revision: $0.revision) }
    let order: [Bool?] = [true, nil, false]
    return order.flatMap { fit in zip(unique, fits).filter { $1 == fit }.map(\.0) }
  }

  /// Removes the locked versions of a dependency that are missing or differ if another locked version was found.
  private func resolveSharedNames(_ found: inout FoundDependencies) {
    let groups = Dictionary(grouping: found.report.statuses.indices) { index in
      let dependency = found.report.statuses[index].dependency
      return "\(dependency.kind) \(dependency.identity)"
    }
    var superfluous: Set<Int> = []
    for group in groups.values where group.count > 1 {
      guard group.contains(where: { found.report.statuses[$0].state == .found }) else { continue }
      superfluous.formUnion(group.filter { found.report.statuses[$0].state != .found })
    }
    let kept = found.report.statuses.indices.filter { !superfluous.contains($0) }
    found.report.statuses = kept.map { found.report.statuses[$0] }
    found.locks = kept.map { found.locks[$0] }
  }

  // MARK: Folders

  /// Records the folder of a dependency if it is outside of the tree, and the unused copies in the tree.
  private func note(_ status: DependencyStatus, locks: [String], _ found: inout FoundDependencies) {
    guard let used = status.copies.first else { return }
    if !tree.contains(used.path) { for lock in locks { found.add(used.path, lock: lock) } }
    let others = status.copies.dropFirst().map(\.path)
    found.unused += others.filter { tree.contains($0) && !PathName.isBelow(used.path, $0) }
  }

  /// Adds the folders of binary artifacts next to the checkouts that are read.
  private func noteArtifacts(_ found: inout FoundDependencies) {
    for (folder, locks) in found.folders {
      let parent = PathName.folder(of: folder)
      guard PathName.file(of: parent) == "checkouts" else { continue }
      let artifacts = PathName.joined(PathName.folder(of: parent), "artifacts")
      guard !tree.contains(artifacts), Self.hasFiles(artifacts) else { continue }
      for lock in locks.isEmpty ? [nil] : locks.map(Optional.some) { found.add(artifacts, lock: lock) }
    }
  }

  /// Returns the folder of a lock file's project or package.
  private static func projectFolder(of lock: String) -> String {
    var folder = PathName.folder(of: lock)
    for suffix in ["xcshareddata/swiftpm", "project.xcworkspace"]
    where folder == suffix || folder.hasSuffix("/" + suffix) {
      for _ in suffix.split(separator: "/") { folder = PathName.folder(of: folder) }
    }
    return [".xcworkspace", ".xcodeproj"].contains(where: folder.hasSuffix)
      ? PathName.folder(of: folder) : folder
  }

  /// Whether a folder exists and contains files that are not hidden.
  private static func hasFiles(_ path: String) -> Bool {
    guard let entries = try? FolderEntries(of: path) else { return false }
    return entries.contains { !$0.name.hasPrefix(".") }
  }
}

/// The dependencies of a tree, and the folders that contain them.
struct FoundDependencies {
  var report = DependencyReport()
  /// The lock files of each dependency in the report.
  fileprivate(set) var locks: [[String]] = []
  /// The folders outside of the tree, with the lock files of their dependencies.
  private(set) var folders: [String: Set<String>] = [:]
  /// The folders of copies in the tree that are not read because another copy is preferred.
  fileprivate(set) var unused: [String] = []

  fileprivate mutating func add(_ folder: String, lock: String?) {
    folders[folder, default: []].formUnion([lock].compactMap(\.self))
  }
}

extension Dependency {
  /// The name of the cache folder for the locked version; nil if the dependency cannot be fetched.
  package var cacheName: String? {
    guard let url, kind == .package || kind == .carthage, let pin = revision ?? version else { return nil }
    let digest = url.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let safe = (name + "-" + pin).map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "_"
    }
    return String(safe).trimmingDots + "-" + String(digest, radix: 16)
  }

  /// Fills in missing fields from another lock file's entry for the same dependency.
  fileprivate mutating func adopt(_ other: Dependency) {
    version = version ?? other.version
    url = url ?? other.url
  }
}

extension String {
  /// The string without leading dots, which would make a folder hidden.
  fileprivate var trimmingDots: String { String(drop { $0 == "." }) }
}

extension Dependency.Kind {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
