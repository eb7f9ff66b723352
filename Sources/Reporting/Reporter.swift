/// Writes one kind of result in one format.
///
/// A reporter writes in parts, so that the output of a long report begins before the report is complete.
public protocol Reporter<Subject>: Sendable {
  /// The result to report, such as a validation report, a document or a trace.
  associatedtype Subject

  /// The name that selects the reporter.
  var name: String { get }

  /// A one-line description for the list of reporters.
  var summary: String { get }

  /// Writes a result, including a trailing line feed.
  ///
  /// - Parameters:
  ///   - subject: The result.
  ///   - options: The options of the report.
  ///   - output: The destination.
  func write(_ subject: Subject, options: ReportOptions, to output: inout some TextOutputStream)
}

extension Reporter {
  /// Returns the report as one string.
  ///
  /// - Parameters:
  ///   - subject: The result.
  ///   - options: The options of the report.
  /// - Returns: The text, including a trailing line feed.
  public func text(of subject: Subject, options: ReportOptions = ReportOptions()) -> String {
    var text = ""
    write(subject, options: options, to: &text)
    return text
  }
}
