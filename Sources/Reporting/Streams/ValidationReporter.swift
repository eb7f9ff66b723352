public import Validation

/// A reporter of validations, which can write findings while a validation is running.
public protocol ValidationReporter: Reporter where Subject == ValidationReport {
  /// The stream that writes a report in parts.
  associatedtype Stream: ReportStream

  /// The order of findings.
  var order: ValidationRun.Order { get }

  /// Whether reports contain drawings, which show the images of the app.
  var hasDrawings: Bool { get }

  /// Creates a stream that writes a report with the given options.
  func stream(options: ReportOptions) -> Stream
}

/// Writes one report in parts.
public protocol ReportStream {
  /// Writes the text before all parts.
  mutating func begin(to output: inout some TextOutputStream)

  mutating func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream)

  /// Writes the text after all parts.
  mutating func end(to output: inout some TextOutputStream)
}

extension ValidationReporter {
  /// Findings are ordered by file and position.
  public var order: ValidationRun.Order { .byPlace }

  /// Reports do not contain drawings.
  public var hasDrawings: Bool { false }

  /// Returns the report for the parts of a run as one string.
  package func text(of parts: [ValidationRun.Part], options: ReportOptions) -> String {
    var (text, stream) = ("", stream(options: options))
    stream.begin(to: &text)
    for part in parts { stream.write(part, to: &text) }
    stream.end(to: &text)
    return text
  }

  /// Writes a complete report to an output.
  public func write(
    _ subject: ValidationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    var options = options
    options.awaitsDependencies = subject.results.contains { !$0.dependencyDiagnostics.isEmpty }
    var stream = stream(options: options)
    stream.begin(to: &output)
    for part in ValidationRun.parts(of: subject, order: order) { stream.write(part, to: &output) }
    stream.end(to: &output)
  }
}
