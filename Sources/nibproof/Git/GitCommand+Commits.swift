import PortableFoundation

extension GitCommand {
  /// Returns the absolute path of the root of the work tree that contains a folder, without symbolic links.
  func root(of folder: String) throws(GitFailure.Reason) -> String {
    do throws(GitFailure.Reason) {
      let text = try run(["-C", folder, "rev-parse", "--show-toplevel"])
      let root = String(text.drop { $0.isNewline }.prefix { !$0.isNewline })
      guard root.hasPrefix("/") else { throw .noWorkTree(folder) }
      return URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    } catch .git(let message) {
      throw message.contains("not a git repository") || message.contains("work tree")
        ? .noWorkTree(folder) : .git(message)
    }
  }

  /// Returns the commit of a revision, such as `HEAD~1` or a branch.
  ///
  /// - Parameters:
  ///   - name: The name of the revision.
  ///   - folder: A folder of the repository.
  ///   - isShort: Whether to return the shortest unique id, for messages.
  /// - Returns: The commit's id.
  /// - Throws: The reason why Git cannot find the revision.
  func commit(_ name: String, in folder: String, isShort: Bool = false) throws(GitFailure.Reason) -> String {
    // A name with a leading hyphen would be an option.
    guard !name.hasPrefix("-") else { throw .invalidPin(name) }
    do throws(GitFailure.Reason) {
      return try run(
        ["-C", folder, "rev-parse", "--verify", "--quiet"] + (isShort ? ["--short"] : [])
          + ["--end-of-options", name + "^{commit}"]
      )
      .filter { !$0.isWhitespace }
    } catch .git(let message) {
      // With --quiet, only a revision that does not exist has no message.
      throw message.isEmpty ? .unknownRevision(isShallow: try isShallow(folder)) : .git(message)
    }
  }

  /// Returns the merge base of a commit and the current commit.
  ///
  /// - Returns: The merge base, or the commit itself if the histories are unrelated.
  /// - Throws: ``GitFailure/Reason/noCommonCommit`` if a shallow clone does not contain the merge base.
  func origin(of commit: String, in folder: String) throws(GitFailure.Reason) -> String {
    do throws(GitFailure.Reason) {
      return try run(["-C", folder, "merge-base", commit, "HEAD"]).filter { !$0.isWhitespace }
    } catch .git {
      guard try !isShallow(folder) else { throw .noCommonCommit }
      return commit
    }
  }

  private func isShallow(_ folder: String) throws(GitFailure.Reason) -> Bool {
    try run(["-C", folder, "rev-parse", "--is-shallow-repository"]).hasPrefix("true")
  }
}
