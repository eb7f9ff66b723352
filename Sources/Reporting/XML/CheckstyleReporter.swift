import Checks
import InterfaceDrawing
import ProjectModel
import RuntimeAttributes

/// Writes findings as Checkstyle XML, which many CI servers read.
struct CheckstyleReporter: ValidationReporter {
  let name = "checkstyle"
  let summary = "for Jenkins and others: Checkstyle XML"

  func stream(options: ReportOptions) -> FindingStream {
    let head = XMLText.declaration + XMLText.tag("checkstyle", [("version", "4.3")]) + "\n"
    var file: String?
    let fileEnd = { file == nil ? "" : "  </file>\n" }
    func written(_ element: String, in place: String) -> String {
      guard file != place else { return element }
      let before = fileEnd()
      file = place
      return before + "  " + XMLText.tag("file", [("name", place)]) + "\n" + element
    }
    return FindingStream(
      options,
      head: head,
      foot: { fileEnd() + "</checkstyle>\n" },
      diagnostic: { diagnostic in
        let severity = diagnostic.severity(under: options.strictness)
        let element = element(
          at: diagnostic.place.position,
          severity,
          diagnostic.message,
          source: diagnostic.kind.rawValue
        )
        return written(element, in: diagnostic.place.file)
      },
      text: { group in
        let finding = group.finding
        let severity = finding.severity(under: options.strictness)
        let element = element(
          at: finding.position,
          severity,
          ReportMessages.wholeLine(group),
          source: finding.id.rawValue
        )
        return written(element, in: finding.file)
      }
    )
  }

  private func element(
    at position: SourcePosition,
    _ severity: Severity,
    _ message: String,
    source: String
  ) -> String {
    let element = XMLText.tag(
      "error",
      [
        ("line", String(position.line)), ("column", String(position.column)),
        ("severity", severity == .note ? "info" : severity.rawValue),
        ("message", message), ("source", "nibproof.\(source)"),
      ],
      isEmpty: true
    )
    return "    " + element + "\n"
  }
}
