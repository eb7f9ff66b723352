import PortableFoundation

/// A commit of the repository that a file belongs to.
struct GitRevision {
  private let folder: String
  private let commit: String
  private let git = GitCommand(allowsLocal: true)

  /// Finds a revision, such as `HEAD~1` or a branch.
  ///
  /// - Parameters:
  ///   - name: The name of the revision.
  ///   - file: A file of the repository.
  /// - Throws: Why Git cannot find the revision.
  init(_ name: String, for file: String) throws(GitFailure.Reason) {
    folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    // What begins with a hyphen would be an option.
    guard !name.hasPrefix("-") else { throw .invalidPin(name) }
    commit = try git.run([
      "-C", folder, "rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}",
    ])
    .filter { !$0.isWhitespace }
  }

  /// The bytes that a file had; nil if the revision has no such file.
  func bytes(of file: String) throws(GitFailure.Reason) -> [UInt8]? {
    let path = "\(commit):./\(URL(fileURLWithPath: file).lastPathComponent)"
    // Listed first, so that a file that is missing and one that can't be read are told apart.
    guard (try? git.run(["-C", folder, "cat-file", "-e", path])) != nil else { return nil }
    return try git.bytes(["-C", folder, "cat-file", "blob", path])
  }
}
