import Validation

/// The reason why a command could not run.
enum Failure: Error {
  /// Invalid arguments.
  case usage(UsageError)
  /// Invalid input files.
  case validation(ValidationError)
  /// The output file cannot be written, for the system's reason.
  case output(path: String, reason: String)
  /// Git cannot read a revision.
  case revision(String, GitFailure.Reason)
  /// The image format requested for a drawing is not supported.
  case noPicture(path: String)
}
