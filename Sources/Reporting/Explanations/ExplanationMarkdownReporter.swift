import Checks

/// Writes an explanation as a Markdown section for the documentation.
struct ExplanationMarkdownReporter: Reporter {
  let name = "markdown"
  let summary = "for documentation"

  func write(_ subject: Explanation, options: ReportOptions, to output: inout some TextOutputStream) {
    let title = subject.title.prefix(1).uppercased() + subject.title.dropFirst()
    output.write(
      "### \(MarkdownText.code(subject.id))\n\n\(MarkdownText.escaped(title)).\n\n\(subject.markdown)\n"
    )
  }
}
