/// Writes a version as plain text.
struct VersionTextReporter: Reporter {
  let name = "text"
  let summary = "human-readable"

  func write(_ subject: ToolVersion, options: ReportOptions, to output: inout some TextOutputStream) {
    let commit = subject.commit.map { " (\($0.prefix(12)))" } ?? ""
    let list = { (sdks: [ToolVersion.SDK]) in
      sdks.map { "\($0.platform) \($0.version)" }.joined(separator: ", ")
    }
    output.write(
      """
      \(subject.name) \(subject.number)\(commit)
      framework interfaces: SDKs of \(list(subject.sdks))
      introduction versions: up to \(list(subject.introductions))

      """
    )
  }
}
