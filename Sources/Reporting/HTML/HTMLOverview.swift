import Checks
import NibLoading
import RuntimeAttributes
import Validation

/// The contents above and below the findings: the summary with filters, configuration problems, and explanations.
struct HTMLOverview {
  private let report: ValidationReport
  private let options: ReportOptions
  private let tally: ReportTally
  /// The numbers of findings by kind of consequence.
  private var numbers: [String: Int] = [:]
  private var unreachable = 0
  private var ids: [FindingID: Int] = [:]
  private var files: Set<String> = []

  init(groups: [FindingGroup], report: ValidationReport, options: ReportOptions) {
    (self.report, self.options) = (report, options)
    tally = ReportTally(report, options)
    for finding in groups.lazy.map(\.finding) {
      numbers[finding.kindOfConsequence, default: 0] += 1
      if finding.isUnreachable { unreachable += 1 }
      ids[finding.id, default: 0] += 1
      files.insert(finding.file)
    }
  }

  /// The summary, followed by the filters; only the filters require scripts.
  var header: String {
    """
    <header>
    <p class="origin">\(HTMLText.escaped(ReportMessages.origin(version: options.version, date: options.date)))</p>
    <h1>\(HTMLText.escaped(ReportMessages.pageTitle(options.title)))</h1>
    \(tally.number == 0 ? clean : tiles)
    <div class="summary">\(summary.map { HTMLText.element("p", $0) }.joined())</div>
    \(filters)
    </header>

    """
  }

  private var summary: [String] { SummaryText(options: options).lines(of: tally).map(\.text) }

  /// The numbers of reachable findings by consequence, and the number of unreachable findings.
  private var tiles: String {
    var tiles = Consequence.worstFirst.compactMap { consequence -> String? in
      let number = consequence == .unverified ? tally.likely : tally.findings[consequence] ?? 0
      guard number > 0 else { return nil }
      let (kind, word) =
        consequence == .unverified
        ? (Self.likely, ReportMessages.likely) : (consequence.rawValue, ReportMessages.word(for: consequence))
      return "<li class=\"\(kind)\"><b>\(number)</b> \(word)</li>"
    }
    let unreachable = tally.unreachable.reduce(0) { $0 + ($1.key == .unverified ? 0 : $1.value) }
    if unreachable > 0 {
      tiles.append("<li class=\"state\"><b>\(unreachable)</b> \(ReportMessages.unreachable)</li>")
    }
    return "<ul class=\"numbers\">\(tiles.joined())</ul>"
  }

  /// The summary of a report without findings, with the numbers of checks.
  private var clean: String {
    let unverified = tally.unverified.total
    let hasFailed = tally.failedSpecs > 0
    let isPartial = unverified > 0 || tally.counts.isEmpty || hasFailed
    let title =
      hasFailed
      ? ReportMessages.specs(passed: tally.specs - tally.failedSpecs, failed: tally.failedSpecs)
      : options.omitted == nil ? ReportMessages.noFindings : ReportMessages.noNewFindings
    let mark = hasFailed ? "✗" : isPartial ? "–" : "✓"
    let tiles = [
      (tally.counts.documents, "documents"), (tally.counts.attributes, "attributes"),
      (tally.counts.outlets, "outlets"), (tally.counts.actions, "actions"), (unverified, "unverified"),
    ].map { "<li><b>\($0)</b> \($1)</li>" }.joined()
    return """
      <section class="clean\(isPartial ? " partial" : "")">
      <p class="verdict"><span aria-hidden="true">\(mark)</span> \(title)</p>
      <ul class="numbers">\(tiles)</ul>
      </section>
      """
  }

  fileprivate static let likely = "likely"

  /// The kinds of consequences with their words and meanings, most serious first.
  private static let kinds: [(kind: String, word: String, meaning: String)] = Consequence.worstFirst.flatMap {
    let kind = ($0.rawValue, ReportMessages.word(for: $0), ReportMessages.meaning(of: $0))
    return $0 == .unverified
      ? [(likely, ReportMessages.likely, ReportMessages.meaningOfLikely), kind] : [kind]
  }

  private var filters: String {
    guard !ids.isEmpty else { return "" }
    var chips = Self.kinds.compactMap { kind, word, meaning -> String? in
      guard let number = numbers[kind] else { return nil }
      // Unverified findings are not shown initially, since they would hide the rest.
      let isChecked = kind != Consequence.unverified.rawValue || numbers.count == 1
      return """
        <label class="chip \(kind)" title="\(HTMLText.escaped(meaning))">\
        <input type="checkbox" name="consequence" value="\(kind)"\(isChecked ? " checked" : "")> \
        \(word) <b>\(number)</b></label>
        """
    }
    if unreachable > 0 {
      chips.append(
        """
        <label class="chip state"><input type="checkbox" name="unreachable" value="on" checked> \
        \(ReportMessages.unreachable) <b>\(unreachable)</b></label>
        """
      )
    }
    let ids = FindingID.allCases.filter { self.ids[$0] != nil }.map { id in
      "<option value=\"\(id.rawValue)\">\(id.rawValue) (\(self.ids[id] ?? 0))</option>"
    }
    let files = files.sorted().map { "<option>\(HTMLText.escaped($0))</option>" }
    return """
      <form id="filters" hidden role="search" aria-label="Filter the findings">
      <fieldset><legend>Consequence</legend>\(chips.joined())</fieldset>
      <label>Kind <select name="id"><option value="">all</option>\(ids.joined())</select></label>
      <label>File <select name="file"><option value="">all</option>\(files.joined())</select></label>
      <label>Text <input type="search" name="text" placeholder="class, key, message" autocomplete="off"></label>
      <output aria-live="polite"></output>
      </form>
      """
  }

  /// Unmet expectations of specs, and configuration problems.
  var diagnostics: String {
    report.results.filter { !$0.diagnostics.isEmpty }.map { result in
      let items = result.diagnostics.map { diagnostic in
        let lines = ReportMessages.item(diagnostic, under: options.strictness).split(separator: "\n")
        return "<li>" + lines.map { HTMLText.escaped(String($0)) }.joined(separator: "<br>") + "</li>"
      }
      let story = result.isConfiguration ? nil : result.file
      let title = story.map(ReportMessages.notAsExpected) ?? ReportMessages.configuration
      return
        "<section class=\"failures\">\n\(HTMLText.element("h2", title))\n<ul>\(items.joined())</ul>\n</section>\n"
    }.joined()
  }

  /// The explanations of the ids in the report.
  var glossary: String {
    let entries = FindingID.allCases.filter { ids[$0] != nil }.compactMap(Explanations.explanation(of:))
    guard !entries.isEmpty else { return "" }
    let parts = entries.map { entry in
      let title = entry.title.prefix(1).uppercased() + entry.title.dropFirst()
      let paragraphs = entry.paragraphs.map { HTMLText.element("p", $0) }
      let source =
        entry.source.isEmpty
        ? "" : HTMLText.element("h4", ReportMessages.exampleSource) + HTMLText.code(entry.source)
      let prints =
        entry.prints.map { HTMLText.element("h4", ReportMessages.examplePrints) + HTMLText.code($0) } ?? ""
      return """
        <article class="entry" id="\(entry.id)">
        <h3><code>\(entry.id)</code> \(HTMLText.escaped(title))</h3>
        \(paragraphs.joined(separator: "\n"))
        <p class="remedy">\(HTMLText.escaped(ReportMessages.remedy(entry.remedy)))</p>
        <details><summary>Example</summary>\
        \(HTMLText.element("h4", ReportMessages.exampleDocument))\(HTMLText.code(entry.document))\(source)\(prints)</details>
        </article>

        """
    }
    return
      "<section class=\"glossary\" aria-labelledby=\"glossary\">\n<h2 id=\"glossary\">Explanations</h2>\n\(parts.joined())</section>\n"
  }
}

extension Finding {
  /// The consequence, or "likely" for a likely finding.
  var kindOfConsequence: String { likely == nil ? consequence.rawValue : HTMLOverview.likely }
}
