import Validation

/// Findings as people read them: the line, a caret, what the runtime prints, and a summary at the end.
struct TextReporter: Reporter {
  let name = "text"
  let summary = "for people, each finding with its line of the document and a summary at the end"

  func write(
    _ subject: ValidationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    var findings = FindingText(options: options)
    for result in subject.results {
      for finding in options.shown(result.findings) {
        output.write(findings.text(of: finding))
      }
      output.write(SpecText(options: options).text(of: result))
    }
    if options.detail > .quiet {
      output.write(SummaryText(options: options).text(of: subject))
    }
  }
}
