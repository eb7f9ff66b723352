import Foundation
import InterfaceDrawing
import NibLoading
import RuntimeAttributes
import Testing
import Validation

@testable import Checks
@testable import ProjectModel
@testable import Reporting

@Suite("Findings as an HTML page")
struct HTMLReporterTests {
  private static let texts = SourceTexts { path in
    switch path {
    case "App/Main.xib": Array(SampleInterfaces.touch.utf8)
    case "App/Main.storyboard": Array(SampleInterfaces.storyboard.utf8)
    default: nil
    }
  }

  private static let label = Finding(
    id: .undefinedKey,
    consequence: .dropped,
    message: "'Label' has no property '<i>'",
    consoleMessage: "Failed to set (\"<i>\")",
    file: "App/Main.xib",
    position: SourcePosition(line: 6, column: 1),
    object: Finding.Object(id: "l", className: "Label", element: "label", label: nil),
    keyPath: "<i>",
    declaration: FileLocation(
      file: "App/A&B.swift",
      position: SourcePosition(line: 7, column: 7)
    ),
    suggestion: "x"
  )

  private static let segue = Finding(
    id: .unknownClass,
    consequence: .crash,
    message: "class Fade was not found",
    file: "App/Main.storyboard",
    position: SourcePosition(line: 10, column: 14),
    object: Finding.Object(id: "cell", className: nil, element: "tableViewCell", label: nil)
  )

  private func page(of findings: [Finding], detail: ReportOptions.Detail = .normal) -> String {
    HTMLReporter().text(
      of: ValidationReport(results: [SpecResult(findings: findings)]),
      options: ReportOptions(detail: detail, texts: Self.texts)
    )
  }

  @Test("The whole article: message, fix, and the outlined label in the picture")
  func article() throws {
    let text = page(of: [Self.label])
    let start = try #require(text.range(of: "<article class=\"finding\"")?.lowerBound)
    let end = try #require(text.range(of: "</article>\n")?.upperBound)
    let expected = """
      <article class="finding" id="finding-1" data-consequence="dropped" data-reachability="unknown" \
      data-id="undefined-key" data-file="App/Main.xib" aria-labelledby="message-1">
      <div class="words">
      <p class="kind"><span class="badge dropped">dropped</span> <a href="#undefined-key"><code>undefined-key</code></a> \
      <a class="anchor" href="#finding-1" title="A link to this finding">#1</a></p>
      <h3 id="message-1">'Label' has no property '&lt;i&gt;'</h3>
      <p class="where"><code>App/Main.xib:6:1</code></p>
      <ul class="notes"><li>Did you mean 'x'?</li></ul>
      <dl><dt>Effect</dt><dd>Loading logs an error and ignores the value, connection, class or resource.</dd>\
      <dt>Object</dt><dd><span class="path"><span>View</span> › <span>Label '&lt;b&gt;&amp;'</span></span> <code>l</code> <code>Label</code></dd>\
      <dt>Key path</dt><dd><code>&lt;i&gt;</code></dd><dt>Declared at</dt><dd><code>App/A&amp;B.swift:7:7</code></dd>\
      <dt>Console</dt><dd><code class="console">Failed to set (&quot;&lt;i&gt;&quot;)</code></dd></dl>
      <pre><code><mark>&lt;label</mark> text=&quot;&amp;lt;b&amp;gt;&amp;amp;&quot; textAlignment=&quot;center&quot; id=&quot;l&quot;&gt;</code></pre>
      <p class="remedy">Fix: use 'x', or remove the attribute.</p>
      </div>
      <figure><svg viewBox="-14 -14 228 128" role="img" aria-label="View, Label '&lt;b&gt;&amp;'" style="max-width:342px">\
      <use href="#picture-1"/><rect class="halo" x="7" y="17" width="86" height="27" rx="4"/>\
      <rect class="mark" x="7" y="17" width="86" height="27" rx="4"/></svg></figure>
      </article>

      """
    #expect(text[start..<end] == expected)
  }

  @Test("Findings in nibs that nothing loads are marked unreachable")
  func unreachable() {
    var finding = Self.label
    finding.isUnreachable = true
    let text = page(of: [finding])
    #expect(text.contains("dropped</span> <span class=\"badge state\">unreachable</span> "))
    #expect(
      text.contains("<dd>Loading would log an error and ignore the value, connection, class or resource.")
    )
  }

  @Test("Evidence is a row")
  func evidence() {
    var finding = Self.label
    finding.evidence = Samples.reachable.evidence
    #expect(
      page(of: [finding]).contains("<dt>Loaded by</dt><dd><code>App/A.swift:3:5</code> names 'Main'</dd>")
    )
  }

  @Test("A picture is drawn once for all its findings, and once per document")
  func pictures() {
    var second = Self.label
    second.object?.id = "c"
    let text = page(of: [Self.label, second, Self.segue])
    #expect(text.matches(of: /<defs>/).count == 2)
    #expect(text.matches(of: /<use href="#picture-2"\/>/).count == 2)
    // One use shows the excerpt with the cell, and the other the whole picture.
    #expect(text.matches(of: /<use href="#picture-1"\/>/).count == 2)
    #expect(text.contains("<span>One Scene</span> › <span>Table View Controller 'One'</span>"))
  }

  @Test("Ids are unique, references are valid, and nothing is loaded from a server")
  func references() throws {
    let text = page(of: [Self.label, Self.segue], detail: .verbose)
    let ids = text.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    let targets = text.matches(of: /\shref="([^"]*)"/).map { String($0.output.1) }
    #expect(!targets.isEmpty)
    for target in targets {
      #expect(target.hasPrefix("#") && ids.contains(String(target.dropFirst())), "\(target)")
    }
    #expect(
      !text.contains("src=") && !text.contains("http://") && !text.contains("https://")
        && !text.contains("@import")
    )
  }

  @Test("Texts from documents and sources are escaped")
  func escaping() {
    let evil = "\"><script>alert(1)</script><img src=x onerror=alert(1)>\u{202E}"
    var finding = Self.label
    (finding.message, finding.file, finding.keyPath, finding.consoleMessage) = (evil, evil, evil, evil)
    (finding.suggestion, finding.object) = (
      evil, .init(id: evil, className: evil, element: evil, label: evil)
    )
    let place = FileLocation(file: evil, position: SourcePosition(line: 1, column: 1))
    let diagnostic = ConfigurationDiagnostic(.expectation, evil, at: place)
    let report = ValidationReport(results: [
      SpecResult(file: evil, findings: [finding], failures: [diagnostic])
    ])
    let text = HTMLReporter().text(of: report, options: ReportOptions(texts: Self.texts))
    #expect(text.matches(of: /<script/).count == 1)
    #expect(!text.contains("<img") && !text.contains("\u{202E}"))
    #expect(text.contains("\\u{202E}"))
  }

  @Test("There are filters for each consequence, kind and file; they are hidden without scripts")
  func filters() {
    let text = page(of: [Self.label, Self.segue])
    #expect(text.contains("<form id=\"filters\" hidden "))
    #expect(text.contains("value=\"crash\" checked> crash <b>1</b>"))
    #expect(text.contains("<option value=\"undefined-key\">undefined-key (1)</option>"))
    #expect(text.contains("<option>App/Main.storyboard</option>"))
    #expect(!page(of: []).contains("<form"))
  }

  @Test("A page without findings has a note; unmet expectations of specs are shown")
  func clean() {
    #expect(page(of: []).contains("<span aria-hidden=\"true\">–</span> No findings</p>"))
    let text = HTMLReporter().text(of: Samples.report, options: Samples.everything)
    #expect(
      text.contains(
        "<h2>Differences from App/spec.json</h2>\n<ul><li>App/spec.json:6:9: abc.layer.cornerRadius is not what it should be<br>"
      )
    )
    #expect(
      text.contains(
        "<h2>Configuration</h2>\n<ul><li>App/Badge.swift:2:4: no finding has the id 'x'</li>"
          + "<li>nibproof.json:3:14: warning: 'excluded' names 'Nope/', and nothing is there</li></ul>"
      )
    )
    #expect(text.contains("<code>Z\\n.xib:1:1</code>"))
  }

  @Test(
    "Of a large picture, only the part around the object is shown",
    arguments: [
      (Box(x: 10, y: 10, width: 50, height: 20), Box(x: -14, y: -14, width: 320, height: 240)),
      (Box(x: 1900, y: 1900, width: 50, height: 20), Box(x: 1694, y: 1774, width: 320, height: 240)),
      (Box(x: 900, y: 900, width: 400, height: 400), Box(x: 820, y: 820, width: 560, height: 560)),
      (Box(x: 0, y: 0, width: 2000, height: 2000), Box(x: -14, y: -14, width: 2028, height: 2028)),
    ]
  )
  func crop(_ box: Box, _ view: Box) {
    let whole = HTMLFinding.whole(around: box, in: Box(x: 0, y: 0, width: 2000, height: 2000))
    #expect(HTMLFinding.part(of: whole, around: box) == view)
  }

  @Test("The most serious findings come first, and unverified ones are hidden at first")
  func order() throws {
    let text = page(of: [Self.label, Self.segue, Samples.unverified, Samples.unreachable], detail: .verbose)
    let titles = text.matches(of: /<section class="kind-of-findings">\n<h2>([^<:]+)/).map {
      String($0.output.1)
    }
    #expect(titles == ["Crashes", "Dropped", "Unreachable", "Unverified"])
    #expect(text.contains("value=\"unverified\"> unverified <b>1</b>"))
  }

  @Test("A likely finding is shown, unlike other unverified ones")
  func likely() {
    var likely = Samples.unverified
    likely.likely = .outlets
    let text = page(of: [likely, Samples.unverified], detail: .verbose)
    #expect(text.contains("value=\"likely\" checked> likely <b>1</b>"))
    #expect(text.contains("value=\"unverified\"> unverified <b>1</b>"))
    #expect(text.contains("data-consequence=\"likely\""))
    #expect(text.contains("<span class=\"badge likely\">likely</span>"))
  }

  @Test(
    "The key is labeled with its kind",
    arguments: [
      (FindingID.undefinedKey, "Key path"), (.undefinedOutlet, "Outlet"), (.undefinedAction, "Action"),
      (.undefinedBinding, "Binding"), (.missingResource, "Name"),
    ]
  )
  func key(_ id: FindingID, _ title: String) {
    var finding = Self.label
    finding.id = id
    #expect(page(of: [finding]).contains("<dt>\(title)</dt><dd><code>&lt;i&gt;</code></dd>"))
  }

  @Test("A finding is a card that contains the findings it explains")
  func group() {
    var (cause, member) = (Self.segue, Self.segue)
    (member.id, member.keyPath, member.message) = (.undefinedOutlet, "a", "no outlet 'a'")
    member.group = Finding.Cause(id: cause.id, position: cause.position)
    cause.message = "no class"
    let text = page(of: [cause, member])
    #expect(text.matches(of: /<article class="finding/).count == 1)
    #expect(
      text.contains("<summary>1 outlet fails: 'a'</summary><ul><li>line 10: crash: no outlet 'a'</li></ul>")
    )
  }

  @Test("Equal pictures with equal outlines are shown once")
  func samePicture() {
    var second = Self.label
    second.keyPath = "y"
    let text = page(of: [Self.label, second])
    #expect(text.matches(of: /<figure>/).count == 1)
    #expect(text.contains("<a href=\"#finding-1\">see finding 1</a>"))
  }

  @Test("Title, date and links are shown if specified")
  func options() {
    var options = ReportOptions(texts: Self.texts, folder: "/w", version: "1.2")
    (options.title, options.date, options.link) = ("<App>", "2026-01-31", LinkFormat("x:{path}#{line}"))
    let text = HTMLReporter().text(
      of: ValidationReport(results: [SpecResult(findings: [Self.label])]),
      options: options
    )
    #expect(text.contains("<title>&lt;App&gt; – Nibproof</title>"))
    #expect(text.contains("<p class=\"origin\">Nibproof 1.2, 2026-01-31</p>"))
    #expect(text.contains("<a href=\"x:/w/App/Main.xib#6\"><code>App/Main.xib:6:1</code></a>"))
  }
}
