import InterfaceDocuments
import RuntimeAttributes
import Testing

struct InterfaceObjectTests {
  @Test func keepsWhatAnObjectIs() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <tableViewCell reuseIdentifier="Row" restorationIdentifier="Restored" id="cel" customClass="RowCell" \
        customModule="App" customModuleProvider="target" userLabel="Row" hidden="YES" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="-1.5" width="320" height="44"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <tableViewCellContentView key="contentView" id="con">
        <subviews><label text="Hello" id="lab"/></subviews>
        </tableViewCellContentView>
        </tableViewCell>
        """
      )
    )
    let cell = try #require(document.object("cel"))
    #expect(cell.element == "tableViewCell")
    #expect(cell.elementClass == "UITableViewCell")
    #expect(cell.className == "RowCell")
    #expect(cell.customModule == "App")
    #expect(cell.customModuleProvider == "target")
    #expect(cell.userLabel == "Row")
    #expect(cell.reuseIdentifier == "Row")
    #expect(cell.restorationIdentifier == "Restored")
    #expect(cell.isHidden)
    #expect(!cell.translatesAutoresizingMask)
    #expect(cell.frame == AttributeValue.Rect(x: 0, y: -1.5, width: 320, height: 44))
    #expect(cell.autoresizing == [.width, .flexibleMaxY])
    #expect(cell.container == "objects")
    #expect(cell.parent == nil)
    let content = try #require(document.object("con"))
    #expect(content.key == "contentView")
    #expect(content.container == nil)
    #expect(content.parent == 0)
    #expect(content.className == "UIView")
    #expect(!content.isHidden)
    #expect(content.translatesAutoresizingMask)
    let label = try #require(document.object("lab"))
    #expect(label.container == "subviews")
    #expect(label.parent == 1)
    #expect(label.scene == nil)
  }

  struct ClassCase: Sendable {
    var text: String
    var elementClass: String?
    var sourceLocation: SourceLocation

    init(_ text: String, _ elementClass: String?, sourceLocation: SourceLocation = #_sourceLocation) {
      self.text = text
      self.elementClass = elementClass
      self.sourceLocation = sourceLocation
    }
  }

  private static let classOfElementCases: [ClassCase] = [
    ClassCase(Sample.iOS(#"<button id="x"/>"#), "UIButton"),
    ClassCase(Sample.macOS(#"<button id="x"/>"#), "NSButton"),
    ClassCase(
      #"<document targetRuntime="watchKit"><objects><button id="x"/></objects></document>"#,
      "WKInterfaceButton"
    ),
    ClassCase(
      #"<document targetRuntime="AppleTV"><objects><button id="x"/></objects></document>"#,
      "UIButton"
    ),
    ClassCase(Sample.iOS(#"<pongPressGestureRecognizer id="x"/>"#), "UILongPressGestureRecognizer"),
    ClassCase(Sample.iOS(#"<customObject id="x"/>"#), "NSObject"),
    ClassCase(
      Sample.iOS(#"<view id="v"><constraints><constraint id="x"/></constraints></view>"#),
      "NSLayoutConstraint"
    ),
    ClassCase(Sample.macOS(#"<windowController id="x"/>"#), "NSWindowController"),
    // The loading code determines the class of a placeholder.
    ClassCase(Sample.iOS(#"<placeholder placeholderIdentifier="IBFilesOwner" id="x"/>"#), nil),
    // An element with an unknown name is also an object.
    ClassCase(Sample.iOS(#"<holographicView id="x"/>"#), nil),
  ]

  @Test(arguments: classOfElementCases)
  func classOfElement(_ sample: ClassCase) throws {
    let object = try #require(try Sample.read(sample.text).object("x"), sourceLocation: sample.sourceLocation)
    #expect(object.elementClass == sample.elementClass, sourceLocation: sample.sourceLocation)
  }

  @Test func ignoresElementsThatAreNotObjects() throws {
    let document = try Sample.read(
      """
      <document targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12"><adaptation id="fullscreen"/></device>
      <objects><view id="v"><viewLayoutGuide key="safeArea" id="s"/><nil key="simulatedStatusBarMetrics"/>
      <connections><outlet property="a" destination="v" id="o"/></connections></view></objects>
      <inferredMetricsTieBreakers><segue reference="v"/></inferredMetricsTieBreakers>
      </document>
      """
    )
    #expect(document.objects.map(\.id) == ["v", "s"])
  }

  @Test func keepsObjectsWithoutAnIdIfTheirClassIsKnown() throws {
    let document = try Sample.read(
      Sample.macOS(
        """
        <visualEffectView id="e"><view key="contentView"><subviews><label id="l"/></subviews></view></visualEffectView>
        <toolbar id="t"><defaultToolbarItems><toolbarItem reference="x"/></defaultToolbarItems></toolbar>
        """
      )
    )
    #expect(document.objects.map(\.id) == ["e", nil, "l", "t"])
    #expect(document.objects[1].elementClass == "NSView")
    #expect(document.objects[2].parent == 1)
  }

  struct PlaceholderCase: Sendable {
    var text: String
    var placeholder: InterfaceObject.Placeholder?
    var sourceLocation: SourceLocation

    init(
      _ text: String,
      _ placeholder: InterfaceObject.Placeholder?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.text = text
      self.placeholder = placeholder
      self.sourceLocation = sourceLocation
    }
  }

  private static let placeholdersCases: [PlaceholderCase] = [
    PlaceholderCase(Sample.iOS(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#), .filesOwner),
    PlaceholderCase(
      Sample.iOS(#"<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>"#),
      .firstResponder
    ),
    PlaceholderCase(
      Sample.iOS(#"<placeholder placeholderIdentifier="Model" id="x"/>"#),
      .external(identifier: "Model")
    ),
    PlaceholderCase(Sample.iOS(#"<placeholder id="x"/>"#), .external(identifier: "")),
    PlaceholderCase(Sample.iOS(#"<customObject id="-2"/>"#), nil),
    PlaceholderCase(Sample.storyboard(#"<scene><objects><exit id="x"/></objects></scene>"#), .exit),
    PlaceholderCase(Sample.macOS(#"<customObject id="-1"/>"#), .firstResponder),
    PlaceholderCase(Sample.macOS(#"<customObject id="-2"/>"#), .filesOwner),
    PlaceholderCase(Sample.macOS(#"<customObject id="-3"/>"#), .application),
    PlaceholderCase(Sample.macOS(#"<customObject id="x"/>"#), nil),
    PlaceholderCase(Sample.macOS(#"<view id="-1"/>"#), nil),
    PlaceholderCase(
      #"""
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"><scenes><scene>
      <objects><customObject id="x" customClass="NSResponder" sceneMemberID="firstResponder"/></objects>
      </scene></scenes></document>
      """#,
      .firstResponder
    ),
  ]

  @Test(arguments: placeholdersCases)
  func placeholders(_ sample: PlaceholderCase) throws {
    let document = try Sample.read(sample.text)
    #expect(document.objects.first?.placeholder == sample.placeholder, sourceLocation: sample.sourceLocation)
  }

  struct TextCase: Sendable {
    var element: String
    var text: String?
    var sourceLocation: SourceLocation

    init(_ element: String, _ text: String?, sourceLocation: SourceLocation = #_sourceLocation) {
      self.element = element
      self.text = text
      self.sourceLocation = sourceLocation
    }
  }

  private static let textCases: [TextCase] = [
    TextCase(#"<label text="A &amp; B" id="x"/>"#, "A & B"),
    TextCase("<label id=\"x\"><string key=\"text\">two\nlines</string></label>", "two\nlines"),
    TextCase(#"<button id="x"><state key="normal" title="Save"/></button>"#, "Save"),
    TextCase(#"<button id="x"><state key="highlighted" title="Save"/></button>"#, nil),
    TextCase(
      #"<button id="x"><state key="normal"><string key="title">Save</string></state></button>"#,
      "Save"
    ),
    TextCase(
      #"<button id="x"><state key="normal" title="A"/><buttonConfiguration key="configuration" title="B"/></button>"#,
      "A"
    ),
    TextCase(#"<button id="x"><buttonConfiguration key="configuration" title="B"/></button>"#, "B"),
    TextCase(#"<barButtonItem title="Done" id="x"/>"#, "Done"),
    // A text for specific size classes does not name the object.
    TextCase(
      #"<label id="x"><variation key="widthClass=compact"><string key="text">no</string></variation></label>"#,
      nil
    ),
    TextCase(#"<view id="x"><string key="toolTip">no</string></view>"#, nil),
  ]

  @Test(arguments: textCases)
  func text(_ sample: TextCase) throws {
    let object = try #require(try Sample.read(Sample.iOS(sample.element)).object("x"))
    #expect(object.text == sample.text, sourceLocation: sample.sourceLocation)
  }

  @Test func aStoryboardIdentifierMaySuffice() throws {
    let xml =
      #"<viewController storyboardIdentifier="a" useStoryboardIdentifierAsRestorationIdentifier="X" id="x"/>"#
    let shared = try Sample.read(Sample.iOS(xml.replacing("\"X\"", with: "\"YES\"")))
    #expect(shared.object("x")?.restorationIdentifier == "a")
    let own = try Sample.read(Sample.iOS(xml.replacing("\"X\"", with: "\"NO\"")))
    #expect(own.object("x")?.restorationIdentifier == nil)
    // If both identifiers are set, the result must not depend on the random order of a dictionary.
    for _ in 0..<50 {
      for (answer, identifier) in [("YES", "a"), ("NO", "b")] {
        let both = xml.replacing("\"X\"", with: "\"\(answer)\" restorationIdentifier=\"b\"")
        #expect(try Sample.read(Sample.iOS(both)).object("x")?.restorationIdentifier == identifier)
      }
    }
  }

  @Test func aTopLevelObjectWithoutAnIdIsKept() throws {
    let document = try Sample.read(Sample.iOS("<view><subviews><label id=\"l\"/></subviews></view>"))
    #expect(document.objects.map(\.id) == [nil, "l"])
    #expect(document.objects[1].parent == 0)
  }

  @Test func framesOfSizeClassesAreNotTheFrame() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <view id="x"><rect key="bounds" x="1" y="1" width="1" height="1"/><variation key="widthClass=compact">
        <rect key="frame" x="9" y="9" width="9" height="9"/></variation></view>
        """
      )
    )
    #expect(document.object("x")?.frame == nil)
  }
}
