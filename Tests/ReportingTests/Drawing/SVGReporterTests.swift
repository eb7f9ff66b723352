import InterfaceDocuments
import Testing

@testable import Reporting

@Suite("Drawings as SVG files")
struct SVGReporterTests {
  @Test("An outlined object has the same name as in other reports")
  func outlined() throws {
    let bytes = Array(SampleInterfaces.touch.utf8)
    let document = try InterfaceDocumentReader().read(bytes, path: "App/<Main>.xib")
    let index = try #require(document.indexesByID()["l"])
    let text = SVGReporter().text(of: InterfaceDrawing(of: document, outlining: [index]))
    #expect(text.contains("<title id=\"name\">App/&lt;Main&gt;.xib</title>"))
    #expect(text.contains(">Label '&lt;b&gt;&amp;' (l)</text>"))
  }
}
