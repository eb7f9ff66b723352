import InterfaceDocuments
import PortableFoundation

extension FileTree {
  /// The owner of a folder's files.
  private enum Role: Sendable {
    /// The app itself.
    case app
    /// A package or framework; only its sources and binary libraries are used.
    case package
    /// A pod, whose resources may be copied into the app.
    case pods

    /// Whether the tree includes files of a kind in the owner's folders.
    func counts(_ kind: FileKind, _ path: String) -> Bool {
      switch (self, kind) {
      case (.app, _), (_, .source), (_, .library), (.pods, .image), (.pods, .document): true
      case (.pods, .project): path.hasSuffix("Pods.xcodeproj/project.pbxproj")
      default: false
      }
    }
  }

  /// A folder to visit.
  private struct Folder: Sendable {
    /// The folder's path; empty for the current folder.
    var path: String
    /// The owner of the folder's files.
    var role = Role.app
    /// Whether the folder is the outermost folder of its owner.
    var isRoot = false

    init(_ path: String, _ role: Role = .app, isRoot: Bool = false) {
      (self.path, self.role, self.isRoot) = (path == "." ? "" : path, role, isRoot)
    }

    /// The path for system calls.
    var name: String { path.isEmpty ? "." : path }
  }

  /// The contents of a folder.
  private struct Contents: Sendable {
    /// The files in the folder itself.
    private(set) var files = FileTree()
    /// The headers that are symbolic links, with their targets.
    private(set) var links: [(header: String, target: String)] = []
    /// The folders to visit next.
    private(set) var folders: [Folder] = []
    /// The reason why the folder could not be read, if so.
    private(set) var failure: FolderEntries.Failure?

    /// SwiftPM's build folder; only the folders of dependencies in it are visited.
    private static let build = ".build"
    private static let checkouts = ["checkouts", "artifacts"]

    /// The names of folders with dependencies, each with its owner and the sibling files that identify it.
    private static let managed: [String: (role: Role, marks: Set<String>)] = [
      "Pods": (.pods, ["Podfile", "Podfile.lock"]),
      "Carthage": (.package, ["Cartfile", "Cartfile.resolved"]),
      "checkouts": (.package, [workspaceState]), "artifacts": (.package, [workspaceState]),
    ]
    /// SwiftPM's list of checkouts.
    private static let workspaceState = "workspace-state.json"

    private static let gitModules = ".gitmodules"

    /// The names of folders without files of the app; folders with names that start with a dot are also skipped.
    private static let skippedFolders: Set<String> = ["DerivedData", "node_modules", "xcuserdata"]

    /// The name suffixes of folders with copies and build products: localization exports, archives, test results and
    /// debug symbols.
    ///
    /// Frameworks and bundles are visited, since they may contain the app's own headers, interfaces and images.
    private static let skippedEndings = [".xcloc", ".xcarchive", ".xcresult", ".dSYM"]

    /// Reads the contents of a folder.
    init(
      of folder: Folder,
      _ list: (String) throws(FolderEntries.Failure) -> FolderEntries
    ) {
      let entries: FolderEntries
      do throws(FolderEntries.Failure) {
        entries = try list(folder.name)
      } catch {
        failure = error
        return
      }
      let prefix = folder.path.isEmpty ? "" : folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
      for (name, entryType) in entries {
        if name == Self.build, folder.role == .app {
          folders += Self.checkouts.map { Folder("\(prefix)\(name)/\($0)", .package, isRoot: true) }
        }
        if name == Self.gitModules, folder.role == .app { files.locks.append(prefix + name) }
        guard !name.hasPrefix(".") else { continue }
        switch FolderEntries.kind(of: entryType, prefix + name) {
        // The contents of a catalog are read when a document references an image.
        case S_IFDIR where name.hasSuffix(".xcassets"): files.images.append(prefix + name)
        case S_IFDIR where !Self.skips(name):
          if folder.role == .app, Self.workspaceEndings.contains(where: name.hasSuffix) {
            files.workspaces.append(prefix + name)
          }
          if Self.bundleEndings.contains(where: name.hasSuffix) { files.binaries.append(prefix + name) }
          folders.append(self.folder(prefix, name, in: folder, with: entries))
        case let type where type != S_IFDIR:
          guard let kind = FileKind(name: name), folder.role.counts(kind, prefix + name),
            kind != .document || DocumentPath.isDocument(prefix + name)
          else { continue }
          if type == S_IFREG {
            if let text = name.hasSuffix(".h") ? FolderEntries.text(ofLink: prefix + name, entryType) : nil {
              links.append((prefix + name, text.hasPrefix("/") ? text : PathName.joined(folder.path, text)))
            } else if folder.role != .app, kind == .document {
              files.dependencyDocuments.append(prefix + name)
            } else {
              files.add(prefix + name, kind)
            }
          } else if kind.isText, let reason = FolderEntries.unreadableReason(at: prefix + name) {
            files.unread[prefix + name] = reason
          }
        default: break
        }
      }
      // Sorting on each thread makes merging the lists fast.
      files.sort()
    }

    private static let bundleEndings = [".framework", ".xcframework"]
    private static let workspaceEndings = [".xcodeproj", ".xcworkspace"]

    /// Returns a subfolder; its owner differs from the folder's owner if a dependency manager fills the subfolder.
    private func folder(
      _ prefix: String,
      _ name: String,
      in outer: Folder,
      with entries: FolderEntries
    ) -> Folder {
      guard outer.role == .app, let managed = Self.managed[name],
        entries.contains(where: { managed.marks.contains($0.name) })
      else { return Folder(prefix + name, outer.role) }
      return Folder(prefix + name, managed.role, isRoot: true)
    }

    /// Returns the subfolders of a folder that belong to the app, and whether the folder itself contains sources.
    static func subfolders(of path: String) -> (folders: [String], hasSources: Bool) {
      let folder = FileTree.Folder(path)
      let contents = Contents(of: folder) { (name) throws(FolderEntries.Failure) in
        try FolderEntries(of: name)
      }
      return (contents.folders.filter { $0.role == .app }.map(\.path), !contents.files.sources.isEmpty)
    }

    private static func skips(_ name: String) -> Bool {
      skippedFolders.contains(name) || skippedEndings.contains { name.hasSuffix($0) }
    }
  }

  /// Collects the files at several paths, or in the current folder if `paths` is empty.
  package static func below(_ paths: [String], jobs: Int?) async throws(ValidationError) -> FileTree {
    var tree = FileTree()
    for path in PathName.roots(paths) { tree += try await at(path, jobs: jobs) }
    return tree
  }

  /// Whether a folder contains sources of an app at any depth, except in a subfolder that was already searched.
  ///
  /// The search proceeds level by level, since sources are usually near the top.
  static func hasSources(_ folder: String, outside part: String?) -> Bool {
    var level = [folder]
    while !level.isEmpty {
      var next: [String] = []
      for folder in level where folder != part {
        let (folders, hasSources) = Contents.subfolders(of: folder)
        if hasSources { return true }
        next += folders
      }
      level = next
    }
    return false
  }

  /// Collects the sources of a dependency; returns an empty array if the folder cannot be read.
  static func dependency(at path: String, jobs: Int?) async -> [String] {
    let tree = try? await walk(from: Folder(path, .package), jobs: jobs) {
      (folder) throws(FolderEntries.Failure) in try FolderEntries(of: folder)
    }
    return tree?.sources ?? []
  }

  /// Collects the files at the path of a folder or file.
  ///
  /// Links to folders are not followed, which prevents cycles.
  ///
  /// - Parameters:
  ///   - path: The path of a folder or file.
  ///   - jobs: The number of folders to read at the same time; by default, the number of processors.
  ///   - list: Reads a folder.
  /// - Returns: The files by kind, with sorted lists of documents, sources, specs, projects and property lists; a tree
  ///   with a single file if the path refers to a file.
  /// - Throws: A ``ValidationError`` if the path does not exist or cannot be read.
  package static func at(
    _ path: String,
    jobs: Int?,
    list: @escaping @Sendable (String) throws(FolderEntries.Failure) -> FolderEntries = {
      (folder) throws(FolderEntries.Failure) in try FolderEntries(of: folder)
    }
  ) async throws(ValidationError) -> FileTree {
    guard try isFolder(path) else { return FileTree(file: path) }
    var tree = try await walk(from: Folder(path), jobs: jobs, list)
    tree.roots = [path]
    return tree
  }

  /// Collects the files below a folder.
  private static func walk(
    from root: Folder,
    jobs: Int?,
    _ list: @escaping @Sendable (String) throws(FolderEntries.Failure) -> FolderEntries
  ) async throws(ValidationError) -> FileTree {
    var tree = FileTree()
    var links: [(header: String, target: String)] = []
    var level = [root]
    while !level.isEmpty {
      let contents = await ConcurrentMap.map(level, jobs: jobs) { Contents(of: $0, list) }
      links += contents.flatMap(\.links)
      level = try tree.add(contents, of: level, below: root)
    }
    tree.add(links)
    tree.sort()
    return tree
  }

  /// Adds the headers that are links to files outside the tree.
  ///
  /// A link to a header in the tree is only another name for that header: CocoaPods links the headers of all pods in
  /// two folders.
  private mutating func add(_ links: [(header: String, target: String)]) {
    guard !links.isEmpty else { return }
    let known = Set(sources)
    sources += links.lazy.filter { !known.contains($0.target) }.map(\.header)
  }

  /// Adds the contents of folders and returns the folders to visit next.
  private mutating func add(
    _ contents: [Contents],
    of folders: [Folder],
    below root: Folder
  ) throws(ValidationError) -> [Folder] {
    for (folder, contents) in zip(folders, contents) {
      self += contents.files
      if folder.isRoot, contents.failure == nil { dependencyFolders.append(folder.path) }
      guard let failure = contents.failure else { continue }
      if folder.path == root.path { throw .unreadable(path: folder.name, reason: failure.reason) }
      // The rest of the tree is still readable. A subfolder that was removed during the walk is ignored.
      if !failure.isAbsence { unread[folder.path] = failure.reason }
    }
    return contents.flatMap(\.folders)
  }
}
