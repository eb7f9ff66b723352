import Checks
import ProjectModel
import RuntimeAttributes

/// Writes findings in the format that Xcode parses in the output of a build phase: `file:line:column: error: message`.
struct XcodeReporter: ValidationReporter {
  let name = "xcode"
  let summary = "for Xcode build phases: one line per finding with its absolute path"

  func stream(options: ReportOptions) -> FindingStream {
    FindingStream(
      options,
      diagnostic: { diagnostic in
        let severity = diagnostic.severity(under: options.strictness)
        let lines = diagnostic.message.split(separator: "\n").joined(separator: "; ")
        return line(at: diagnostic.place, severity, lines, id: diagnostic.kind.rawValue, options)
      },
      text: { group in
        let finding = group.finding
        let place = FileLocation(file: finding.file, position: finding.position)
        let severity = finding.severity(under: options.strictness)
        // Xcode opens a document in Interface Builder, which does not show line numbers.
        let object = finding.object.map { " on " + ReportMessages.phrase($0) } ?? ""
        let message = ReportMessages.wholeLine(group) + object
        return line(at: place, severity, message, id: finding.id.rawValue, options)
      }
    )
  }

  func line(
    at place: FileLocation,
    _ severity: Severity,
    _ message: String,
    id: String?,
    _ options: ReportOptions
  ) -> String {
    // Xcode opens a file only by its absolute path.
    let place = FileLocation(file: options.absolutePath(place.file), position: place.position)
    return DiagnosticLine.text(at: place, severity, message, id: id)
  }
}
