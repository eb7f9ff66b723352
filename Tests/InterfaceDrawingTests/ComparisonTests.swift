import InterfaceDocuments
import Testing

@testable import InterfaceDrawing

@Suite("Drawings of differences")
struct ComparisonTests {
  private func state(_ text: String, _ name: String) throws -> CanvasDrawing.State {
    CanvasDrawing.State(try SampleDrawings.document(text), name: name)
  }

  private func comparison(_ before: String?, _ after: String) throws -> CanvasDrawing {
    CanvasDrawing(comparing: try before.map { try state($0, "HEAD") }, with: try state(after, "now"))
  }

  private func kinds(_ drawing: CanvasDrawing) -> [String] {
    drawing.marks.map { "\($0.kind) \($0.piece)" }
  }

  @Test("Equal documents have no differences")
  func same() throws {
    let drawing = try comparison(SampleDrawings.storyboard, SampleDrawings.storyboard)
    #expect(drawing.pieces.isEmpty && drawing.marks.isEmpty && drawing.legend.isEmpty)
    #expect(drawing.notes == ["The two documents contain the same objects."])
  }

  @Test("Moved, removed and added views are outlined with their contents")
  func views() throws {
    let after = SampleDrawings.touch
      .replacing("x=\"10\" y=\"20\"", with: "x=\"20\" y=\"20\"")
      .replacing("customClass=\"Dial\"", with: "customClass=\"Gauge\"")
      .replacing("id=\"c\"", with: "id=\"d\"")
      .replacing(
        "height=\"60\"/>",
        with:
          "height=\"60\"/><subviews><view id=\"e\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"5\" height=\"5\"/></view></subviews>"
      )
    let drawing = try comparison(SampleDrawings.touch, after)
    #expect(drawing.pieces.map(\.title) == ["View (HEAD)", "View (now)"])
    #expect(drawing.corners.map(\.x) == [0, 272])
    #expect(kinds(drawing) == ["removed 0", "added 1", "changed 0", "changed 1"])
    #expect(
      drawing.marks[2].box == Box(x: 10, y: 20, width: 80, height: 21)
        && drawing.marks[3].box == Box(x: 20, y: 20, width: 80, height: 21)
    )
    #expect(drawing.legend.map(\.text) == ["1 removed", "2 added", "1 changed"])
  }

  @Test("Only scenes with differences are shown; a changed connection is a difference")
  func scenes() throws {
    let after = SampleDrawings.storyboard.replacing("identifier=\"detail\"", with: "identifier=\"details\"")
    let drawing = try comparison(SampleDrawings.storyboard, after)
    #expect(drawing.pieces.map(\.title) == ["One Scene (HEAD)", "One Scene (now)"])
    #expect(kinds(drawing) == ["changed 0", "changed 1"])
  }

  @Test("A new document is added as a whole, and a removed scene is shown alone")
  func wholes() throws {
    let new = try comparison(nil, SampleDrawings.touch)
    #expect(new.pieces.map(\.title) == ["View (now)"])
    #expect(kinds(new) == ["added 0"])
    let start = try #require(SampleDrawings.storyboard.firstRange(of: "<scene sceneID=\"s2\">"))
    let end = try #require(SampleDrawings.storyboard.firstRange(of: "</scenes>"))
    var shorter = SampleDrawings.storyboard
    shorter.removeSubrange(start.lowerBound..<end.lowerBound)
    let gone = try comparison(SampleDrawings.storyboard, shorter)
    #expect(gone.pieces.map(\.title) == ["Two Scene (HEAD)"])
    #expect(kinds(gone) == ["removed 0"])
  }

  @Test("For a constraint, its view is outlined")
  func constraints() throws {
    let constraint =
      "<constraints><constraint firstAttribute=\"height\" constant=\"10\" id=\"k\"/></constraints>"
    let before = SampleDrawings.touch.replacing(
      "id=\"c\" customClass=\"Dial\">",
      with: "id=\"c\" customClass=\"Dial\">" + constraint
    )
    let drawing = try comparison(before, before.replacing("constant=\"10\"", with: "constant=\"12\""))
    #expect(
      drawing.marks.map(\.box) == [
        Box(x: 100, y: 20, width: 90, height: 60), Box(x: 100, y: 20, width: 90, height: 60),
      ]
    )
    #expect(kinds(drawing) == ["changed 0", "changed 1"])
  }

  @Test("The legend explains the colors, and the picture is wide enough for it")
  func legend() throws {
    var svg = ""
    try comparison(nil, SampleDrawings.touch).write(to: &svg)
    #expect(svg.contains("class=\"tagadded\"") && svg.contains(">3 added</text>"))
    #expect(svg.contains("<rect class=\"added\""))
  }
}
