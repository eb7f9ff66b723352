import Checks
import RuntimeAttributes

/// Formats a finding in the style of compilers: a header, the line with the underlined fault, and details.
struct FindingText {
  private let options: ReportOptions
  private var excerpts: ExcerptText

  init(options: ReportOptions) {
    self.options = options
    excerpts = ExcerptText(options: options)
  }

  /// Returns the lines of a finding, including a trailing line feed.
  mutating func text(of group: FindingGroup) -> String {
    let rest =
      options.isBrief(group.finding)
      ? ["  " + options.style.set(ReportMessages.unreachable(group.finding), as: group.finding.role)]
      : excerpts.lines(of: group.finding, indentation: 2) + details(of: group)
    let translations = ReportMessages.translations(of: group).map { ["  " + $0] } ?? []
    return ([header(of: group)] + rest + translations).joined(separator: "\n") + "\n"
  }

  private func header(of group: FindingGroup) -> String {
    let finding = group.finding
    let severity = finding.severity(under: options.strictness)
    let message = [finding.message, ReportMessages.members(of: group)].compactMap(\.self).joined(
      separator: "; "
    )
    return [
      options.place(of: finding),
      options.style.set("\(severity.rawValue):", as: severity.role),
      options.style.set(message.escapedForTerminal, as: .strong),
      "[\(finding.id.rawValue)]",
    ].joined(separator: " ")
  }

  private func details(of group: FindingGroup) -> [String] {
    let lines = ReportMessages.details(of: group).map { kind, text in
      let text = text.escapedForTerminal
      switch kind {
      case .consequence:
        let words = ReportMessages.words(of: group.finding)
        return options.style.set(words, as: group.finding.role) + text.dropFirst(words.count)
      case .consoleMessage: return options.style.set(text, as: .faint)
      case .note, .members, .object, .declaration, .evidence: return text
      }
    }
    let suggestion = group.finding.suggestion.map { name in
      options.style.set(ReportMessages.didYouMean(name).escapedForTerminal, as: .success)
    }
    return (lines + [suggestion].compactMap(\.self)).map { "  " + $0 }
  }
}

extension ReportOptions {
  /// Whether a finding is shown without its details: it is unreachable, and does not fail the run.
  func isBrief(_ finding: Finding) -> Bool {
    finding.isUnreachable && detail < .verbose && !finding.fails(under: strictness)
  }

  /// Returns the location of a finding, as a link if the report is for a terminal and there is a link format.
  func place(of finding: Finding) -> String {
    let place = style.set("\(finding.file):\(finding.position):".escapedForTerminal, as: .strong)
    let location = FileLocation(file: finding.file, position: finding.position)
    guard style == .ansi, let url = link?.url(of: location, self) else { return place }
    return "\u{1B}]8;;\(url)\u{1B}\\\(place)\u{1B}]8;;\u{1B}\\"
  }
}
