/// Writes one kind of result in one format.
///
/// A reporter writes piece by piece, so that a long report goes out while it is made.
public protocol Reporter<Subject>: Sendable {
  /// What is reported: a validation's report, a document, a trace...
  associatedtype Subject

  /// The name that asks for this reporter.
  var name: String { get }

  /// What it writes, in a line for the list of reporters.
  var summary: String { get }

  /// Writes a result, a line feed at its end included.
  ///
  /// - Parameters:
  ///   - subject: What is reported.
  ///   - options: How much of it, and how.
  ///   - output: Where the text goes.
  func write(_ subject: Subject, options: ReportOptions, to output: inout some TextOutputStream)
}

extension Reporter {
  /// The whole report as one string.
  ///
  /// - Parameters:
  ///   - subject: What is reported.
  ///   - options: How much of it, and how.
  /// - Returns: The text, a line feed at its end included.
  public func text(of subject: Subject, options: ReportOptions = ReportOptions()) -> String {
    var text = ""
    write(subject, options: options, to: &text)
    return text
  }
}
