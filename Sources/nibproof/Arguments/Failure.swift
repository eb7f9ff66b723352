import ProjectModel
import Validation

/// The reason why a command could not run.
enum Failure: Error {
  /// Invalid arguments.
  case usage(UsageError)
  /// Invalid input files.
  case validation(ValidationError)
  /// The output file cannot be written, with the system's reason.
  case output(path: String, reason: String)
  /// Git cannot read a revision.
  case revision(String, GitFailure.Reason)
  /// A declaration cannot be renamed.
  case renaming(RenamingError)
  /// The image format requested for a drawing is not supported.
  case noPicture(path: String)

  /// Calls a function that reads input files, and converts its errors.
  static func ofInput<Result>(
    _ read: () async throws(ValidationError) -> Result
  ) async throws(Failure) -> Result {
    do throws(ValidationError) { return try await read() } catch { throw .validation(error) }
  }

  /// Calls a function that reads input files, and converts its errors.
  static func ofInput<Result>(_ read: () throws(ValidationError) -> Result) throws(Failure) -> Result {
    do throws(ValidationError) { return try read() } catch { throw .validation(error) }
  }
}
