import Checks
import NibLoading
import ProjectModel
import RuntimeAttributes

/// Writes findings and diagnostics as comma-separated values (RFC 4180).
struct CSVReporter: ValidationReporter {
  let name = "csv"
  let summary = "for spreadsheets: one row per finding"

  private static let columns: [(name: String, value: @Sendable (Finding) -> String?)] = [
    ("id", { $0.id.rawValue }),
    ("consequence", { $0.consequence.rawValue }),
    ("file", { $0.file }),
    ("line", { String($0.position.line) }),
    ("column", { String($0.position.column) }),
    ("message", { $0.message }),
    ("object", { $0.object?.id }),
    ("class", { $0.object?.className }),
    ("keyPath", { $0.keyPath }),
    ("consoleMessage", { $0.consoleMessage }),
    ("declaration", { $0.declaration?.description }),
    ("suggestion", { $0.suggestion }),
    ("reachability", \.reachabilityState),
    ("notes", { $0.notes.map(ReportMessages.note).joined(separator: "; ") }),
    ("group", { $0.group.map { "\($0.id.rawValue) \($0.position)" } }),
  ]

  /// The name of the last column, whose values depend on the run.
  private static let severity = "severity"

  private static let formulaMarks = Set("=+-@".utf8)

  func stream(options: ReportOptions) -> FindingStream {
    FindingStream(
      options,
      head: (Self.columns.map(\.name) + [Self.severity]).joined(separator: ",") + "\r\n",
      diagnostic: { diagnostic in
        let values = [
          "id": diagnostic.kind.rawValue, "file": diagnostic.place.file,
          "line": String(diagnostic.place.position.line), "column": String(diagnostic.place.position.column),
          "message": diagnostic.message, "reachability": "unknown",
        ]
        return Self.row(Self.columns.map { values[$0.name] }, diagnostic.severity(under: options.strictness))
      },
      text: { group in
        options.shown([group.finding] + group.members).map { finding in
          Self.row(Self.columns.map { $0.value(finding) }, finding.severity(under: options.strictness))
        }.joined()
      }
    )
  }

  private static func row(_ values: [String?], _ severity: Severity) -> String {
    (values + [severity.rawValue]).map { cell(($0 ?? "").escapedForTerminal) }.joined(separator: ",") + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    // Spreadsheets evaluate text that starts like a formula. Numbers, such as the id of File's Owner, are harmless.
    // Bytes are compared to also recognize a formula character with a combining accent.
    let isFormula = text.utf8.first.map(formulaMarks.contains) == true && Int(text) == nil
    let text = isFormula ? "'" + text : text
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C }) else { return text }
    let doubled = text.utf8.flatMap { $0 == 0x22 ? [$0, $0] : [$0] }
    return "\"\(String(decoding: doubled, as: UTF8.self))\""
  }
}
