import RuntimeAttributes
import Validation

/// Findings as the XML of Checkstyle, which many servers of continuous integration read.
struct CheckstyleReporter: Reporter {
  let name = "checkstyle"
  let summary = "for Jenkins and others, Checkstyle's XML"
  let tellsEverything = false

  func write(
    _ subject: ValidationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    output.write(XMLText.declaration + XMLText.tag("checkstyle", [("version", "4.3")]) + "\n")
    var file: String?
    for finding in options.shown(subject.findings) {
      if file != finding.file {
        if file != nil { output.write("  </file>\n") }
        file = finding.file
        output.write("  " + XMLText.tag("file", [("name", finding.file)]) + "\n")
      }
      output.write("    " + element(of: finding, options: options) + "\n")
    }
    if file != nil { output.write("  </file>\n") }
    output.write("</checkstyle>\n")
  }

  private func element(of finding: Finding, options: ReportOptions) -> String {
    let severity = finding.severity(under: options.strictness)
    return XMLText.tag(
      "error",
      [
        ("line", String(finding.position.line)), ("column", String(finding.position.column)),
        ("severity", severity == .note ? "info" : severity.rawValue),
        ("message", Sentences.line(finding)), ("source", "nibproof.\(finding.id.rawValue)"),
      ],
      isEmpty: true
    )
  }
}
