/// How the process ends, for scripts.
enum ExitStatus: Int32 {
  /// Nothing fails.
  case success = 0
  /// Something that fails was found.
  case found = 1
  /// The arguments, a spec or a path kept it from running.
  case couldNotRun = 2
}
