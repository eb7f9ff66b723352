import Checks
import ProjectModel
import Validation

/// Writes findings and diagnostics individually, between a head and a foot.
struct FindingStream: ReportStream {
  private let options: ReportOptions
  private let head: String
  private let foot: () -> String
  private let prepare: ([Finding]) -> Void
  private let diagnostic: (ConfigurationDiagnostic) -> String
  private let text: (FindingGroup) -> String

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - options: The options of the report.
  ///   - head: The text before the first finding.
  ///   - foot: The text after the last finding.
  ///   - prepare: Receives the findings of each part of the results before their texts are requested.
  ///   - diagnostic: Returns the text of a diagnostic.
  ///   - text: Returns the text of a finding and of the findings that it explains.
  init(
    _ options: ReportOptions,
    head: String = "",
    foot: @escaping () -> String = { "" },
    prepare: @escaping ([Finding]) -> Void = { _ in },
    diagnostic: @escaping (ConfigurationDiagnostic) -> String,
    text: @escaping (FindingGroup) -> String
  ) {
    (self.options, self.head, self.foot, self.prepare) = (options, head, foot, prepare)
    (self.diagnostic, self.text) = (diagnostic, text)
  }

  func begin(to output: inout some TextOutputStream) { output.write(head) }

  func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream) {
    switch part {
    case .findings(let findings):
      prepare(findings)
      for group in options.shownGroups(findings) { output.write(text(group)) }
    case .result(let result):
      for diagnostic in result.diagnostics { output.write(self.diagnostic(diagnostic)) }
    }
  }

  func end(to output: inout some TextOutputStream) { output.write(foot()) }
}
