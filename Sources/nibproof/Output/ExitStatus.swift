/// The exit status of the process.
enum ExitStatus: Int32 {
  /// Nothing failed.
  case success = 0
  /// A finding failed, or the command reported another failure.
  case found = 1
  /// The command could not run, for example because of invalid arguments, specs or paths.
  case couldNotRun = 2
}
