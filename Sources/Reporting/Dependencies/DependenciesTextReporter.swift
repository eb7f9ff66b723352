import ProjectModel
import RuntimeAttributes

/// Writes each dependency on a line, with its state and the path of its first copy, or its location in the lock file if
/// there is no copy.
struct DependenciesTextReporter: Reporter {
  let name = "text"
  let summary = "human-readable: each dependency and whether it was found"

  func write(_ subject: DependencyReport, options: ReportOptions, to output: inout some TextOutputStream) {
    for problem in subject.problems {
      output.write(ConfigurationDiagnosticText(options: options).text(of: problem))
    }
    for status in subject.statuses { output.write(line(of: status, options.style) + "\n") }
    output.write(ReportMessages.found(subject) + "\n")
  }

  private func line(of status: DependencyStatus, _ style: TextStyle) -> String {
    let dependency = status.dependency
    let state = style.set(status.state.rawValue, as: status.state == .found ? .success : .warning)
    let title = [dependency.name, dependency.pin].compactMap(\.self).joined(separator: " ").escapedForTerminal
    let place = status.copies.first?.path ?? "\(dependency.lock)"
    return "\(state) \(style.set(title, as: .strong)) (\(dependency.kind.rawValue))  "
      + style.set(place.escapedForTerminal, as: .faint)
  }
}
