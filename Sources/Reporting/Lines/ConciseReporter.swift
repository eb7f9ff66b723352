import Checks
import ProjectModel
import RuntimeAttributes
import Validation

/// Writes each finding and each diagnostic on one line, with its relative path.
///
/// A finding in several localizations of a document is written once.
struct ConciseReporter: ValidationReporter {
  typealias Stream = WholeReportStream<ConciseReporter>

  let name = "concise"
  let summary = "one line per finding with its relative path, without a summary"

  func write(_ subject: ValidationReport, options: ReportOptions, to output: inout some TextOutputStream) {
    for group in options.shownGroups(subject.findings).joiningTranslations {
      let finding = group.finding
      output.write(
        DiagnosticLine.text(
          at: FileLocation(file: finding.file, position: finding.position),
          finding.severity(under: options.strictness),
          ReportMessages.line(group),
          id: finding.id.rawValue
        )
      )
    }
    for diagnostic in subject.results.flatMap(\.diagnostics) {
      let severity = diagnostic.severity(under: options.strictness)
      let message = diagnostic.message.split(separator: "\n").joined(separator: "; ")
      output.write(
        DiagnosticLine.text(at: diagnostic.place, severity, message, id: diagnostic.kind.rawValue)
      )
    }
  }
}

extension ConciseReporter: LineReporter {
  func line(of problem: String, at place: FileLocation, options: ReportOptions) -> String {
    DiagnosticLine.text(at: place, .error, problem, id: nil)
  }
}
