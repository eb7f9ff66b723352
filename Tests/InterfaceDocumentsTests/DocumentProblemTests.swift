import InterfaceDocuments
import RuntimeAttributes
import Testing

struct DocumentProblemTests {
  struct Case: Sendable {
    var objects: String
    var message: String
    var position: String
    var sourceLocation: Testing.SourceLocation

    init(
      _ objects: String,
      _ message: String,
      at position: String,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      self.objects = objects
      self.message = message
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

  private static let messagesCases: [Case] = [
    Case(
      attribute(#"type="nil"/>"#),
      "the element 'userDefinedRuntimeAttribute' lacks its XML attribute 'keyPath'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k"/>"#),
      "the element 'userDefinedRuntimeAttribute' lacks its XML attribute 'type'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="date" value="1"/>"#),
      "the runtime attribute 'k' is of the unknown type 'date'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="boolean"/>"#),
      "the runtime attribute 'k' holds no value of its type 'boolean'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="string"/>"#),
      "the runtime attribute 'k' holds no value of its type 'string'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="image"/>"#),
      "the runtime attribute 'k' holds no value of its type 'image'",
      at: "5:1"
    ),
    // A value in the tag, where a number wants an element.
    Case(
      attribute(#"keyPath="k" type="number" value="1"/>"#),
      "the runtime attribute 'k' holds no value of its type 'number'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="color"><integer key="value" value="1"/>\#(end)"#),
      "the runtime attribute 'k' holds no value of its type 'color'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="point"><point key="value" x="1"/>\#(end)"#),
      "the runtime attribute 'k' holds no value of its type 'point'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="boolean" value="true"/>"#),
      "the runtime attribute 'k' of type 'boolean' cannot hold 'true'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="number"><real key="value" value="nan"/>\#(end)"#),
      "the runtime attribute 'k' of type 'number' cannot hold 'nan'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="number"><real key="value" value="0x10"/>\#(end)"#),
      "the runtime attribute 'k' of type 'number' cannot hold '0x10'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="number"><integer key="value" value="four"/>\#(end)"#),
      "the runtime attribute 'k' of type 'number' cannot hold 'four'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="size"><size key="value" width="1" height="high"/>\#(end)"#),
      "the runtime attribute 'k' of type 'size' cannot hold 'high'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="range"><range key="value" location="1" length="2.5"/>\#(end)"#),
      "the runtime attribute 'k' of type 'range' cannot hold '2.5'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="color"><color key="value" colorSpace="pattern"/>\#(end)"#),
      "the runtime attribute 'k' of type 'color' cannot hold 'pattern'",
      at: "5:1"
    ),
    Case(
      attribute(#"keyPath="k" type="string"><string key="value" base64-UTF8="YES">%%</string>\#(end)"#),
      "the runtime attribute 'k' of type 'string' cannot hold '%%'",
      at: "5:1"
    ),
    Case(
      "<view id=\"a\"/>\n <label id=\"a\"/>",
      "the id 'a' is that of an object on line 4 already",
      at: "5:2"
    ),
    Case(
      #"<view id="a"><connections><outlet destination="a"/></connections></view>"#,
      "the element 'outlet' lacks its XML attribute 'property'",
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><outlet property="p"/></connections></view>"#,
      "the element 'outlet' lacks its XML attribute 'destination'",
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><outletCollection property="p"/></connections></view>"#,
      "the element 'outletCollection' lacks its XML attribute 'destination'",
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><action destination="a"/></connections></view>"#,
      "the element 'action' lacks its XML attribute 'selector'",
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><segue destination="a"/></connections></view>"#,
      "the element 'segue' lacks its XML attribute 'kind'",
      at: "4:27"
    ),
    Case(
      #"<view id="a"><connections><binding destination="a"/></connections></view>"#,
      "the element 'binding' lacks its XML attribute 'name'",
      at: "4:27"
    ),
  ]

  @Test(arguments: messagesCases)
  func messages(_ sample: Case) throws {
    let document = try Sample.read(Sample.iOS(sample.objects))
    #expect(document.problems.map(\.message) == [sample.message], sourceLocation: sample.sourceLocation)
    #expect(
      document.problems.map { "\($0)" } == ["\(sample.position): \(sample.message)"],
      sourceLocation: sample.sourceLocation
    )
    #expect(
      document.problems.map(\.position.description) == [sample.position],
      sourceLocation: sample.sourceLocation
    )
    let object = try #require(document.problems.first?.object, sourceLocation: sample.sourceLocation)
    #expect(document.objects[object].id == "a", sourceLocation: sample.sourceLocation)
    #expect(
      document.objects[0].attributes.allSatisfy { $0.keyPath == "fine" },
      sourceLocation: sample.sourceLocation
    )
  }

  @Test func whatStandsInNoObjectIsListed() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <userDefinedRuntimeAttribute type="nil" keyPath="k"/>
        <connections><outlet property="p" destination="d"/></connections>
        """
      )
    )
    #expect(
      document.problems.map(\.message) == [
        "the element 'userDefinedRuntimeAttribute' belongs to no object",
        "the element 'outlet' belongs to no object",
      ]
    )
    #expect(document.problems.map(\.object) == [nil, nil])
  }

  @Test func anUnknownRuntimeIsReadAsOneOfIOS() throws {
    let document = try Sample.read(
      #"<document targetRuntime="spectacles"><objects><view id="a"/></objects></document>"#
    )
    #expect(
      document.problems.map(\.message)
        == ["the document is made for the unknown runtime 'spectacles'; it is read as one of iOS"]
    )
    #expect(document.platform == .iOS)
    #expect(document.objects[0].elementClass == "UIView")
  }

  @Test func standInTheOrderOfTheDocument() throws {
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
