import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceDrawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Drawings as SVG")
struct CanvasDrawingTests {
  private func svg(_ text: String, outlining ids: [String] = []) throws -> String {
    let document = try SampleDrawings.document(text, "App/<Main>.xib")
    let indexes = document.indexesByID()
    let drawing = CanvasDrawing(
      of: document,
      outlining: ids.compactMap { id in indexes[id].map { .init(object: $0, name: "<\(id)>") } }
    )
    var svg = ""
    drawing.write(to: &svg)
    return svg
  }

  @Test("The SVG of a small document")
  func exactText() throws {
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="296" height="222" viewBox="-48 -74 296 222" style="max-width:100%;height:auto" role="img" aria-labelledby="name">
      <title id="name">App/&lt;Main&gt;.xib</title>
      <style>\(CanvasDrawing.style)</style>
      <defs><marker id="segue" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5" markerHeight="5" orient="auto">\
      <path class="head" d="M0 0L10 5L0 10Z"/></marker><marker id="relationship" viewBox="0 0 10 10" refX="9" refY="5" \
      markerWidth="5" markerHeight="5" orient="auto"><path class="head" d="M0 0L10 5L0 10Z"/></marker></defs>
      <rect class="canvas" x="-48" y="-74" width="296" height="222"/>
      <g transform="translate(0 0)"><text x="0" y="-10" font-size="13" class="title">View</text>\
      <svg x="0" y="0" width="200" height="100" viewBox="0 0 200 100">\
      <rect x="0" y="0" width="200" height="100" fill="#ffffff"/><rect x="0" y="0" width="200" height="100" fill="#808080"/>\
      <text x="50" y="34" font-size="10" text-anchor="middle" fill="#ff0000">&lt;b&gt;&amp;</text>\
      <rect x="100.5" y="20.5" width="89" height="59" rx="3" fill="none" stroke="#b4b4bd" stroke-dasharray="4 3"/>\
      <text x="145" y="54.2" font-size="12" text-anchor="middle" fill="#8a8a8e">Dial</text></svg>\
      <rect class="edge" x="0" y="0" width="200" height="100"/></g>
      </svg>

      """
    #expect(try svg(SampleDrawings.touch) == expected)
  }

  @Test("A selected object is outlined and labeled")
  func outlined() throws {
    let text = try svg(SampleDrawings.touch, outlining: ["l"])
    #expect(
      text.contains(
        "<rect class=\"halo\" x=\"7\" y=\"17\" width=\"86\" height=\"27\" rx=\"4\"/><rect class=\"mark\" x=\"7\" y=\"17\" width=\"86\" height=\"27\" rx=\"4\"/>"
      )
    )
    #expect(text.contains(">&lt;l&gt;</text>"))
  }

  @Test(
    "Scenes are placed close together, with arrows for segues and the initial scene"
  )
  func storyboard() throws {
    let text = try svg(SampleDrawings.storyboard)
    #expect(
      text.contains(
        "<g transform=\"translate(-160 -284)\"><text x=\"0\" y=\"-10\" font-size=\"13\" class=\"title\">One Scene"
      )
    )
    #expect(text.contains("<path class=\"segue\" marker-end=\"url(#segue)\" d=\"M160 -8C"))
    #expect(text.contains("class=\"label\">detail</text>"))
    #expect(text.contains("<path class=\"segue\" marker-end=\"url(#segue)\" d=\"M-40 284H0\"/>"))
    let corners = try CanvasDrawing(
      of: SampleDrawings.document(SampleDrawings.storyboard),
      outlining: []
    ).corners
    #expect(corners.map(\.x) == [-160, 640])
  }

  @Test(
    "Every drawing is well-formed",
    arguments: [SampleDrawings.touch, SampleDrawings.cocoa, SampleDrawings.storyboard]
  )
  func wellFormed(_ document: String) throws {
    let parser = XMLParser(data: Data(try svg(document).utf8))
    #expect(parser.parse())
  }

  @Test("One scene is drawn, selected by an object in it")
  func scene() throws {
    let document = try SampleDrawings.document(SampleDrawings.storyboard)
    let drawing = CanvasDrawing(
      of: document,
      showing: document.indexesByID()["v"],
      outlining: []
    )
    #expect(drawing.pieces.map(\.title) == ["Two Scene"])
    #expect(drawing.arrows.isEmpty)
  }

  @Test("A file's owner is not drawn, unless it is outlined")
  func owner() throws {
    #expect(!(try svg(SampleDrawings.cocoa).contains(">Objects</text>")))
    #expect(try svg(SampleDrawings.cocoa, outlining: ["-2"]).contains(">Objects</text>"))
    let other = SampleDrawings.cocoa.replacing(
      "<window ",
      with: "<customObject id=\"x\" customClass=\"Helper\"/><window "
    )
    #expect(try svg(other).contains(">Objects</text>"))
  }

  @Test("Names of segues are complete and drawn above the scenes")
  func segueNames() throws {
    let name = "showTheWholeDetailOfOneItem"
    let text = try svg(
      SampleDrawings.storyboard.replacing("identifier=\"detail\"", with: "identifier=\"\(name)\"")
    )
    let label = try #require(text.range(of: "class=\"label\">\(name)</text>"))
    let scene = try #require(text.range(of: ">Two Scene</text>"))
    #expect(scene.lowerBound < label.lowerBound)
  }

  @Test("The picture is wide enough for its titles")
  func titles() throws {
    let text = SampleDrawings.touch.replacing(
      "width=\"200\" height=\"100\"",
      with: "width=\"8\" height=\"8\""
    )
    .replacing("<view id=\"v\">", with: "<view id=\"v\" userLabel=\"A View With a Long Name\">")
    let width = try #require(try svg(text).firstMatch(of: /width="([0-9.]+)"/))
    #expect(try #require(Double(width.1)) > 200)
  }

  @Test("Objects that cannot be drawn are listed in the result and in the picture")
  func notes() throws {
    let empty = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
    #expect(try svg(empty).contains(">This document has no visible objects.</text>"))
    let text = SampleDrawings.touch.replacing(
      "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"80\" height=\"21\"/>",
      with: ""
    )
    #expect(try svg(text).contains(">1 view has no frame and is not drawn.</text>"))
  }
}
