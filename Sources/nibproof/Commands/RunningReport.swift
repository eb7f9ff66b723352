import Reporting
import Validation

/// Writes a report while the validation goes on that it is of.
struct RunningReport<Reporter: ValidationReporter> {
  /// What the validation comes to so far.
  private(set) var verdict: Verdict
  /// What was validated, to its end.
  private(set) var run: ValidationRun?
  /// Why the report is not whole, and the verdict neither.
  private(set) var failure: FileStream.SystemFailure?
  private let reporter: Reporter
  private let options: ReportOptions

  init(_ reporter: Reporter, options: ReportOptions, verdict: Verdict) {
    (self.reporter, self.options, self.verdict) = (reporter, options, verdict)
  }

  /// Writes the report to a file, which is whole or not there.
  mutating func write(_ run: ValidationRun, toFile path: String) async -> FileStream.SystemFailure? {
    do throws(FileStream.SystemFailure) {
      try await OutputFile(path: path).write { stream in await write(run, to: &stream) }
      return nil
    } catch {
      return error
    }
  }

  /// Writes the report.
  mutating func write(_ run: ValidationRun, to output: inout some TextOutputStream) async {
    var options = options
    options.awaitsDependencies = run.hasDependencyRemarks
    var stream = reporter.stream(options: options)
    stream.begin(to: &output)
    var run = run
    defer { self.run = run }
    while let part = await run.next() {
      stream.write(verdict.passed(part), to: &output)
      if hasFailed(output) { return }
    }
    stream.end(to: &output)
    _ = hasFailed(output)
  }

  /// Whether what was written so far did not go out.
  ///
  /// Where nobody reads any more, as behind `| head`, the verdict still counts.
  private mutating func hasFailed(_ output: some TextOutputStream) -> Bool {
    guard let file = output as? FileStream else { return false }
    file.flush()
    failure = file.failure.flatMap { $0.isClosedPipe ? nil : $0 }
    return failure != nil
  }
}
