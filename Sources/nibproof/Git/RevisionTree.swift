import PortableFoundation
import ProjectModel

/// The files of a commit that a validation reads, in a temporary folder.
///
/// Ignored files, such as installed dependencies, are links to the files of the work tree, since they do not have a
/// history. Without these files, fewer findings could be verified than in the work tree. For the same reason, a
/// submodule contains the files of the work tree if its clone lacks the commit.
///
/// Libraries are also links, since they may be large. Files that are not read, such as images, are empty.
final class RevisionTree {
  /// The absolute path of the folder, without symbolic links.
  let folder: String
  private let temporary: String
  private let git = GitCommand(allowsLocal: true)
  private let cleanUp: Int

  /// The maximum nesting depth of submodules.
  private static let deepest = 8

  /// Writes the files of a commit.
  ///
  /// - Throws: The reason why Git cannot read the commit, or why the files cannot be written.
  init(of commit: String, in tree: WorkTree) throws(GitFailure.Reason) {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let temporary = "\(parent)/nibproof.\(getpid()).\(UInt32.random(in: 0 ... .max))"
    self.temporary = temporary
    folder = temporary + "/tree"
    cleanUp = Interruption.process.add { try? FileManager.default.removeItem(atPath: temporary) }
    try makeFolder(folder)
    try write(commit, of: tree.root, into: folder, depth: 0)
    try link(tree.ignored(), in: tree.root)
    // The search for the app ends at the root of the repository.
    try makeFolder(folder + "/.git")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: temporary)
    Interruption.process.remove(cleanUp)
  }

  /// Whether the commit contains a file or folder.
  func contains(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(path)") }

  // MARK: Commits

  /// An entry of a commit.
  private struct Entry {
    var mode: Substring
    var id: String
    var path: String

    /// Parses `MODE TYPE ID\tPATH`.
    init?(_ line: ArraySlice<UInt8>) {
      let text = String(decoding: line, as: UTF8.self)
      guard let tab = text.firstIndex(of: "\t") else { return nil }
      let parts = text[..<tab].split(separator: " ")
      guard parts.count == 3 else { return nil }
      (mode, id, path) = (parts[0], String(parts[2]), String(text[text.index(after: tab)...]))
    }

    var isSubmodule: Bool { mode == "160000" }

    /// Whether the path stays in its folder and does not lead into a `.git` folder.
    var isSafe: Bool {
      path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".." && part.lowercased() != ".git"
      }
    }

    /// The part of a file that a validation needs.
    enum Need {
      /// The contents.
      case contents
      /// The contents of a library, which may be large and rarely change.
      case library
      /// Only the name.
      case name
    }

    /// The names of further files that a validation reads.
    private static let others = [".gitmodules", "contents.xcworkspacedata"]

    var need: Need {
      let name = PathName.file(of: path)
      switch FileTree.FileKind(name: name) {
      case .library: return .library
      case .image: return .name
      case nil:
        // The library of a framework does not have an extension.
        if path.contains(".framework/"), !name.contains(".") { return .library }
        return Self.others.contains(name) ? .contents : .name
      default: return .contents
      }
    }
  }

  private func write(
    _ commit: String,
    of root: String,
    into folder: String,
    depth: Int
  ) throws(GitFailure.Reason) {
    let lines = try git.bytes(["-C", root, "ls-tree", "-r", "-z", "--full-tree", commit])
    let entries = lines.split(separator: 0).compactMap { Entry($0) }.filter(\.isSafe)
    var (read, libraries): ([String], [String]) = ([], [])
    // Empty files are created first, before the folder contains symbolic links of the commit.
    for entry in entries where !entry.isSubmodule {
      let (own, copy) = ("\(root)/\(entry.path)", "\(folder)/\(entry.path)")
      switch entry.need {
      case .contents: read.append(entry.path)
      case .library where !FileManager.default.fileExists(atPath: own): libraries.append(entry.path)
      case .library:
        try makeFolder(PathName.folder(of: copy))
        symlink(own, copy)
      case .name:
        try makeFolder(PathName.folder(of: copy))
        close(open(copy, O_WRONLY | O_CREAT | O_EXCL, 0o600))
      }
    }
    if !read.isEmpty { try checkOut(read, of: commit, root, into: folder) }
    // A clone may lack large files; findings that depend on such a library are then unverified.
    if !libraries.isEmpty { try? checkOut(libraries, of: commit, root, into: folder) }
    for entry in entries where entry.isSubmodule && depth < Self.deepest {
      let (own, copy) = ("\(root)/\(entry.path)", "\(folder)/\(entry.path)")
      try makeFolder(copy)
      let hasCommit =
        FileManager.default.fileExists(atPath: own + "/.git")
        && (try? git.run(["-C", own, "cat-file", "-e", entry.id + "^{commit}"])) != nil
      if hasCommit {
        try write(entry.id, of: own, into: copy, depth: depth + 1)
      } else {
        try linkFolder(own, to: copy)
      }
    }
  }

  /// Writes files of a commit through a separate index, which leaves the user's index and work tree unchanged.
  private func checkOut(
    _ paths: [String],
    of commit: String,
    _ root: String,
    into folder: String
  ) throws(GitFailure.Reason) {
    let (index, list) = (temporary + "/index", temporary + "/list")
    defer { for file in [index, list] { unlink(file) } }
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: list).write { $0.write(paths.map { $0 + "\0" }.joined()) }
    } catch {
      throw .unwritable(error.reason)
    }
    let variables = ["GIT_INDEX_FILE": index]
    try git.run(["-C", root, "read-tree", commit], variables: variables)
    try git.run(
      [
        "-c", "core.symlinks=true", "-C", root, "checkout-index", "--force", "--quiet", "--prefix=\(folder)/",
        "-z", "--stdin",
      ],
      input: list,
      variables: variables
    )
  }

  // MARK: Ignored files

  /// Folders that do not contain files to read.
  private static let skipped: Set<String> = ["DerivedData", "node_modules", "xcuserdata", ".git"]
  /// SwiftPM's build folder, and the parts of the folder that a validation reads.
  private static let build = ".build"
  private static let buildParts = ["checkouts/", "artifacts/", "workspace-state.json"]

  private func link(_ ignored: [String], in root: String) throws(GitFailure.Reason) {
    for path in ignored {
      let parts = path.split(separator: "/").map(String.init)
      if parts.last == Self.build, path.hasSuffix("/") {
        for part in Self.buildParts { try link(path + part, in: root) }
      } else if !parts.contains(where: Self.skips) {
        try link(path, in: root)
      }
    }
  }

  private func link(_ path: String, in root: String) throws(GitFailure.Reason) {
    guard FileManager.default.fileExists(atPath: "\(root)/\(path)") else { return }
    if path.hasSuffix("/") {
      try linkFolder("\(root)/\(path.dropLast())", to: "\(folder)/\(path.dropLast())")
    } else {
      try makeFolder(PathName.folder(of: "\(folder)/\(path)"))
      symlink("\(root)/\(path)", "\(folder)/\(path)")
    }
  }

  private static func skips(_ name: String) -> Bool {
    skipped.contains(name) || name.hasPrefix(".") && name != build
  }

  /// Links the files below a folder, except hidden files and folders that do not contain files to read.
  private func linkFolder(_ source: String, to copy: String) throws(GitFailure.Reason) {
    var folders = [(source, copy)]
    while let (source, copy) = folders.popLast() {
      guard let entries = try? FolderEntries(of: source) else { continue }
      try makeFolder(copy)
      for (name, _) in entries where !Self.skips(name) && name != Self.build {
        var status = stat()
        guard lstat("\(source)/\(name)", &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(("\(source)/\(name)", "\(copy)/\(name)"))
        } else {
          symlink("\(source)/\(name)", "\(copy)/\(name)")
        }
      }
    }
  }

  private func makeFolder(_ path: String) throws(GitFailure.Reason) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(error.systemReason)
    }
  }
}
