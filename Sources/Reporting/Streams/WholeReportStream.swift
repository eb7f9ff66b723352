import Checks
import Validation

/// Collects a complete report, for formats in which the beginning depends on the whole report.
struct WholeReportStream<Whole: ValidationReporter>: ReportStream {
  private let reporter: Whole
  private let options: ReportOptions
  private var report = ValidationReport(results: [])
  private var findings: [Finding] = []

  fileprivate init(_ reporter: Whole, options: ReportOptions) {
    (self.reporter, self.options) = (reporter, options)
  }

  func begin(to output: inout some TextOutputStream) {}

  mutating func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream) {
    switch part {
    case .findings(let some): findings += some
    case .result(var result):
      result.findings = findings
      findings = []
      report.results.append(result)
    }
  }

  func end(to output: inout some TextOutputStream) { reporter.write(report, options: options, to: &output) }
}

extension ValidationReporter where Stream == WholeReportStream<Self> {
  var order: ValidationRun.Order { .byResult }

  func stream(options: ReportOptions) -> WholeReportStream<Self> { WholeReportStream(self, options: options) }
}
