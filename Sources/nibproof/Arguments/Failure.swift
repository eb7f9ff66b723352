import Validation

/// Why a command could not run.
enum Failure: Error {
  /// The arguments are wrong.
  case usage(UsageError)
  /// What the arguments name can't be used.
  case validation(ValidationError)
  /// The file that is to have the output can't be written; the reason is the system's.
  case output(path: String, reason: String)
  /// Git can't read a revision.
  case revision(String, GitFailure.Reason)
  /// Drawings are no pictures of this kind.
  case noPicture(path: String)
}
