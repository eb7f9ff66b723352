import InterfaceDocuments
import RuntimeAttributes
import Testing

struct DocumentProblemTests {
  struct Case: Sendable {
    var objects: String
    var reason: DocumentProblem.Reason
    var position: String
    var sourceLocation: SourceLocation

    init(
      _ objects: String,
      _ reason: DocumentProblem.Reason,
      at position: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.objects = objects
      self.reason = reason
      self.position = position
      self.sourceLocation = sourceLocation
    }
  }

  private static func attribute(_ xml: String) -> String {
    """
    <view id="a"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute \(xml)
    <userDefinedRuntimeAttribute type="nil" keyPath="fine"/>
    </userDefinedRuntimeAttributes></view>
    """
  }

  private static let end = "</userDefinedRuntimeAttribute>"

  private static let faultyElements: [Case] = [
    Case(
      attribute(#"type="nil"/>"#),
      .missingXMLAttribute("keyPath", element: "userDefinedRuntimeAttribute"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k"/>"#),
      .missingXMLAttribute("type", element: "userDefinedRuntimeAttribute"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="date" value="1"/>"#),
      .unknownAttributeType("date", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="boolean"/>"#),
      .missingValue(type: "boolean", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="string"/>"#),
      .missingValue(type: "string", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="image"/>"#),
      .missingValue(type: "image", keyPath: "k"),
      at: "5:1"
    ),
    // The value is an XML attribute, but a number requires a child element.
    Case(
      attribute(#"keyPath="k" type="number" value="1"/>"#),
      .missingValue(type: "number", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="number"><bool key="value" value="1"/>\#(end)"#),
      .invalidValue("1", type: "number", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="boolean"><string key="value">YES</string>\#(end)"#),
      .missingValue(type: "boolean", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="color"><integer key="value" value="1"/>\#(end)"#),
      .missingValue(type: "color", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="point"><point key="value" x="1"/>\#(end)"#),
      .missingValue(type: "point", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="boolean" value="true"/>"#),
      .invalidValue("true", type: "boolean", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="number"><real key="value" value="nan"/>\#(end)"#),
      .invalidValue("nan", type: "number", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="number"><real key="value" value="0x10"/>\#(end)"#),
      .invalidValue("0x10", type: "number", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="number"><integer key="value" value="four"/>\#(end)"#),
      .invalidValue("four", type: "number", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="size"><size key="value" width="1" height="high"/>\#(end)"#),
      .invalidValue("high", type: "size", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="range"><range key="value" location="1" length="2.5"/>\#(end)"#),
      .invalidValue("2.5", type: "range", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="color"><color key="value" colorSpace="pattern"/>\#(end)"#),
      .invalidValue("pattern", type: "color", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="string"><string key="value" base64-UTF8="YES">%%</string>\#(end)"#),
      .invalidValue("%%", type: "string", keyPath: "k"),
      at: "5:1"
    ),
    Case(
      "<view id=\"a\"/>\n <label id=\"a\"/>",
      .duplicateID("a", first: SourcePosition(line: 4, column: 1)),
      at: "5:2"
    ),
    Case(
      #"<view id="a"><connections><outlet destination="a"/></connections></view>"#,
      .missingXMLAttribute("property", element: "outlet"),
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><outlet property="p"/></connections></view>"#,
      .missingXMLAttribute("destination", element: "outlet"),
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><outletCollection property="p"/></connections></view>"#,
      .missingXMLAttribute("destination", element: "outletCollection"),
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><action destination="a"/></connections></view>"#,
      .missingXMLAttribute("selector", element: "action"),
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><segue destination="a"/></connections></view>"#,
      .missingXMLAttribute("kind", element: "segue"),
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><binding destination="a"/></connections></view>"#,
      .missingXMLAttribute("name", element: "binding"),
      at: "4:27"
    ),
  ]

  @Test(arguments: faultyElements)
  func faults(_ sample: Case) throws {
    let document = try Sample.read(Sample.iOS(sample.objects))
    #expect(document.problems.map(\.reason) == [sample.reason], sourceLocation: sample.sourceLocation)
    #expect(
      document.problems.map(\.position.description) == [sample.position],
      sourceLocation: sample.sourceLocation
    )
    let object = try #require(document.problems.first?.object, sourceLocation: sample.sourceLocation)
    #expect(document.objects[object].id == "a", sourceLocation: sample.sourceLocation)
    #expect(
      document.objects[0].runtimeAttributes.allSatisfy { $0.keyPath == "fine" },
      sourceLocation: sample.sourceLocation
    )
  }

  @Test func elementsOutsideOfObjectsAreReported() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <userDefinedRuntimeAttribute type="nil" keyPath="k"/>
        <connections><outlet property="p" destination="d"/></connections>
        """
      )
    )
    #expect(
      document.problems.map(\.reason) == [
        .outsideObjects(element: "userDefinedRuntimeAttribute"),
        .outsideObjects(element: "outlet"),
      ]
    )
    #expect(document.problems.map(\.object) == [nil, nil])
  }

  @Test func anUnknownRuntimeIsReadAsIOS() throws {
    let document = try Sample.read(
      #"<document targetRuntime="spectacles"><objects><view id="a"/></objects></document>"#
    )
    #expect(
      document.problems.map(\.reason)
        == [.unknownTargetRuntime("spectacles")]
    )
    #expect(document.platform == .iOS)
    #expect(document.objects[0].elementClass == "UIView")
  }

  @Test func areInDocumentOrder() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <view id="a"/>
        <view id="a"/>
        <view id="b"><connections><outlet/></connections></view>
        """
      )
    )
    #expect(document.problems.map(\.position.line) == [5, 6])
  }
}
