import Checks
public import RuntimeAttributes

/// A reporter for consumers that parse lines of tool output.
///
/// Errors that prevent a run are reported in the same format.
public protocol LineReporter {
  /// Returns a problem with its location as a line, including a trailing line feed.
  func line(of problem: String, at place: FileLocation, options: ReportOptions) -> String
}

extension XcodeReporter: LineReporter {
  func line(of problem: String, at place: FileLocation, options: ReportOptions) -> String {
    line(at: place, .error, problem, id: nil, options)
  }
}

extension GitHubActionsReporter: LineReporter {
  func line(of problem: String, at place: FileLocation, options: ReportOptions) -> String {
    line(options.forServer(place), .error, [problem], title: nil)
  }
}
