import Checks
import Foundation
import ProjectModel
import Reporting
import Validation

/// The messages of the issues to record for a report: failing findings and unmet expectations.
struct LoadIssues {
  let messages: [String]

  init(_ report: ValidationReport, paths: [String], strictness: Strictness) {
    guard strictness != .lenient else {
      messages = []
      return
    }
    // A test that checks nothing must not pass.
    let nothing =
      report.counts.isEmpty
      ? ["no .xib or .storyboard files found under \(paths.joined(separator: ", "))"] : []
    let options = ReportOptions(detail: .quiet, strictness: strictness)
    let findings = report.findings.grouped.filter { $0.finding.fails(under: strictness) }.map { group in
      Self.text(of: SpecResult(findings: [group.finding] + group.members), options)
    }
    messages = nothing + findings + report.results.flatMap { $0.failures.map(\.description) }
  }

  /// Returns the findings of a result in the text format of the command.
  private static func text(of result: SpecResult, _ options: ReportOptions) -> String {
    let text =
      Reporters.validation.first?.text(of: ValidationReport(results: [result]), options: options) ?? ""
    return text.trimmingCharacters(in: .newlines)
  }
}
