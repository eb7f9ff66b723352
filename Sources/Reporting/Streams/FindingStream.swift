import Validation

/// Writes each finding by itself, between what stands before the first and after the last.
struct FindingStream: ReportStream {
  private let options: ReportOptions
  private let head: String
  private let foot: () -> String
  private let text: (Finding) -> String

  /// Begins a list.
  ///
  /// - Parameters:
  ///   - options: Which findings are shown.
  ///   - head: What stands before the first.
  ///   - foot: What stands after the last.
  ///   - text: What is written for one.
  init(
    _ options: ReportOptions,
    head: String = "",
    foot: @escaping () -> String = { "" },
    text: @escaping (Finding) -> String
  ) {
    (self.options, self.head, self.foot, self.text) = (options, head, foot, text)
  }

  func begin(to output: inout some TextOutputStream) { output.write(head) }

  func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream) {
    guard case .findings(let findings) = part else { return }
    for finding in options.shown(findings) { output.write(text(finding)) }
  }

  func end(to output: inout some TextOutputStream) { output.write(foot()) }
}
