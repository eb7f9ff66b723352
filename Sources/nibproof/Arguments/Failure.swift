import Validation

/// The reason why a command could not run.
enum Failure: Error {
  /// Invalid arguments.
  case usage(UsageError)
  /// Invalid input files.
  case validation(ValidationError)
  /// The output file cannot be written; the reason is the system's.
  case output(path: String, reason: String)
  /// Git cannot read a revision.
  case revision(String, GitFailure.Reason)
  /// Unsupported image format of a drawing.
  case noPicture(path: String)
}
