import RuntimeAttributes
import Validation

/// Findings as one page of HTML that needs nothing beside itself: with the interface drawn beside each, and filters.
struct HTMLReporter: ValidationReporter {
  typealias Stream = WholeReportStream<HTMLReporter>

  let name = "html"
  let summary = "for browsers, one page with the interface drawn beside each finding"

  func write(_ subject: ValidationReport, options: ReportOptions, to output: inout some TextOutputStream) {
    let findings = options.shown(subject.findings)
    let overview = HTMLOverview(findings: findings, report: subject, options: options)
    output.write(HTMLPage.head)
    output.write(overview.header)
    output.write("<main id=\"findings\">\n")
    output.write(overview.remarks)
    var pictures = FindingPictures(options.texts)
    var lines = SourceLines(options.texts)
    var file: String?
    for (number, finding) in findings.enumerated() {
      if file != finding.file {
        if file != nil { output.write("</section>\n") }
        file = finding.file
        output.write("<section class=\"file\">\n\(HTMLText.element("h2", finding.file))\n")
      }
      let picture = pictures.place(of: finding)
      if let definition = picture?.definition, !definition.isEmpty {
        output.write("<svg class=\"definitions\" aria-hidden=\"true\"><defs>\(definition)</defs></svg>\n")
      }
      let line = lines.line(finding.position.line, of: finding.file)
      output.write(
        HTMLFinding(
          finding: finding,
          number: number + 1,
          severity: finding.severity(under: options.strictness),
          excerpt: line.map { SourceExcerpt(of: $0, column: finding.position.column).text },
          place: picture?.place
        ).html
      )
    }
    if file != nil { output.write("</section>\n") }
    output.write("<p id=\"nothing\" hidden>\(HTMLText.escaped(Sentences.nothingMatches))</p>\n")
    if pictures.isExhausted { output.write(HTMLText.element("p", Sentences.picturesLeftOut, class: "note")) }
    output.write("</main>\n")
    output.write(overview.glossary)
    output.write(HTMLPage.foot)
  }
}
