/// Why a dependency could not be fetched.
struct GitFailure: Hashable, Sendable {
  /// The dependency's name.
  var name: String
  var reason: Reason

  enum Reason: Error, Hashable, Sendable {
    /// The repository is reached by another protocol than https and ssh.
    case disallowedURL(String)
    /// The commit or tag has no valid form.
    case invalidPin(String)
    /// Git cannot be started; the system's reason.
    case noGit(String)
    /// The last line that Git printed.
    case git(String)
    /// The commit that was fetched is another one.
    case otherCommit(String)
    /// The folder cannot be written; the system's reason.
    case unwritable(String)
  }
}
