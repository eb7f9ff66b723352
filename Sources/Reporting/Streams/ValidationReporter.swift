public import Validation

/// A reporter of validations, which writes what is found while it is found.
public protocol ValidationReporter: Reporter where Subject == ValidationReport {
  /// What writes a report part by part.
  associatedtype Stream: ReportStream

  /// In which order findings are listed.
  var order: ValidationRun.Order { get }

  /// Begins a report.
  ///
  /// - Parameter options: How much is told, and how.
  /// - Returns: What writes it.
  func stream(options: ReportOptions) -> Stream
}

/// Writes one report part by part.
public protocol ReportStream {
  /// Writes what stands before everything.
  mutating func begin(to output: inout some TextOutputStream)

  /// Writes a part.
  mutating func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream)

  /// Writes what stands after everything.
  mutating func end(to output: inout some TextOutputStream)
}

extension ValidationReporter {
  /// By place, as lists have it.
  public var order: ValidationRun.Order { .byPlace }

  /// Writes a report that is there as a whole.
  ///
  /// - Parameters:
  ///   - subject: The report.
  ///   - options: How much of it, and how.
  ///   - output: Where the text goes.
  public func write(
    _ subject: ValidationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    var options = options
    options.awaitsDependencies = subject.results.contains { !$0.dependencyRemarks.isEmpty }
    var stream = stream(options: options)
    stream.begin(to: &output)
    for part in ValidationRun.parts(of: subject, order: order) { stream.write(part, to: &output) }
    stream.end(to: &output)
  }
}
