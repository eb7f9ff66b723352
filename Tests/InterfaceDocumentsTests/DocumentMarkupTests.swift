import RuntimeAttributes
import Testing

@testable import InterfaceDocuments

@Suite("The markup of objects")
struct DocumentMarkupTests {
  private static let storyboard = Sample.storyboard(
    """
    <scene sceneID="s1">
    <objects>
    <viewController id="vc1" sceneMemberID="viewController">
    <view key="view" id="v">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <button opaque="NO" alpha="0.5" id="b">
    <rect key="frame" x="16" y="20" width="100" height="30"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="18"/>
    <state key="normal" title="Go"><color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="sRGB"/></state>
    <connections><action selector="go:" destination="vc1" eventType="touchUpInside" id="a"/></connections>
    </button>
    </subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    </view>
    </viewController>
    </objects>
    <point key="canvasLocation" x="-40" y="12.5"/>
    </scene>
    """
  )

  @Test("Attributes, colors and fonts belong to their object, connections do not")
  func objects() throws {
    let document = try Sample.read(Self.storyboard)
    let button = try #require(document.object(withID: "b")).markup
    #expect(button.number("alpha") == 0.5)
    #expect(!button.isSet("opaque") && button.attributes["opaque"] == "NO")
    #expect(button.parts.map(\.element) == ["rect", "fontDescription", "state", "color"])
    #expect(button.part("fontDescription")?.number("pointSize") == 18)
    #expect(button.color("titleColor", in: "normal") == AttributeValue.Color(red: 1, green: 0, blue: 0))
    #expect(button.color("titleColor") == nil)
    #expect(button.rect("frame") == AttributeValue.Rect(x: 16, y: 20, width: 100, height: 30))
    let view = try #require(document.object(withID: "v")).markup
    #expect(view.color("backgroundColor") == AttributeValue.Color(.system("systemBackgroundColor")))
  }

  @Test("Objects contain their markup, unless the reader omits it")
  func reading() throws {
    let reader = InterfaceDocumentReader(readsMarkup: false)
    let bare = try reader.read(Array(Self.storyboard.utf8), path: "Sample.storyboard")
    #expect(bare.objects.allSatisfy { $0.markup == ObjectMarkup() })
    #expect(throws: DocumentError.self) { try Sample.read(String(Self.storyboard.prefix(900))) }
  }

  @Test("Each part has the position of its start tag")
  func positions() throws {
    let button = try #require(try Sample.read(Self.storyboard).object(withID: "b"))
    let color = try #require(button.markup.part("titleColor", in: "normal"))
    let ranges = ElementRanges(Array(Self.storyboard.utf8))
    #expect(ranges.element(at: color.position)?["red"]?.value == "1")
  }

  @Test("A scene contains its position on the canvas")
  func scenes() throws {
    let document = try Sample.read(Self.storyboard)
    #expect(document.scenes.map(\.canvasLocation) == [AttributeValue.Point(x: -40, y: 12.5)])
  }

  @Test("The markup before a fault is read")
  func faults() throws {
    let half = Array(Self.storyboard.utf8.prefix(Self.storyboard.utf8.count / 2))
    let error = try #require(throws: DocumentError.self) {
      try InterfaceDocumentReader().read(half, path: "Sample.storyboard")
    }
    let button = try #require(error.partialDocument?.object(withID: "b"))
    #expect(button.markup.attributes["opaque"] == "NO")
    #expect(error.partialDocument?.scenes.map(\.canvasLocation) == [nil])
  }
}
