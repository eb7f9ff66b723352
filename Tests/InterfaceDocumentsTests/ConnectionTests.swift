import InterfaceDocuments
import Testing

struct ConnectionTests {
  struct KindCase: Sendable {
    var xml: String
    var kind: Connection.Kind
    var destination: String?
    var sourceLocation: SourceLocation

    init(
      _ xml: String,
      _ kind: Connection.Kind,
      to destination: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.xml = xml
      self.kind = kind
      self.destination = destination
      self.sourceLocation = sourceLocation
    }
  }

  private static let unwind: Segue = {
    var segue = Segue(kind: "unwind")
    segue.unwindAction = "back:"
    return segue
  }()

  private static let custom: Segue = {
    var segue = Segue(kind: "custom", identifier: "go")
    segue.customClass = "Fade"
    segue.customModule = "App"
    segue.customModuleProvider = "target"
    return segue
  }()

  private static let relationship: Segue = {
    var segue = Segue(kind: "relationship")
    segue.relationship = "rootViewController"
    return segue
  }()

  private static let kindsCases: [KindCase] = [
    KindCase(#"<outlet property="title" destination="d" id="i"/>"#, .outlet(property: "title"), to: "d"),
    KindCase(#"<outlet property="" destination="d" id="i"/>"#, .outlet(property: ""), to: "d"),
    KindCase(
      #"<outletCollection property="all" destination="d" appends="YES" id="i"/>"#,
      .outletCollection(property: "all", collectionClass: nil, appends: true),
      to: "d"
    ),
    KindCase(
      #"<outletCollection property="all" destination="d" collectionClass="NSMutableArray" id="i"/>"#,
      .outletCollection(property: "all", collectionClass: "NSMutableArray", appends: false),
      to: "d"
    ),
    KindCase(
      #"<action selector="tap:" destination="d" eventType="touchUpInside" id="i"/>"#,
      .action(selector: "tap:", event: "touchUpInside"),
      to: "d"
    ),
    KindCase(
      #"<action selector="save:" target="-1" id="i"/>"#,
      .action(selector: "save:", event: nil),
      to: "-1"
    ),
    KindCase(#"<action selector="save:" id="i"/>"#, .action(selector: "save:", event: nil), to: nil),
    KindCase(#"<segue destination="d" kind="show" id="i"/>"#, .segue(Segue(kind: "show")), to: "d"),
    KindCase(#"<segue destination="d" kind="unwind" unwindAction="back:" id="i"/>"#, .segue(unwind), to: "d"),
    KindCase(
      #"""
      <segue destination="d" kind="custom" identifier="go" customClass="Fade" customModule="App" \#
      customModuleProvider="target" id="i"/>
      """#,
      .segue(custom),
      to: "d"
    ),
    KindCase(
      #"<segue destination="d" kind="relationship" relationship="rootViewController" id="i"/>"#,
      .segue(relationship),
      to: "d"
    ),
    KindCase(
      #"<segue destination="d" kind="show" id="i"><segue key="commit" inheritsFrom="parent" id="x"/></segue>"#,
      .segue(Segue(kind: "show")),
      to: "d"
    ),
    KindCase(
      #"<binding destination="d" name="value" keyPath="values.on" id="i"/>"#,
      .binding(CocoaBinding(name: "value", keyPath: "values.on")),
      to: "d"
    ),
    KindCase(
      #"""
      <binding destination="d" name="value" keyPath="values.on" id="i"><dictionary key="options">
      <integer key="NSMultipleValuesPlaceholder" value="-1"/>
      <string key="NSValueTransformerName">NSNegateBoolean</string></dictionary></binding>
      """#,
      .binding(
        CocoaBinding(
          name: "value",
          keyPath: "values.on",
          options: ["NSMultipleValuesPlaceholder": "-1", "NSValueTransformerName": "NSNegateBoolean"]
        )
      ),
      to: "d"
    ),
    KindCase(
      #"<accessibilityConnection property="link" destination="d" id="i"/>"#,
      .other(element: "accessibilityConnection"),
      to: "d"
    ),
  ]

  @Test(arguments: kindsCases)
  func kinds(_ sample: KindCase) throws {
    let document = try Sample.read(
      Sample.macOS("<view id=\"a\"><connections>\(sample.xml)</connections></view><view id=\"d\"/>")
    )
    #expect(document.problems == [], sourceLocation: sample.sourceLocation)
    #expect(document.objects.map(\.id) == ["a", "d"], sourceLocation: sample.sourceLocation)
    let connection = try #require(
      document.objects[0].connections.first,
      sourceLocation: sample.sourceLocation
    )
    #expect(document.objects[0].connections.count == 1, sourceLocation: sample.sourceLocation)
    #expect(connection.kind == sample.kind, sourceLocation: sample.sourceLocation)
    #expect(connection.id == "i", sourceLocation: sample.sourceLocation)
    #expect(connection.destination == sample.destination, sourceLocation: sample.sourceLocation)
    #expect(sample.xml.hasPrefix("<\(connection.element) "), sourceLocation: sample.sourceLocation)
  }

  @Test func actionsNextToTheirReceivers() throws {
    let document = try Sample.read(
      Sample.macOS(
        """
        <customObject id="-1" userLabel="First Responder"><connections>
        <action selector="copy:" destination="m" id="1"/><action selector="cut:" destination="gone" id="2"/>
        </connections></customObject>
        <menuItem id="m"><connections><action selector="show:" target="w" id="3"/></connections></menuItem>
        <window id="w"/>
        """
      )
    )
    let found = document.objects.map { object in
      object.connections.map { "\($0.selector ?? "") \($0.destination ?? "")" }
    }
    #expect(found == [["cut: gone"], ["show: w", "copy: -1"], []])
    // iOS documents write the target of an action as the connection's destination.
    let other = try Sample.read(
      Sample.iOS(
        #"<button id="b"><connections><action selector="tap:" destination="v" id="1"/></connections></button><view id="v"/>"#
      )
    )
    #expect(other.objects.map { $0.connections.map(\.destination) } == [["v"], []])
  }

  @Test func keepTheirOrder() throws {
    let document = try Sample.read(
      Sample.macOS(
        """
        <view id="a"><connections>
        <outlet property="p" destination="a" id="1"/>
        <binding destination="a" name="n" keyPath="k" id="2"><dictionary key="options"/></binding>
        <action selector="s:" target="a" id="3"/>
        </connections></view>
        """
      )
    )
    let connections = document.objects[0].connections
    #expect(connections.map(\.id) == ["1", "2", "3"])
    #expect(connections.map(\.property) == ["p", nil, nil])
    #expect(connections.map(\.selector) == [nil, nil, "s:"])
  }
}
