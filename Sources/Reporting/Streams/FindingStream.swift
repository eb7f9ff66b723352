import Validation

/// Writes each finding and remark by itself, between what stands before the first and after the last.
struct FindingStream: ReportStream {
  private let options: ReportOptions
  private let head: String
  private let foot: () -> String
  private let remark: (ConfigurationDiagnostic) -> String
  private let text: (FindingGroup) -> String

  /// Begins a list.
  ///
  /// - Parameters:
  ///   - options: Which findings are shown.
  ///   - head: What stands before the first.
  ///   - foot: What stands after the last.
  ///   - remark: What is written for a remark.
  ///   - text: What is written for a finding and those that it explains.
  init(
    _ options: ReportOptions,
    head: String = "",
    foot: @escaping () -> String = { "" },
    remark: @escaping (ConfigurationDiagnostic) -> String,
    text: @escaping (FindingGroup) -> String
  ) {
    (self.options, self.head, self.foot, self.remark, self.text) = (options, head, foot, remark, text)
  }

  func begin(to output: inout some TextOutputStream) { output.write(head) }

  func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream) {
    switch part {
    case .findings(let findings):
      for group in options.shownGroups(findings) { output.write(text(group)) }
    case .result(let result):
      for remark in result.remarks { output.write(self.remark(remark)) }
    }
  }

  func end(to output: inout some TextOutputStream) { output.write(foot()) }
}
