import RuntimeAttributes
import Validation

/// Findings as Xcode reads them from the output of a build phase: `file:line:column: error: message`.
struct XcodeReporter: ValidationReporter {
  let name = "xcode"
  let summary = "for Xcode's build phases, a line a finding with its whole path"
  let tellsEverything = false

  func stream(options: ReportOptions) -> FindingStream {
    FindingStream(options) { finding in
      let severity = finding.severity(under: options.strictness)
      let place = "\(whole(finding.file, from: options.folder)):\(finding.position)"
      let line = "\(place): \(severity.rawValue): \(Sentences.line(finding)) [\(finding.id.rawValue)]"
      return line.escapedForTerminal + "\n"
    }
  }

  /// Xcode opens files by whole paths alone.
  private func whole(_ file: String, from folder: String?) -> String {
    guard let folder, !file.hasPrefix("/") else { return file }
    return folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }
}
