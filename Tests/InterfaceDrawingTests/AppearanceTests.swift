import InterfaceDocuments
import Testing

@testable import InterfaceDrawing

@Suite("Appearance in Interface Builder")
struct AppearanceTests {
  private func drawn(
    _ text: String,
    images: DrawnImage.Source? = nil
  ) throws -> (plan: DrawingPlan, piece: DrawnPiece) {
    let plan = DrawingPlan(try SampleDrawings.document(text), images: images)
    return (plan, plan.draw(try #require(plan.roots.first)))
  }

  private func place(_ id: String, _ drawing: (plan: DrawingPlan, piece: DrawnPiece)) throws -> Box {
    let index = try #require(drawing.plan.sheet.index(ofID: id))
    return try #require(drawing.piece.places[index])
  }

  /// Returns an iOS view with the given subviews.
  private static func view(_ subviews: String, resources: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(subviews)</subviews></view>
    </objects><resources>\(resources)</resources></document>
    """
  }

  /// Returns an iOS table view below a navigation bar.
  private static func table(_ style: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="\(style)" id="t"><rect key="frame" x="0" y="0" width="320" height="568"/>
    <sections><tableViewSection headerTitle="Sound" footerTitle="For all." id="s1"><cells>
    <tableViewCell id="a"><rect key="frame" x="0" y="40" width="320" height="44"/></tableViewCell>
    <tableViewCell id="b"><rect key="frame" x="0" y="84" width="320" height="44"/></tableViewCell>
    </cells></tableViewSection></sections></tableView>
    <navigationItem key="navigationItem" title="Settings" id="n"/></tableViewController></objects></scene></scenes></document>
    """
  }

  @Test(
    "Section titles move below a bar with their cells, and lists follow their style",
    arguments: [
      ("plain", "Sound", "fill=\"#f7f7f7\"", "#ffffff", 0), ("grouped", "SOUND", "FOR", "#f2f2f7", 0),
      ("insetGrouped", "SOUND", "", "#f2f2f7", 4),
    ]
  )
  func sections(_ style: String, _ title: String, _ other: String, _ background: String, _ corners: Int)
    throws
  {
    let drawing = try drawn(Self.table(style))
    let svg = drawing.piece.svg
    #expect(try place("a", drawing) == Box(x: 0, y: 104, width: 320, height: 44))
    #expect(try place("s1", drawing) == Box(x: 0, y: 104, width: 320, height: 88))
    let header = try #require(svg.firstMatch(of: /<text x="16" y="([0-9.]+)"[^>]*>(?i:sound)<\/text>/))
    #expect((76...104).contains(try #require(Double(header.1))))
    #expect(svg.contains(">\(title)</text>") && svg.contains(">For all.</text>"))
    #expect(style != "plain" || svg.contains(other))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"320\" height=\"568\" fill=\"\(background)\"/>"))
    #expect(svg.matches(of: /a10 10 0 0 [01]/).count == corners)
  }

  @Test("A hidden view is omitted from a stack view, and drawn pale elsewhere")
  func hidden() throws {
    let label = """
      <label hidden="YES" text="Later" id="l"><rect key="frame" x="8" y="8" width="90" height="20"/></label>
      """
    let alone = try drawn(Self.view(label))
    #expect(alone.piece.svg.contains("<g opacity=\"0.3\">"))
    #expect(alone.piece.svg.contains(">Later</text>"))
    let stack = """
      <stackView id="s"><rect key="frame" x="0" y="0" width="320" height="60"/><subviews>\(label)</subviews></stackView>
      """
    let stacked = try drawn(Self.view(stack))
    #expect(!stacked.piece.svg.contains(">Later</text>"))
    #expect(try place("l", stacked) == Box(x: 8, y: 8, width: 90, height: 20))
  }

  @Test("A button above other views has no label")
  func overlays() throws {
    let button = "<button id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"60\"/></button>"
    #expect(try drawn(Self.view(button)).piece.svg.contains(">UIButton</text>"))
    let label =
      "<label text=\"News\" id=\"l\"><rect key=\"frame\" x=\"8\" y=\"8\" width=\"90\" height=\"20\"/></label>"
    let over = try drawn(Self.view(label + button)).piece.svg
    #expect(!over.contains(">UIButton</text>") && over.contains("stroke-dasharray"))
    let apart = label.replacing("x=\"8\"", with: "x=\"220\"")
    #expect(try drawn(Self.view(apart + button)).piece.svg.contains(">UIButton</text>"))
  }

  @Test(
    "The title of a button is next to its image, with any alignment",
    arguments: [
      ("left", 0.0..<30, 24.0..<40), ("center", 60..<110, 84..<140), ("right", 120..<200, 140..<200),
    ]
  )
  func imageButtons(_ alignment: String, _ image: Range<Double>, _ title: Range<Double>) throws {
    let button = """
      <button contentHorizontalAlignment="\(alignment)" buttonType="system" id="b">
      <rect key="frame" x="0" y="0" width="200" height="40"/><state key="normal" title="Send" image="plane"/></button>
      """
    let svg = try drawn(
      Self.view(button, resources: "<image name=\"plane\" width=\"24\" height=\"24\"/>"),
      images: { $0 == "plane" ? DrawnImage(uri: "data:image/png;base64,AA==") : nil }
    ).piece.svg
    let drawn = try #require(svg.firstMatch(of: /<image x="([0-9.]+)" y="8" width="24" height="24"/))
    let text = try #require(svg.firstMatch(of: /<text x="([0-9.]+)"[^>]*>Send</))
    #expect(image.contains(try #require(Double(drawn.1))))
    #expect(title.contains(try #require(Double(text.1))))
    #expect(try #require(Double(text.1)) >= #require(Double(drawn.1)) + 24)
  }

  @Test("Insets move the title of a button")
  func insets() throws {
    let button = """
      <button contentHorizontalAlignment="left" buttonType="system" id="b"><rect key="frame" x="0" y="0" width="200" height="40"/>
      <inset key="titleEdgeInsets" minX="62" minY="0.0" maxX="0.0" maxY="0.0"/><state key="normal" title="Send"/></button>
      """
    #expect(try drawn(Self.view(button)).piece.svg.contains("<text x=\"62\""))
  }

  @Test("Bar buttons are placed next to each other and to the title, disabled ones in gray")
  func bars() throws {
    let bar = """
      <navigationBar id="n"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
      <navigationItem title="Chats" id="i"><barButtonItem key="leftBarButtonItem" title="Settings" id="l"/>
      <rightBarButtonItems><barButtonItem title="Contact List" id="r"/>
      <barButtonItem enabled="NO" title="Spinner" id="q"/></rightBarButtonItems></navigationItem></items></navigationBar>
      """
    let drawing = try drawn(Self.view(bar))
    let (left, near, far) = (try place("l", drawing), try place("q", drawing), try place("r", drawing))
    #expect(left.maxX <= near.x && near.maxX <= far.x + 0.01 && far.maxX <= 320)
    #expect(drawing.piece.svg.contains(/fill="#b5b5ba">Spinner/))
    let title = drawing.piece.svg.firstMatch(of: /<text x="([0-9.]+)"[^>]*>C[^<]*…?<\/text>/)
    #expect(title.flatMap { Double($0.1) }.map { left.maxX < $0 && $0 < 320 } ?? true)
  }

  @Test("Toolbar items stay inside the toolbar, regardless of their number", arguments: [1, 4, 12])
  func toolbars(_ count: Int) throws {
    let items = (0..<count).map {
      "<barButtonItem title=\"Number \($0)\" id=\"i\($0)\"/><barButtonItem systemItem=\"flexibleSpace\" id=\"f\($0)\"/>"
    }
    let bar = """
      <toolbar id="t"><rect key="frame" x="0" y="0" width="320" height="44"/><items>\(items.joined())</items></toolbar>
      """
    let drawing = try drawn(Self.view(bar))
    var end = 0.0
    for number in 0..<count {
      let place = try place("i\(number)", drawing)
      #expect(place.x >= end - 0.01 && place.maxX <= 320)
      end = place.maxX
    }
  }

  @Test(
    "An image fills its view according to the content mode",
    arguments: [
      ("scaleToFill", "x=\"0\" y=\"0\" width=\"100\" height=\"50\" preserveAspectRatio=\"none\""),
      ("scaleAspectFit", "x=\"0\" y=\"0\" width=\"100\" height=\"50\" preserveAspectRatio=\"xMidYMid\""),
      (
        "scaleAspectFill",
        "x=\"0\" y=\"0\" width=\"100\" height=\"50\" preserveAspectRatio=\"xMidYMid slice\""
      ),
      ("center", "x=\"40\" y=\"20\" width=\"20\" height=\"10\""),
      ("bottomRight", "x=\"80\" y=\"40\" width=\"20\" height=\"10\""),
    ]
  )
  func images(_ mode: String, _ expected: String) throws {
    let view = """
      <imageView contentMode="\(mode)" image="a" id="i"><rect key="frame" x="0" y="0" width="100" height="50"/></imageView>
      """
    let text = Self.view(view, resources: "<image name=\"a\" width=\"20\" height=\"10\"/>")
    let piece = try drawn(text, images: { _ in DrawnImage(uri: "data:image/png;base64,\"") }).piece
    #expect(piece.svg.contains("<image \(expected)"))
    #expect(piece.svg.contains("base64,&quot;\"/>"))
    #expect(piece.tints.isEmpty)
    #expect(!(try drawn(text).piece.svg.contains("<image")))
  }

  @Test("A template has the tint color of its view")
  func templates() throws {
    let view = """
      <imageView image="a" id="i"><rect key="frame" x="0" y="0" width="20" height="20"/>
      <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="sRGB"/></imageView>
      """
    let text = Self.view(view)
    let source: DrawnImage.Source = { _ in DrawnImage(uri: "data:,", rendering: .template) }
    #expect(try drawn(text, images: source).piece.svg.contains("filter=\"url(#tint-ff0000)\""))
    var svg = ""
    CanvasDrawing(
      of: try SampleDrawings.document(text),
      images: source,
      outlining: []
    )
    .write(to: &svg)
    #expect(svg.contains("<filter id=\"tint-ff0000\"><feFlood flood-color=\"#ff0000\"/>"))
  }

  @Test("The toolbar of a window is drawn below the title")
  func windowToolbars() throws {
    let text = SampleDrawings.cocoa.replacing(
      "</window>",
      with: """
        <toolbar key="toolbar" displayMode="iconAndLabel" id="tb"><allowedToolbarItems>
        <toolbarItem label="Run" image="play" id="one"/><toolbarItem label="Stop" id="two"/>
        <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="space"/></allowedToolbarItems>
        <defaultToolbarItems><toolbarItem reference="one"/><toolbarItem reference="space"/></defaultToolbarItems>
        </toolbar></window>
        """
    )
    let drawing = try drawn(text)
    let bar = try place("tb", drawing)
    #expect(bar.y == 28 && bar.width == 300 && bar.height >= 44)
    #expect(try place("one", drawing).y == 28)
    #expect(drawing.piece.svg.contains(">Run</text>") && !drawing.piece.svg.contains(">Stop</text>"))
    #expect(try place("v", drawing) == Box(x: 0, y: bar.maxY, width: 300, height: 200))
  }
}
