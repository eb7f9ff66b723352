import PortableFoundation
import ProjectModel
import Reporting

/// The work tree of the repository that contains the paths of a run.
struct WorkTree {
  /// The absolute path of the root, without symbolic links.
  let root: String
  private let git = GitCommand(allowsLocal: true)
  private let repository: RepositoryPaths

  /// Finds the work tree of the given paths.
  ///
  /// - Throws: The reason why Git cannot find the work tree.
  init(of paths: [String]) throws(GitFailure.Reason) {
    let folders = paths.map { path in
      let isFolder = (try? FileTree.isFolder(path)) ?? false
      return isFolder ? path : PathName.folder(of: path).isEmpty ? "." : PathName.folder(of: path)
    }
    root = try git.root(of: folders.first ?? ".")
    // A path may be spelled with symbolic links that Git has resolved.
    repository = Settings.repository(roots: [root])
    for (path, folder) in zip(paths, folders) where try git.root(of: folder) != root {
      throw .outside(path)
    }
  }

  /// Returns the path of a file relative to the root; a path outside of the work tree is returned unchanged.
  func path(_ file: String) -> String {
    let path = repository.path(file)
    if path != file || !file.hasPrefix("/") && !file.hasPrefix("..") { return path }
    let whole = file.hasPrefix("/") ? file : "\(FileManager.default.currentDirectoryPath)/\(file)"
    let resolved = URL(fileURLWithPath: whole).resolvingSymlinksInPath().path
    return resolved == root ? "" : PathName.relative(resolved, to: root)
  }

  /// Returns the merge base of a revision and the current commit.
  func origin(_ revision: String) throws(GitFailure.Reason) -> String {
    try git.origin(of: git.commit(revision, in: root), in: root)
  }

  /// The Git pathspecs of files that can contain findings.
  private static let moved = [
    "*.xib", "*.storyboard", "*.nib", "*.swift", "*.h", "*.m", "*.mm", "*.plist", "*.pbxproj", "*.json",
  ]

  /// Returns the current paths of files that were moved since a commit, by their previous paths.
  func moves(since commit: String) throws(GitFailure.Reason) -> [String: String] {
    let bytes = try git.bytes(
      [
        "-C", root, "diff", "--no-ext-diff", "--ignore-submodules", "--name-status", "--find-renames",
        "--diff-filter=R", "-z", commit, "--",
      ] + Self.moved
    )
    let parts = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var moves: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 2, by: 3) { moves[parts[index + 1]] = parts[index + 2] }
    return moves
  }

  /// Returns the files and folders that Git ignores, relative to the root; folders end with a slash.
  func ignored() throws(GitFailure.Reason) -> [String] {
    try git.bytes([
      "-C", root, "ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory",
    ])
    .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
