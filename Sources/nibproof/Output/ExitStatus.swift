/// The exit status of the process.
enum ExitStatus: Int32 {
  /// Nothing failed.
  case success = 0
  /// A finding failed.
  case found = 1
  /// The command could not run because of invalid arguments, specs or paths.
  case couldNotRun = 2
}
