import RuntimeAttributes
import Testing

@testable import Reporting

@Suite("Links to lines")
struct LinkFormatTests {
  @Test(
    "The URL of a line",
    arguments: [
      ("vscode://file{path}:{line}:{column}", "vscode://file/w/My%20App/A.xib:3:5"),
      ("https://example.org/blob/main/{file}#L{line}", "https://example.org/blob/main/My%20App/A.xib#L3"),
      ("xcode://{path}", "xcode:///w/My%20App/A.xib"),
    ]
  )
  func url(_ format: String, _ url: String) throws {
    let place = FileLocation(file: "My App/A.xib", position: SourcePosition(line: 3, column: 5))
    let link = try #require(LinkFormat(format))
    #expect(link.url(of: place, ReportOptions(folder: "/w")) == url)
  }

  @Test(
    "An invalid format is rejected",
    arguments: [
      "", "{path}", "file", "https://example.org", "javascript:{path}", "JavaScript:{path}", "data:{path}",
      "x:{paht}",
      "x:{path", "x: {path}", "x:\"{path}", "1x:{path}",
    ]
  )
  func invalid(_ format: String) { #expect(LinkFormat(format) == nil) }
}
