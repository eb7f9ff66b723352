import InterfaceDocuments
import PortableFoundation

/// The files that a validation reads below a folder, by kind.
package struct FileTree: Sendable {
  /// Interface Builder documents.
  package var documents: [String] = []
  /// Swift and Objective-C sources, and Swift interfaces.
  package var sources: [String] = []
  /// Specs: `spec.json` and `nibproof.json`.
  package var specs: [String] = []
  /// Xcode project files, and project files of build systems for other languages.
  package var projects: [String] = []
  /// Property lists, which may name documents for the system to load.
  package var propertyLists: [String] = []
  /// Images and asset catalogs.
  package var images: [String] = []
  /// Binary libraries and frameworks.
  var binaries: [String] = []
  /// Xcode build settings files.
  var settingsFiles: [String] = []
  /// Lock files of dependency managers, `.gitmodules` files and XcodeGen's project files.
  var locks: [String] = []
  /// The folders of Xcode workspaces and projects.
  var workspaces: [String] = []
  /// The folders that dependency managers fill.
  var dependencyFolders: [String] = []
  /// Documents of dependencies, which may be built into the app.
  var dependencyDocuments: [String] = []
  /// The folders that were walked.
  var roots: [String] = []
  /// The reasons why folders, links, pipes and devices with the names of input files were not read, by path.
  var unread: [String: String] = [:]
  /// Whether the tree was collected at the path of a file; false for a folder and for merged trees.
  package private(set) var isSingleFile = false

  private typealias List = any WritableKeyPath<FileTree, [String]> & Sendable

  /// The lists that a walk sorts.
  private static let sortedLists: [List] = [\.documents, \.sources, \.specs, \.projects, \.propertyLists]
  private static let lists: [List] =
    sortedLists + [
      \.images, \.binaries, \.settingsFiles, \.locks, \.workspaces, \.dependencyFolders,
      \.dependencyDocuments, \.roots,
    ]

  /// The kind of a file, determined by its name.
  package enum FileKind {
    case document, source, spec, project, propertyList, image, lock, library, settings

    /// Whether the file is a document, source or spec, which a validation reads as text.
    var isText: Bool { [.document, .source, .spec].contains(self) }

    package init?(name: String) {
      guard ForeignProjectFile.language(of: name) == nil else {
        self = .project
        return
      }
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      let ending = String(name[name.utf8.index(after: dot)...])
      switch ending {
      case "xib", "storyboard": self = .document
      case "nib" where DocumentPath.isDocument(name): self = .document
      case "json" where name == "spec.json" || name == "nibproof.json": self = .spec
      case "swift", "swiftinterface", "h", "m", "mm": self = .source
      case "pbxproj": self = .project
      case "plist": self = .propertyList
      case "a", "dylib": self = .library
      case "xcconfig": self = .settings
      case "resolved" where FileTree.lockNames.contains(name), "lock" where FileTree.lockNames.contains(name),
        "yml" where FileTree.lockNames.contains(name):
        self = .lock
      case _ where FileTree.imageEndings.contains(ending.lowercased()): self = .image
      default: return nil
      }
    }
  }

  /// The names of lock files and of XcodeGen's projects, which list packages; `.gitmodules` is recognized separately.
  private static let lockNames: Set<String> = [
    "Package.resolved", "Podfile.lock", "Cartfile.resolved", "project.yml",
  ]

  /// The extensions of images and asset catalogs.
  private static let imageEndings: Set<String> = [
    "xcassets", "png", "pdf", "svg", "jpg", "jpeg", "gif", "tiff", "tif", "heic", "webp", "bmp", "ico",
    "icns", "avif", "exr", "hdr", "heif", "jp2", "psd", "tga",
  ]

  /// Creates an empty tree.
  package init() {}

  /// Creates a tree with a single file.
  init(file path: String) {
    isSingleFile = true
    add(path)
  }

  /// Whether a path refers to a compiled document.
  package static func isCompiled(_ path: String) -> Bool {
    guard !DocumentPath.isDocument(path) else { return false }
    if path.hasSuffix(".storyboardc") { return (try? isFolder(path)) == true }
    guard path.hasSuffix(".nib"), let isFolder = try? isFolder(path) else { return false }
    return !isFolder || (try? Self.isFolder(path + "/designable.nib")) == nil
  }

  /// Whether a path refers to a folder.
  ///
  /// - Throws: A ``ValidationError`` if the path does not exist or cannot be read.
  package static func isFolder(_ path: String) throws(ValidationError) -> Bool {
    var status = stat()
    guard SystemPath.call(path, { stat($0, &status) }) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .noSuchPath(path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  mutating func sort() {
    for list in Self.sortedLists { self[keyPath: list].sort() }
  }

  /// Notifies the run's observer of the unread files and folders that satisfy a condition.
  package func reportUnread(where isWanted: (String) -> Bool = { _ in true }) {
    guard let observer = ValidationProgress.observer else { return }
    for (folder, reason) in unread.sorted(by: { $0.key < $1.key }) where isWanted(folder) {
      observer.passOver(folder, reason: reason)
    }
  }

  /// Whether a source, or a folder that may contain sources, satisfies a condition and was not read.
  package func hasUnreadSources(where isWanted: (String) -> Bool = { _ in true }) -> Bool {
    unread.keys.contains { FileKind(name: $0) != .document && isWanted($0) }
  }

  /// Merges another tree.
  package static func += (left: inout FileTree, right: FileTree) {
    for list in lists { left[keyPath: list] += right[keyPath: list] }
    left.unread.merge(right.unread) { reason, _ in reason }
  }

  /// Returns a tree with transformed paths and without unread files.
  package func mapped(_ path: (String) -> String) -> FileTree {
    var tree = FileTree()
    for list in Self.lists { tree[keyPath: list] = self[keyPath: list].map(path) }
    return tree
  }

  /// Whether the tree includes the files of a folder.
  func contains(_ folder: String) -> Bool {
    if isInDependency(folder) { return true }
    return roots.contains { root in
      guard PathName.isBelow(folder, root) else { return false }
      return !PathName.relative(folder, to: root).split(separator: "/").contains { part in
        part.hasPrefix(".") && part != ".." || part == "DerivedData"
      }
    }
  }

  /// Whether a path is in a dependency's folder.
  func isInDependency(_ path: String) -> Bool { dependencyFolders.contains { PathName.isBelow(path, $0) } }

  /// Adds documents and sources that do not exist yet, if the tree includes their folders.
  package mutating func add(unsaved paths: [String]) {
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      let (kind, folder) = (FileKind(name: PathName.file(of: path)), PathName.folder(of: path))
      guard kind == .document || kind == .source, contains(folder), !isInDependency(folder) else { continue }
      add(path, kind)
    }
  }

  /// Adds a file if its name has a known kind.
  private mutating func add(_ path: String) { add(path, FileKind(name: PathName.file(of: path))) }

  /// Adds a file of a kind; does nothing if the kind is nil.
  mutating func add(_ path: String, _ kind: FileKind?) {
    switch kind {
    case .document: documents.append(path)
    case .source: sources.append(path)
    case .spec: specs.append(path)
    case .project: projects.append(path)
    case .propertyList: propertyLists.append(path)
    case .image: images.append(path)
    case .lock: locks.append(path)
    case .library: binaries.append(path)
    case .settings: settingsFiles.append(path)
    case nil: break
    }
  }
}
