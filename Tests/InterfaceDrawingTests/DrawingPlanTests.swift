import InterfaceDocuments
import Testing

@testable import InterfaceDrawing

@Suite("Positions of objects in a drawing")
struct DrawingPlanTests {
  @Test("On iOS, the origin is the upper left corner")
  func touch() throws {
    let (plan, pieces) = try SampleDrawings.pieces(of: SampleDrawings.touch)
    #expect(plan.roots.count == 1)
    #expect(try place("l", plan, pieces) == Box(x: 10, y: 20, width: 80, height: 21))
    #expect(try place("c", plan, pieces) == Box(x: 100, y: 20, width: 90, height: 60))
  }

  @Test(
    "On macOS, the origin is the lower left corner except in flipped views; cells are at their controls"
  )
  func cocoa() throws {
    let (plan, pieces) = try SampleDrawings.pieces(of: SampleDrawings.cocoa)
    let title = 28.0
    #expect(try place("w", plan, pieces) == Box(x: 0, y: 0, width: 300, height: 228))
    #expect(try place("f", plan, pieces) == Box(x: 20, y: title + 200 - 10 - 22, width: 100, height: 22))
    #expect(try place("fc", plan, pieces) == place("f", plan, pieces))
    #expect(try place("s", plan, pieces) == Box(x: 150, y: title + 200 - 50 - 100, width: 100, height: 100))
    #expect(try place("b", plan, pieces) == Box(x: 155, y: title + 50 + 10, width: 60, height: 20))
  }

  @Test("Invisible objects are listed next to the drawing")
  func unseen() throws {
    let (plan, pieces) = try SampleDrawings.pieces(of: SampleDrawings.cocoa)
    let owner = try #require(plan.sheet.index(ofID: "-2"))
    #expect(plan.roots == [.object(1), .unseen([owner])])
    #expect(pieces[1].title == "Objects")
    #expect(pieces[1].svg.contains(">File&#39;s Owner<") || pieces[1].svg.contains(">File's Owner<"))
    #expect(pieces[1].places[owner] != nil)
  }

  @Test("A list begins below the bar of its controller; bar buttons have positions too")
  func lists() throws {
    let (plan, pieces) = try SampleDrawings.pieces(of: SampleDrawings.storyboard)
    #expect(try place("cell", plan, pieces) == Box(x: 0, y: 64 + 28, width: 320, height: 44))
    let button = try place("add", plan, pieces)
    #expect(button.maxX == 312 && button.maxY == 64)
    #expect(try place("one", plan, pieces) == Box(x: 0, y: 0, width: 320, height: 568))
  }

  @Test("An object without a frame has that of its parent")
  func inherited() throws {
    let text = SampleDrawings.touch.replacing("<subviews>", with: "<subviews><pongPress id=\"p\"/>")
    let (plan, pieces) = try SampleDrawings.pieces(of: text)
    #expect(try place("p", plan, pieces) == Box(x: 0, y: 0, width: 200, height: 100))
    #expect(pieces[0].unplaced == 1)
  }

  @Test(
    "Scenes at the same position are placed next to each other, at any distance",
    arguments: ["0", "4000", "8e18", "-1e300", "inf", "nan"]
  )
  func onePlace(_ number: String) throws {
    let text = SampleDrawings.storyboard.replacing(
      /canvasLocation" x="\d+" y="0"/,
      with: "canvasLocation\" x=\"\(number)\" y=\"\(number)\""
    )
    let corners = CanvasLayout.corners(of: try SampleDrawings.pieces(of: text).pieces)
    #expect(corners[1].x == corners[0].x + 320 + 72 && corners[1].y == corners[0].y)
    #expect(abs(corners[0].x) < 1e7)
  }

  @Test("Thousands of scenes at the same position")
  func manyAtOnePlace() {
    let piece = DrawnPiece(
      title: "",
      location: (0, 0),
      svg: "",
      width: 10,
      height: 10,
      places: [:],
      unplaced: 0
    )
    let corners = CanvasLayout.corners(of: Array(repeating: piece, count: 2000))
    let expected: [Double] = (0..<2000).map { number in (-5 + Double(number) * 82).rounded() }
    #expect(corners.map(\.x) == expected)
  }

  @Test("Extreme frames are clipped", arguments: ["1e300", "-1e300", "99999999"])
  func absurd(_ number: String) throws {
    let text = SampleDrawings.touch.replacing("width=\"80\"", with: "width=\"\(number)\"")
    let (plan, pieces) = try SampleDrawings.pieces(of: text)
    let width = try place("l", plan, pieces).width
    #expect((0...20_000).contains(width))
  }

  private func place(_ id: String, _ plan: DrawingPlan, _ pieces: [DrawnPiece]) throws -> Box {
    let index = try #require(plan.sheet.index(ofID: id))
    let root = try #require(plan.root(of: index))
    return plan.place(of: index, in: pieces[root])
  }
}
