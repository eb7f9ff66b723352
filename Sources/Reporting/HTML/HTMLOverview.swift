import NibLoading
import RuntimeAttributes
import Validation

/// What stands above and below the findings: the summary with the filters, what specs miss, and what each id means.
struct HTMLOverview {
  private let report: ValidationReport
  private let options: ReportOptions
  private var numbers: [Consequence: Int] = [:]
  private var ids: [FindingID: Int] = [:]
  private var files: [String] = []

  init(findings: some Sequence<Finding>, report: ValidationReport, options: ReportOptions) {
    (self.report, self.options) = (report, options)
    for finding in findings {
      numbers[finding.consequence, default: 0] += 1
      ids[finding.id, default: 0] += 1
      if files.last != finding.file { files.append(finding.file) }
    }
  }

  /// The summary, and the filters, which are shown only where scripts run.
  var header: String {
    let summary = SummaryText(options: options).text(of: ReportTally(report, under: options.strictness))
      .split(separator: "\n")
    return """
      <header>
      <h1>Nibproof</h1>
      <div class="summary">\(summary.map { HTMLText.element("p", String($0)) }.joined())</div>
      \(filters)
      </header>

      """
  }

  private var filters: String {
    guard !ids.isEmpty else { return "" }
    let consequences = Consequence.allCases.filter { numbers[$0] != nil }.map { consequence in
      """
      <label class="chip \(consequence.rawValue)" title="\(HTMLText.escaped(Sentences.meaning(of: consequence)))">\
      <input type="checkbox" name="consequence" value="\(consequence.rawValue)" checked> \
      \(consequence.rawValue) <b>\(numbers[consequence] ?? 0)</b></label>
      """
    }
    let ids = FindingID.allCases.filter { self.ids[$0] != nil }.map { id in
      "<option value=\"\(id.rawValue)\">\(id.rawValue) (\(self.ids[id] ?? 0))</option>"
    }
    let files = files.map { "<option>\(HTMLText.escaped($0))</option>" }
    return """
      <form id="filters" hidden role="search" aria-label="Filter the findings">
      <fieldset><legend>Consequence</legend>\(consequences.joined())</fieldset>
      <label>Kind <select name="id"><option value="">all</option>\(ids.joined())</select></label>
      <label>File <select name="file"><option value="">all</option>\(files.joined())</select></label>
      <label>Text <input type="search" name="text" placeholder="class, key, message" autocomplete="off"></label>
      <output aria-live="polite"></output>
      </form>
      """
  }

  /// What specs expect in vain, and what else is to be said of them.
  var remarks: String {
    report.results.filter { !$0.remarks.isEmpty }.map { result in
      let items = result.remarks.map { remark in
        let lines = Sentences.item(remark, under: options.strictness).split(separator: "\n")
        return "<li>" + lines.map { HTMLText.escaped(String($0)) }.joined(separator: "<br>") + "</li>"
      }
      let story = result.isConfiguration ? nil : result.file
      let title = story.map(Sentences.notAsExpected) ?? Sentences.configuration
      return
        "<section class=\"failures\">\n\(HTMLText.element("h2", title))\n<ul>\(items.joined())</ul>\n</section>\n"
    }.joined()
  }

  /// What each id means that was found.
  var glossary: String {
    let entries = FindingID.allCases.filter { ids[$0] != nil }.compactMap(Explanations.explanation(of:))
    guard !entries.isEmpty else { return "" }
    let parts = entries.map { entry in
      let title = entry.title.prefix(1).uppercased() + entry.title.dropFirst()
      let source =
        entry.source.isEmpty
        ? "" : HTMLText.element("h4", Sentences.exampleSource) + HTMLText.code(entry.source)
      let prints =
        entry.prints.map { HTMLText.element("h4", Sentences.examplePrints) + HTMLText.code($0) } ?? ""
      return """
        <article class="entry" id="\(entry.id)">
        <h3><code>\(entry.id)</code> \(HTMLText.escaped(title))</h3>
        <p>\(HTMLText.escaped(entry.text))</p>
        <p class="remedy">\(HTMLText.escaped(Sentences.remedy(entry.remedy)))</p>
        <details><summary>An example</summary>\
        \(HTMLText.element("h4", Sentences.exampleDocument))\(HTMLText.code(entry.document))\(source)\(prints)</details>
        </article>

        """
    }
    return
      "<section class=\"glossary\" aria-labelledby=\"glossary\">\n<h2 id=\"glossary\">What the kinds mean</h2>\n\(parts.joined())</section>\n"
  }
}
