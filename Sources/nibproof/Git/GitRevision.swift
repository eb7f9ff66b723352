import PortableFoundation

/// A commit in a file's repository.
struct GitRevision {
  private let folder: String
  private let commit: String
  private let git = GitCommand(allowsLocal: true)

  /// Finds a revision, such as `HEAD~1` or a branch.
  ///
  /// - Parameters:
  ///   - name: The name of the revision.
  ///   - file: A file in the repository.
  /// - Throws: The reason why Git cannot find the revision.
  init(_ name: String, for file: String) throws(GitFailure.Reason) {
    try self.init(name, in: URL(fileURLWithPath: file).deletingLastPathComponent().path)
  }

  /// Finds a revision.
  ///
  /// - Parameters:
  ///   - name: The name of the revision.
  ///   - folder: A folder in the repository.
  /// - Throws: The reason why Git cannot find the revision.
  init(_ name: String, in folder: String) throws(GitFailure.Reason) {
    self.folder = folder
    commit = try git.commit(name, in: folder)
  }

  /// Returns the bytes of a file in the revision, or nil if the revision does not contain the file.
  func bytes(of file: String) throws(GitFailure.Reason) -> [UInt8]? {
    let path = "\(commit):./\(URL(fileURLWithPath: file).lastPathComponent)"
    // Checking first distinguishes a missing file from an unreadable file.
    guard (try? git.run(["-C", folder, "cat-file", "-e", path])) != nil else { return nil }
    return try git.bytes(["-C", folder, "cat-file", "blob", path])
  }
}
