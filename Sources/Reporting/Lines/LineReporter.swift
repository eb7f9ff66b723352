public import RuntimeAttributes
import Validation

/// A reporter whose readers look for lines of a form in whatever a tool prints: they are told in that form also what
/// keeps the tool from running.
public protocol LineReporter {
  /// A problem as a line, a line feed at its end included.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - place: Where.
  ///   - options: How it is told.
  /// - Returns: The line.
  func line(of problem: String, at place: SourceLocation, options: ReportOptions) -> String
}

extension XcodeReporter: LineReporter {
  func line(of problem: String, at place: SourceLocation, options: ReportOptions) -> String {
    line(place, .error, problem, id: nil, options)
  }
}

extension GitHubActionsReporter: LineReporter {
  func line(of problem: String, at place: SourceLocation, options: ReportOptions) -> String {
    line(options.forServer(place), .error, [problem], title: nil)
  }
}
