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

  @Test("Attributes, colors and fonts come with their object, connections do not")
  func objects() throws {
    let document = try Sample.read(Self.storyboard)
    let markup = DocumentMarkup(of: document, from: Array(Self.storyboard.utf8))
    let button = markup.objects[try #require(document.indexesByID()["b"])]
    #expect(button.number("alpha") == 0.5)
    #expect(!button.isSet("opaque") && button.attributes["opaque"] == "NO")
    #expect(button.parts.map(\.element) == ["rect", "fontDescription", "state", "color"])
    #expect(button.part("fontDescription")?.number("pointSize") == 18)
    #expect(button.color("titleColor", in: "normal") == AttributeValue.Color(red: 1, green: 0, blue: 0))
    #expect(button.color("titleColor") == nil)
    #expect(button.rect("frame") == AttributeValue.Rect(x: 16, y: 20, width: 100, height: 30))
    let view = markup.objects[try #require(document.indexesByID()["v"])]
    #expect(view.color("backgroundColor") == AttributeValue.Color(.system("systemBackgroundColor")))
  }

  @Test("Objects carry their markup, unless the reader was told to leave it out")
  func reading() throws {
    let bytes = Array(Self.storyboard.utf8)
    let document = try Sample.read(Self.storyboard)
    #expect(document.objects.map(\.markup) == DocumentMarkup(of: document, from: bytes).objects)
    let bare = try InterfaceDocumentReader(readsMarkup: false).read(bytes, path: "Sample.xib")
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

  @Test("A scene knows its place on the canvas")
  func scenes() throws {
    let document = try Sample.read(Self.storyboard)
    let markup = DocumentMarkup(of: document, from: Array(Self.storyboard.utf8))
    #expect(markup.sceneLocations == [AttributeValue.Point(x: -40, y: 12.5)])
  }

  @Test("Of a file that is not the document's, or breaks off, there is what can be read")
  func strangers() throws {
    let document = try Sample.read(Self.storyboard)
    for bytes in [[], Array("bplist00".utf8), Array("<a><b/></a>".utf8)] {
      let markup = DocumentMarkup(of: document, from: bytes)
      #expect(markup.objects == Array(repeating: ObjectMarkup(), count: document.objects.count))
      #expect(markup.sceneLocations == [nil])
    }
    let half = Array(Self.storyboard.utf8.prefix(Self.storyboard.utf8.count / 2))
    #expect(DocumentMarkup(of: document, from: half).objects.count == document.objects.count)
  }
}
