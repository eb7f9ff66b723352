import RuntimeAttributes
import Validation

/// Findings as the XML of Checkstyle, which many servers of continuous integration read.
struct CheckstyleReporter: ValidationReporter {
  let name = "checkstyle"
  let summary = "for Jenkins and others, Checkstyle's XML"
  let tellsEverything = false

  func stream(options: ReportOptions) -> FindingStream {
    let head = XMLText.declaration + XMLText.tag("checkstyle", [("version", "4.3")]) + "\n"
    var file: String?
    let fileEnd = { file == nil ? "" : "  </file>\n" }
    return FindingStream(options, head: head, foot: { fileEnd() + "</checkstyle>\n" }) { finding in
      let element = "    " + element(of: finding, options: options) + "\n"
      guard file != finding.file else { return element }
      let before = fileEnd()
      file = finding.file
      return before + "  " + XMLText.tag("file", [("name", finding.file)]) + "\n" + element
    }
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
