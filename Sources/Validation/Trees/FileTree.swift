#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files below a folder that a validation reads, by what they are.
struct FileTree: Sendable {
  /// Interface Builder documents.
  var documents: [String] = []
  /// Sources of Swift and Objective-C, and interfaces of Swift.
  var sources: [String] = []
  /// Specs: `spec.json` and `nibproof.json`.
  var specs: [String] = []
  /// Project files of Xcode.
  var projects: [String] = []
  /// Property lists, which name what the system loads by itself.
  var propertyLists: [String] = []
  /// Images, and the asset catalogs that hold more.
  var images: [String] = []
  /// Folders that are there and cannot be read, with the system's reason.
  private(set) var unreadFolders: [String: String] = [:]
  /// Whether the path was that of a file.
  private(set) var isSingleFile = false

  /// What a file is, by the end of its name.
  enum FileKind {
    case document, source, spec, project, propertyList, image

    init?(name: String) {
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      let ending = String(name[name.utf8.index(after: dot)...])
      switch ending {
      case "json" where name == "spec.json" || name == "nibproof.json": self = .spec
      case "xib", "storyboard": self = .document
      case "swift", "swiftinterface", "h", "m", "mm": self = .source
      case "pbxproj": self = .project
      case "plist": self = .propertyList
      case _ where FileTree.imageEndings.contains(ending.lowercased()): self = .image
      default: return nil
      }
    }
  }

  /// The ends of the names of images, and that of the catalogs which hold more.
  private static let imageEndings: Set<String> = [
    "xcassets", "png", "pdf", "svg", "jpg", "jpeg", "gif", "tiff", "tif", "heic", "webp", "bmp", "ico",
    "icns",
  ]

  /// Where the package manager keeps the sources of dependencies, below a folder with a dot.
  private static let checkouts = ".build/checkouts"

  /// Folders that hold nothing of the app's own, beside those whose names start with a dot.
  private static let skippedFolders: Set<String> = ["DerivedData", "node_modules", "xcuserdata"]

  /// No files yet.
  init() {}

  /// Collects the files at a path, a folder or a single file, in the order of their paths.
  ///
  /// Links to folders are not followed, so that a circle of links ends.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - list: Reads a folder.
  /// - Throws: A ``ValidationError`` if there is nothing at the path, or it cannot be read.
  init(
    at path: String,
    list: (String) throws(FolderEntries.Failure) -> FolderEntries = FolderEntries.init(of:)
  ) throws(ValidationError) {
    var status = stat()
    guard SystemPath.call(path, { stat($0, &status) }) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .noSuchPath(path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      try collect(in: path == "." ? "" : path, list)
      documents.sort()
      sources.sort()
      specs.sort()
      projects.sort()
      propertyLists.sort()
    } else {
      isSingleFile = true
      add(path, name: PathName.file(of: path))
    }
  }

  /// Tells whoever observes the run which folders it passes over.
  func tellUnreadFolders(where isWanted: (String) -> Bool = { _ in true }) {
    guard let observer = ValidationProgress.observer else { return }
    for (folder, reason) in unreadFolders.sorted(by: { $0.key < $1.key }) where isWanted(folder) {
      observer.passOver(folder, reason: reason)
    }
  }

  /// Collects the files at several paths; at the current folder if none is given.
  init(below paths: [String]) throws(ValidationError) {
    self = try FileTree(at: PathName.normalized(paths.first ?? "."))
    for path in paths.dropFirst() {
      self += try FileTree(at: PathName.normalized(path))
    }
  }

  /// Joins another tree.
  static func += (left: inout FileTree, right: FileTree) {
    left.documents += right.documents
    left.sources += right.sources
    left.specs += right.specs
    left.projects += right.projects
    left.propertyLists += right.propertyLists
    left.images += right.images
    left.unreadFolders.merge(right.unreadFolders) { reason, _ in reason }
  }

  private mutating func add(_ path: String, name: String) {
    switch FileKind(name: name) {
    case .document: documents.append(path)
    case .source: sources.append(path)
    case .spec: specs.append(path)
    case .project: projects.append(path)
    case .propertyList: propertyLists.append(path)
    case .image: images.append(path)
    case nil: break
    }
  }

  private mutating func collect(
    in root: String,
    _ list: (String) throws(FolderEntries.Failure) -> FolderEntries
  ) throws(ValidationError) {
    // Of dependencies only the sources count: their documents are their own affair.
    var folders = [(path: root, isDependency: false)]
    while let (folder, isDependency) = folders.popLast() {
      let entries: FolderEntries
      do throws(FolderEntries.Failure) {
        entries = try list(folder.isEmpty ? "." : folder)
      } catch {
        if folder == root { throw .unreadable(path: folder.isEmpty ? "." : folder, reason: error.reason) }
        // A folder below does not take the rest with it; one that is gone meanwhile is no loss.
        if !error.isAbsence { unreadFolders[folder] = error.reason }
        continue
      }
      let prefix = folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      for (name, type) in entries {
        if name == ".build" { folders.append((prefix + Self.checkouts, true)) }
        guard !name.hasPrefix(".") else { continue }
        switch FolderEntries.kind(of: type, prefix + name) {
        // A catalog is looked into where a document asks for an image.
        case S_IFDIR where name.hasSuffix(".xcassets"): images.append(prefix + name)
        case S_IFDIR where !Self.skippedFolders.contains(name):
          folders.append((prefix + name, isDependency))
        case S_IFREG where !isDependency || FileKind(name: name) == .source: add(prefix + name, name: name)
        default: break
        }
      }
    }
  }
}
