import Checks
import Reporting
import Testing
import Validation

@Suite("Reports written part by part")
struct ReportStreamTests {
  /// Returns the output of a reporter that receives the findings of a report one by one.
  private func streamed(
    _ reporter: some ValidationReporter,
    _ report: ValidationReport,
    _ options: ReportOptions
  ) async throws -> String {
    var text = ""
    var stream = reporter.stream(options: options)
    stream.begin(to: &text)
    for try await part in ValidationRun(report, order: reporter.order) {
      guard case .findings(let findings) = part else {
        stream.write(part, to: &text)
        continue
      }
      for finding in findings { stream.write(.findings([finding]), to: &text) }
      stream.write(.findings([]), to: &text)
    }
    stream.end(to: &text)
    return text
  }

  @Test("The report does not depend on its division into parts")
  func parts() async throws {
    let options = Samples.everything
    for report in [Samples.report, ValidationReport(results: []), ValidationReport(results: [SpecResult()])] {
      for reporter in Reporters.runs {
        let whole = reporter.text(of: report, options: options)
        #expect(try await streamed(reporter, report, options) == whole, "\(reporter.name)")
      }
    }
  }

  @Test(
    "Lists are written finding by finding, before the run ends",
    arguments: ["xcode", "json", "sarif", "text"]
  )
  func goesOutAtOnce(name: String) throws {
    let reporter = try #require(Reporters.runs.first { $0.name == name })
    #expect(text(of: Samples.dropped, by: reporter).contains(Samples.dropped.message))
  }

  /// Returns the output of a reporter after one finding.
  private func text(of finding: Finding, by reporter: some ValidationReporter) -> String {
    var text = ""
    var stream = reporter.stream(options: Samples.everything)
    stream.begin(to: &text)
    stream.write(.findings([finding]), to: &text)
    return text
  }
}
