import RuntimeAttributes
import Validation

/// Writes log lines, each with its locations in the format of compilers.
struct LocationTextReporter: Reporter {
  let name = "text"
  let summary = "human-readable: each log line with its places"

  /// The maximum number of locations of a log line below the verbose level.
  private static let shown = 3

  func write(
    _ subject: LocationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    var excerpts = ExcerptText(options: options)
    for line in subject.lines {
      let place = "\(subject.log ?? "<stdin>"):\(line.numbers.first ?? 0):".escapedForTerminal
      output.write("\(options.style.set(place, as: .strong)) \(line.text.escapedForTerminal)\n")
      if line.numbers.count > 1 {
        output.write("  \(ReportMessages.alsoPrinted(in: Array(line.numbers.dropFirst())))\n")
      }
      let limit = options.detail == .verbose ? Int.max : Self.shown
      if line.places.isEmpty {
        let message = ReportMessages.nothingFits(line.statement.subject, butNearest: line.nearest.count)
        output.write("  \(options.style.set(message, as: .warning))\n")
      }
      for place in (line.places + line.nearest).prefix(limit) {
        output.write(text(of: place, options: options, excerpts: &excerpts))
      }
      let rest = (line.places + line.nearest).count - limit
      if rest > 0 { output.write("  \(ReportMessages.morePlaces(rest))\n") }
    }
    if options.detail > .quiet {
      let located = subject.lines.count { !$0.places.isEmpty }
      output.write(ReportMessages.located(located, of: subject.lines.count) + "\n")
    }
  }

  private func text(
    of place: LocatedPlace,
    options: ReportOptions,
    excerpts: inout ExcerptText
  ) -> String {
    let position = options.style.set("\(place.file):\(place.position):".escapedForTerminal, as: .strong)
    let reasons = place.reasons.map(ReportMessages.reason).joined(separator: "; ").escapedForTerminal
    let lines =
      ["  \(position) \(ReportMessages.phrase(place).escapedForTerminal)"]
      + excerpts.lines(
        at: place.position,
        of: place.file,
        name: place.kind == .setting ? place.finding?.keyPath : place.name,
        indentation: 4
      ) + [
        "    \(reasons)"
      ]
      + (place.finding.map { ReportMessages.explanation(of: $0, place.fix) } ?? []).map {
        "    " + $0.escapedForTerminal
      }
    return lines.joined(separator: "\n") + "\n"
  }
}
