import InterfaceDocuments
import RuntimeAttributes
import Testing

struct PositionTests {
  struct Case: Sendable {
    var text: String
    /// The positions of all objects, followed by those of the attributes and connections.
    var positions: [String]
    var sourceLocation: SourceLocation

    init(
      _ text: String,
      _ positions: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.text = text
      self.positions = positions
      self.sourceLocation = sourceLocation
    }
  }

  private static let root = #"<document targetRuntime="iOS.CocoaTouch">"#

  private static let positionsCases: [Case] = [
    Case("\(root)\n<view id=\"a\"/>\n  <view id=\"b\"/></document>", "2:1", "3:3"),
    Case("\(root)\r\n<view id=\"a\"/>\r\n\r\n <view id=\"b\"/></document>", "2:1", "4:2"),
    Case("\(root)\r<view id=\"a\"/>\r<view id=\"b\"/></document>", "2:1", "3:1"),
    // Columns count UTF-8 bytes: `日` and `本` have three bytes each, and the emoji has four.
    Case("\(root)\n<view userLabel=\"日本\" id=\"a\"/><view id=\"b\"/></document>", "2:1", "2:34"),
    Case("\(root)\n<view userLabel=\"🎛\" id=\"a\"/><view id=\"b\"/></document>", "2:1", "2:32"),
    Case("\u{FEFF}\(root)<view id=\"a\"/></document>", "1:42"),
    // Texts that look like tags, in comments, declarations and attribute values.
    Case("<?xml version=\"1.0\"?><?a <view?><!-- <view> -->\(root)\n<view id=\"a\"/></document>", "2:1"),
    Case("<!DOCTYPE document [<!ELEMENT document ANY>]>\(root)\n<view id=\"a\"/></document>", "2:1"),
    Case("\(root)\n<!-- <view id='x'/>\n--><view id=\"a\"/></document>", "3:4"),
    Case("\(root)\n<a><![CDATA[<view id='x'/>]]></a><view id=\"a\"/></document>", "2:34"),
    Case("\(root)\n<view userLabel=\"a > b\"\n id='a'/> <view id=\"b\"/></document>", "2:1", "3:11"),
    Case(
      """
      \(root)
      <view id="a">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="nil" keyPath="k"/><userDefinedRuntimeAttribute type="number" keyPath="l">
            <integer key="value" value="1"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="p" destination="a"/>
          <binding name="n" keyPath="k" destination="a"><dictionary key="options"/></binding></connections>
      </view></document>
      """,
      "2:1",
      "4:5",
      "4:58",
      "8:16",
      "9:5"
    ),
  ]

  @Test(arguments: positionsCases)
  func positions(_ sample: Case) throws {
    let document = try Sample.read(sample.text)
    let positions =
      document.objects.map(\.position)
      + document.objects.flatMap { $0.runtimeAttributes.compactMap(\.position) }
      + document.objects.flatMap { $0.connections.map(\.position) }
    #expect(positions.map(\.description) == sample.positions, sourceLocation: sample.sourceLocation)
  }

  @Test func scenesAndImagesHaveThem() throws {
    let document = try Sample.read(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes>
       <scene sceneID="s"/></scenes><resources>
        <image name="i"/></resources></document>
      """
    )
    #expect(document.scenes.map(\.position.description) == ["2:2"])
    #expect(document.resources.images.map(\.position.description) == ["3:3"])
  }

  @Test(arguments: [false, true], [true, false])
  func utf16HasThePositionsOfUTF8(isBigEndian: Bool, hasMark: Bool) throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n\(Self.root)\n<view userLabel=\"é\" id=\"a\"/> <view id=\"b\"/></document>"
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let document = try InterfaceDocumentReader().read(bytes, path: "a.xib")
    #expect(document.objects.map(\.position.description) == ["3:1", "3:31"])
    #expect(document.objects.map(\.userLabel) == ["é", nil])
  }
}
