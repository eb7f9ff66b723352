import ProjectModel
import Reporting
import Validation

/// Writes the report of a running validation.
struct RunningReport<Reporter: ValidationReporter> {
  /// The verdict so far.
  private(set) var verdict: Verdict
  /// The run, once it has ended; nil before.
  private(set) var run: ValidationRun?
  /// The write error that made the report and the verdict incomplete, if any.
  private(set) var failure: FileStream.SystemFailure?
  /// The written parts; empty unless the parts are kept.
  private(set) var parts: [ValidationRun.Part] = []
  private let keepsParts: Bool
  private let reporter: Reporter
  private let options: ReportOptions

  init(_ reporter: Reporter, options: ReportOptions, verdict: Verdict, keepsParts: Bool = false) {
    (self.reporter, self.options, self.verdict) = (reporter, options, verdict)
    self.keepsParts = keepsParts
  }

  /// Writes the report to a file atomically, and returns the reason if the file cannot be written.
  mutating func write(
    _ run: ValidationRun,
    toFile path: String
  ) async throws(ValidationError) -> FileStream.SystemFailure? {
    try await OutputFile(path: path).write { (stream) async throws(ValidationError) in
      try await write(run, to: &stream)
    }
  }

  /// Writes the report.
  mutating func write(
    _ run: ValidationRun,
    to output: inout some TextOutputStream
  ) async throws(ValidationError) {
    var options = options
    options.awaitsDependencies = run.hasDependencyDiagnostics
    var stream = reporter.stream(options: options)
    stream.begin(to: &output)
    var run = run
    defer { self.run = run }
    var next = try await run.next()
    // A tree without documents has no result.
    if next == nil, !verdict.fixed.isEmpty { next = .result(SpecResult()) }
    while let part = next {
      var passed = verdict.passed(part)
      next = try await run.next()
      // The fixed findings are known only at the end.
      if next == nil, case .result(var result) = passed {
        result.fixedFindings = verdict.fixed.count
        passed = .result(result)
      }
      if keepsParts { parts.append(passed) }
      stream.write(passed, to: &output)
      if hasFailed(output) { return }
    }
    stream.end(to: &output)
    _ = hasFailed(output)
  }

  /// Flushes the output, and returns whether writing has failed.
  ///
  /// A closed pipe, as with `| head`, is not a failure, since the verdict is still needed.
  private mutating func hasFailed(_ output: some TextOutputStream) -> Bool {
    guard let file = output as? FileStream else { return false }
    file.flush()
    failure = file.failure.flatMap { $0.isClosedPipe ? nil : $0 }
    return failure != nil
  }
}
