import Checks

/// Writes an explanation as plain text.
struct ExplanationTextReporter: Reporter {
  let name = "text"
  let summary = "human-readable"

  func write(_ subject: Explanation, options: ReportOptions, to output: inout some TextOutputStream) {
    var parts = [
      options.style.set(subject.id, as: .strong) + ": " + subject.title,
      TextWrapping.lines(of: subject.text, width: options.width).joined(separator: "\n"),
    ]
    if !subject.document.isEmpty {
      parts.append(part(ReportMessages.exampleDocument, subject.document, options: options))
    }
    if !subject.source.isEmpty {
      parts.append(part(ReportMessages.exampleSource, subject.source, options: options))
    }
    if let prints = subject.prints {
      parts.append(part(ReportMessages.examplePrints, prints, options: options))
    }
    parts.append(
      TextWrapping.lines(of: ReportMessages.remedy(subject.remedy), width: options.width).joined(
        separator: "\n"
      )
    )
    output.write(parts.joined(separator: "\n\n") + "\n")
  }

  private func part(_ title: String, _ text: String, options: ReportOptions) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    return options.style.set(title, as: .faint) + "\n" + lines.joined(separator: "\n")
  }
}
