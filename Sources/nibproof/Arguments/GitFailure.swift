/// The reason why a dependency could not be fetched.
struct GitFailure: Hashable, Sendable {
  /// The dependency's name.
  var name: String
  var reason: Reason

  enum Reason: Error, Hashable, Sendable {
    /// The protocol of the URL is neither https nor ssh.
    case disallowedURL(String)
    /// The commit or tag has an invalid format.
    case invalidPin(String)
    /// Git cannot be launched, with the system's reason.
    case noGit(String)
    /// Git failed, with the last line of its output.
    case git(String)
    /// A path is not in a work tree of Git.
    case noWorkTree(String)
    /// A path is not in the repository of the other paths.
    case outside(String)
    /// The repository does not contain the revision; a shallow clone may lack older commits.
    case unknownRevision(isShallow: Bool)
    /// A shallow clone does not contain the common ancestor of the revision and the current state.
    case noCommonCommit
    /// The revision cannot be validated, with the reason.
    case invalid(String)
    /// The fetched commit differs from the locked commit.
    case otherCommit(String)
    /// The folder is not writable, with the system's reason.
    case unwritable(String)
  }
}
