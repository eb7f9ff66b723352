import Checks
import RuntimeAttributes

/// Formats a problem on one line, as compilers do: `file:line:column: error: message [id]`.
enum DiagnosticLine {
  static func text(at place: FileLocation, _ severity: Severity, _ message: String, id: String?) -> String {
    "\(place): \(severity.rawValue): \(message)\(id.map { " [\($0)]" } ?? "")".escapedForTerminal + "\n"
  }
}
