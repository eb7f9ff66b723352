import Checks
import Foundation
import NibLoading
import ProjectModel
import Reporting
import RuntimeAttributes
import Testing
import Validation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports with untrusted text, which must not be interpreted as part of the report's format.
@Suite("Hostile names in reports")
struct HostileNamesTests {
  private static let texts = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>", "<!--", "&lt;&",
    "\u{1B}[2J\u{1B}]0;t\u{7}",
    "\u{9B}31m", "\u{202E}gnp.exe", "\u{2066}\u{2028}\u{2029}", "a\nb\r\nc\u{0}d", "::error file=x::pwned",
    "\n::set-output name=a::b", "%0A::warning::x", "=cmd|' /C calc'!A0", "+1", "-1+1", "@SUM(A1)", "\t=1",
    "a,\"b\"",
    "\\\"}", "`${x}`", "[link](javascript:alert(1))", "| a | b |", "</td></tr></table>",
    "javascript:alert(1)",
    "\u{FFFE}\u{FFFF}", "e\u{301}\u{200B}\u{FEFF}", String(repeating: "x", count: 10_000),
  ]

  private static func finding(_ text: String) -> Finding {
    Finding(
      id: .undefinedKey,
      consequence: .crash,
      message: text,
      consoleMessage: text,
      file: "\(text).xib",
      position: SourcePosition(line: 1, column: 1),
      object: Finding.Object(id: text, className: text, element: text, label: text),
      keyPath: text,
      declaration: FileLocation(file: text, position: SourcePosition(line: 1, column: 1)),
      suggestion: text
    )
  }

  private static func report(_ name: String, of text: String) throws -> String {
    let place = FileLocation(file: text, position: SourcePosition(line: 1, column: 1))
    let diagnostic = ConfigurationDiagnostic(.acceptance, text, at: place)
    let result = SpecResult(file: text, title: text, findings: [finding(text)], failures: [diagnostic])
    let texts = SourceTexts { _ in Array("\(text)\n".utf8) }
    return try reporter(name, among: Reporters.validation).text(
      of: ValidationReport(results: [result]),
      options: ReportOptions(detail: .verbose, texts: texts, folder: "/\(text)", version: "1.0")
    )
  }

  private static let names = Reporters.validation.map(\.name)

  @Test("Control characters and bidirectional marks are escaped", arguments: names)
  func controls(_ name: String) throws {
    for text in Self.texts {
      let report = try Self.report(name, of: text)
      let steering = report.unicodeScalars.filter { scalar in
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\r"
      }
      #expect(steering.isEmpty, "\(text.debugDescription)")
      // Machine-readable formats keep bidirectional marks in strings, since terminals do not display these formats.
      guard ["text", "xcode", "github-actions", "csv", "markdown"].contains(name) else { continue }
      #expect(!report.unicodeScalars.contains { $0.properties.isBidiControl }, "\(text.debugDescription)")
    }
  }

  @Test(
    "JSON formats can be parsed, and contain the text unchanged",
    arguments: ["json", "sarif", "gitlab"]
  )
  func json(_ name: String) throws {
    for text in Self.texts {
      let report = try Self.report(name, of: text)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.utf8)) }
    }
  }

  @Test("XML can be parsed", arguments: ["checkstyle", "junit"])
  func xml(_ name: String) throws {
    for text in Self.texts where text.utf8.count < 1_000 {
      let report = try Self.report(name, of: text)
      #expect(XMLParser(data: Data(report.utf8)).parse(), "\(text.debugDescription)")
    }
  }

  @Test("A workflow receives one command for each finding or diagnostic")
  func commands() throws {
    for text in Self.texts {
      let lines = try Self.report("github-actions", of: text).split(
        separator: "\n",
        omittingEmptySubsequences: true
      )
      #expect(lines.count == 2, "\(text.debugDescription)")
      #expect(lines.allSatisfy { $0.hasPrefix("::error file=") }, "\(text.debugDescription)")
    }
  }

  @Test("A spreadsheet receives no formulas")
  func formulas() throws {
    for text in Self.texts where !text.contains("\"") {
      let rows = try Self.report("csv", of: text).split(separator: "\r\n").dropFirst()
      #expect(rows.count == 2, "\(text.debugDescription)")
      let cells = rows.flatMap { row -> [Substring] in row.split(separator: ",") }
        .map { cell in cell.drop { $0 == "\"" } }
      #expect(
        !cells.contains { "=+-@".contains($0.first ?? "x") && Int($0) == nil },
        "\(text.debugDescription)"
      )
    }
  }

  @Test(
    "Texts are not interpreted as markup",
    arguments: names.filter { ["html", "checkstyle", "junit"].contains($0) }
  )
  func markup(_ name: String) throws {
    for text in Self.texts {
      let report = try Self.report(name, of: text)
      #expect(!report.contains("<script>alert"), "\(text.debugDescription)")
      #expect(!report.contains("<img src=x"), "\(text.debugDescription)")
      #expect(!report.contains("href=\"javascript:"), "\(text.debugDescription)")
    }
  }
}
