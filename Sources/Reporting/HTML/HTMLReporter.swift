import Checks
import RuntimeAttributes
import Validation

/// Writes findings as a self-contained HTML page with pictures of the interface and filters.
///
/// The page also works without JavaScript.
struct HTMLReporter: ValidationReporter {
  typealias Stream = WholeReportStream<HTMLReporter>

  let name = "html"
  let summary = "for browsers: one page with a drawing of the interface for each finding"
  let hasDrawings = true

  func write(_ subject: ValidationReport, options: ReportOptions, to output: inout some TextOutputStream) {
    let groups = Array(options.shownGroups(subject.findings))
    let overview = HTMLOverview(groups: groups, report: subject, options: options)
    output.write(HTMLPage.head(title: options.title))
    output.write(overview.header)
    output.write("<main id=\"findings\">\n")
    output.write(overview.diagnostics)
    let (cards, isExhausted) = cards(of: groups, options, to: &output)
    var section: String?
    for (number, card) in cards.enumerated() {
      let title = ReportMessages.section(of: card.finding)
      if section != title {
        if section != nil { output.write("</section>\n") }
        section = title
        output.write("<section class=\"kind-of-findings\">\n\(HTMLText.element("h2", title))\n")
      }
      output.write(card.html(number: number + 1))
    }
    if section != nil { output.write("</section>\n") }
    output.write("<p id=\"nothing\" hidden>\(HTMLText.escaped(ReportMessages.nothingMatches))</p>\n")
    if isExhausted { output.write(HTMLText.element("p", ReportMessages.picturesLeftOut, class: "note")) }
    output.write("</main>\n")
    output.write(overview.glossary)
    output.write(HTMLPage.foot)
  }

  /// Writes the pictures of findings, and returns the cards sorted by severity.
  ///
  /// Pictures are drawn in the order of the files, so that each file is read only once.
  private func cards(
    of groups: [FindingGroup],
    _ options: ReportOptions,
    to output: inout some TextOutputStream
  ) -> (cards: [HTMLFinding], isExhausted: Bool) {
    var pictures = FindingPictures(options)
    var lines = SourceLines(options.texts)
    var cards = groups.map { group in
      let finding = group.finding
      let picture = pictures.place(of: finding)
      if let definition = picture?.definition, !definition.isEmpty {
        output.write("<svg class=\"definitions\" aria-hidden=\"true\"><defs>\(definition)</defs></svg>\n")
      }
      let excerpt = lines.line(finding.position.line, of: finding.file).map { line in
        SourceExcerpt(of: line, range: FaultRange.range(of: finding, in: line))
      }
      return HTMLFinding(group: group, excerpt: excerpt, place: picture?.place, options: options)
    }
    cards.sort { ($0.finding.rank, $0.finding) < ($1.finding.rank, $1.finding) }
    var shown: [HTMLFinding.Picture: Int] = [:]
    for index in cards.indices {
      guard let picture = cards[index].picture else { continue }
      cards[index].samePicture = shown[picture]
      if shown[picture] == nil { shown[picture] = index + 1 }
    }
    return (cards, pictures.isExhausted)
  }
}
