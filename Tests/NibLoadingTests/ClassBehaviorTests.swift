import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

@Suite("Effects of methods during a load")
struct ClassBehaviorTests {
  private static let location = FileLocation(
    file: "Badge.swift",
    position: SourcePosition(line: 3, column: 5)
  )

  /// Returns a view class of the app that overrides the given methods.
  private static func badge(
    _ overriding: [String],
    _ name: String = "Badge",
    is superclass: String = "UIView"
  )
    -> ClassDescription
  {
    ClassDescription(
      name,
      module: "App",
      superclass: superclass,
      properties: [
        PropertyDescription(
          "label",
          PropertyType(.object("UIView"), isOptional: true),
          marks: .outlet,
          location: location
        ),
        PropertyDescription("title", PropertyType(.string), marks: .inspectable),
        PropertyDescription("stays", PropertyType(.bool), marks: .inspectable, location: location),
        started("content", PropertyType(.object("UIView"), isOptional: true)),
        started("isPlain", PropertyType(.bool)),
        // A property without a source location, like those of framework classes.
        PropertyDescription("image", PropertyType(.object("UIView"), isOptional: true)),
      ],
      methods: overriding.map { MethodDescription(selector: $0, swiftName: $0) }
    )
  }

  /// Returns a property that may have an initial or computed value.
  private static func started(_ key: AttributeKey, _ type: PropertyType) -> PropertyDescription {
    var property = PropertyDescription(key, type, marks: .inspectable, location: location)
    property.mayStartWithValue = true
    return property
  }

  private static func use(
    _ method: String = "awakeAfter(using:)",
    nib: String? = nil,
    owner: Bool = false,
    _ conditions: LoadCondition...
  ) -> ClassBehavior.NibUse {
    ClassBehavior.NibUse(method: method, nib: nib, makesItselfOwner: owner, conditions: conditions)
  }

  private static func load(
    _ document: InterfaceDocument,
    _ behaviors: [String: ClassBehavior],
    _ classes: [ClassDescription],
    nibs: [InterfaceDocument] = []
  ) throws -> LoadResult {
    let conditions = LoadConditions(platform: document.platform, knownModules: ["App"])
    var loader = NibLoader(
      registry: try LoadFixture.registry(document.platform, adding: classes),
      conditions: conditions
    )
    loader.behaviors = LoadBehaviors(classes: behaviors, documents: nibs)
    return loader.load(document)
  }

  private static func nib(_ name: String, _ elements: String) throws -> InterfaceDocument {
    var document = try LoadFixture.xib(elements)
    document.file = "App/\(name).xib"
    return document
  }

  private static func view(_ name: String = "Badge", id: String = "v-1", _ content: String = "") -> String {
    #"<view id="\#(id)" customClass="\#(name)" customModule="App" customModuleProvider="target">\#(content)</view>"#
  }

  // MARK: Nibs

  @Test("A nib that a view loads is nested below the view in the trace")
  func nested() throws {
    let inner = try Self.nib(
      "Inner",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="label" destination="i-1" id="o-1"/></connections></placeholder>
      <view id="i-1"/>
      """
    )
    let load = try Self.load(
      try LoadFixture.xib(Self.view()),
      ["Badge": ClassBehavior(nibs: [Self.use("awakeFromNib()", nib: "Inner", owner: true)])],
      [Self.badge(["awakeFromNib()"])],
      nibs: [inner]
    )
    #expect(
      load.events.map { "\($0.depth) \($0.file) \($0.name)" } == [
        "0 Test.xib initialize App.Badge", "0 Test.xib awake App.Badge",
        "1 App/Inner.xib initialize App.Badge", "1 App/Inner.xib initialize UIView",
        "1 App/Inner.xib connect label", "1 App/Inner.xib awake UIView",
      ]
    )
    #expect(load.faults.isEmpty)
  }

  @Test(
    "A chain of nibs is followed for 12 loads and then ignored",
    arguments: [5, 11, 12, 13, 2_000]
  )
  func depth(_ count: Int) throws {
    let names = (0..<count).map { "Link\($0)" }
    let behaviors = names.indices.dropLast().map { index in
      (names[index], ClassBehavior(nibs: [Self.use("awakeFromNib()", nib: names[index + 1])]))
    }
    let load = try Self.load(
      try Self.nib(names[0], Self.view(names[0])),
      Dictionary(uniqueKeysWithValues: behaviors),
      names.map { Self.badge(["awakeFromNib()"], $0) },
      nibs: try names.map { try Self.nib($0, Self.view($0)) }
    )
    #expect(Set(load.events.map(\.file)).count == min(count, 12))
    #expect(load.faults.isEmpty)
  }

  @Test("A cycle of several nibs and classes is reported from its start")
  func longCircle() throws {
    let load = try Self.load(
      try LoadFixture.storyboard(Self.view("Badge", id: "s-1")),
      [
        "Badge": ClassBehavior(nibs: [Self.use("init(coder:)", nib: "First")]),
        "Icon": ClassBehavior(nibs: [Self.use("awakeFromNib()", nib: "Second")]),
      ],
      [Self.badge(["init(coder:)"]), Self.badge(["awakeFromNib()"], "Icon")],
      nibs: [try Self.nib("First", Self.view("Icon")), try Self.nib("Second", Self.view("Badge"))]
    )
    let cycle = "Main.storyboard > App.Badge > First.xib > App.Icon > Second.xib > App.Badge > …"
    #expect(load.names.filter { $0.hasPrefix("end") } == ["end \(cycle)"])
  }

  struct GuardCase {
    var condition: LoadCondition
    var content: String
    var isEndless: Bool
    var location: SourceLocation

    init(
      _ condition: LoadCondition,
      _ content: String = "",
      endless: Bool,
      location: SourceLocation = #_sourceLocation
    ) {
      self.condition = condition
      self.content = content
      isEndless = endless
      self.location = location
    }
  }

  private static let flag = """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="boolean" keyPath="stays" value="YES"/>
    </userDefinedRuntimeAttributes>
    """

  @Test(
    "A guard prevents the recursion; uncertain guards are not reported",
    arguments: [
      GuardCase(.hasSubviews(false), endless: true),
      GuardCase(.hasSubviews(false), "<subviews><view id=\"v-2\"/></subviews>", endless: false),
      GuardCase(.hasSubviews(true), endless: false),
      GuardCase(.isSet(property: "stays", false), flag, endless: true),
      GuardCase(.isSet(property: "stays", true), flag, endless: false),
      GuardCase(.isSet(property: "label", false), endless: true),
      GuardCase(.isSet(property: "nobody", false), endless: false),
      GuardCase(.isSet(property: "content", false), endless: false),
      GuardCase(.isSet(property: "isPlain", false), endless: false),
      GuardCase(.isSet(property: "image", false), endless: false),
      GuardCase(.unknown, endless: false),
    ]
  )
  func guards(_ testCase: GuardCase) throws {
    let nib = try Self.nib("Badge", Self.view("Badge", testCase.content))
    let load = try Self.load(
      nib,
      ["Badge": ClassBehavior(nibs: [Self.use("awakeAfter(using:)", testCase.condition)])],
      [Self.badge(["awakeAfter(using:)"])],
      nibs: [nib]
    )
    #expect(
      load.faults == (testCase.isEndless ? ["end Badge.xib > App.Badge > … crash"] : []),
      sourceLocation: testCase.location
    )
  }

  @Test("A subclass that overrides the method uses its own")
  func override() throws {
    let nib = try Self.nib("Badge", Self.view("Quiet"))
    let load = try Self.load(
      nib,
      ["Badge": ClassBehavior(nibs: [Self.use(nib: "Badge")])],
      [Self.badge(["awakeAfter(using:)"]), Self.badge(["awakeAfter(using:)"], "Quiet", is: "Badge")],
      nibs: [nib]
    )
    #expect(load.faults.isEmpty)
    let inheriting = try Self.load(
      nib,
      ["Badge": ClassBehavior(nibs: [Self.use(nib: "Badge")])],
      [Self.badge(["awakeAfter(using:)"]), Self.badge([], "Quiet", is: "Badge")],
      nibs: [nib]
    )
    #expect(inheriting.faults == ["end Badge.xib > App.Quiet > … crash"])
  }

  @Test(
    "A subclass that overrides an indirectly called method uses its own",
    arguments: [("setUp()", false), ("setUp(_:)", false), ("other()", true)]
  )
  func overrideOnTheWay(method: String, isEndless: Bool) throws {
    let nib = try Self.nib("Badge", Self.view("Quiet"))
    var use = Self.use(nib: "Badge")
    use.path = ["begin", "setUp"]
    let load = try Self.load(
      nib,
      ["Badge": ClassBehavior(nibs: [use])],
      [Self.badge(["awakeAfter(using:)"]), Self.badge([method], "Quiet", is: "Badge")],
      nibs: [nib]
    )
    #expect(load.faults == (isEndless ? ["end Badge.xib > App.Quiet > … crash"] : []))
  }

  @Test(
    "Constraints that only the replaced view owns are lost, unless they may be transferred",
    arguments: [true, false]
  )
  func constraints(mayTransfer: Bool) throws {
    let document = try LoadFixture.xib(
      """
      <view id="r-1"><subviews>\(Self.view("Badge", """
        <constraints>
        <constraint firstAttribute="width" constant="10" id="c-1"/>
        <constraint firstItem="v-1" firstAttribute="top" secondItem="r-1" secondAttribute="top" id="c-2"/>
        </constraints>
        """))</subviews></view>
      """
    )
    let load = try Self.load(
      document,
      [
        "Badge": ClassBehavior(
          nibs: [Self.use(nib: "Other")],
          replacement: mayTransfer ? .mayTransfer : .withoutTransfer
        )
      ],
      [Self.badge(["awakeAfter(using:)"])]
    )
    #expect(load.faults == (mayTransfer ? [] : ["lose c-1 silent"]))
    #expect(load.names.contains("replace App.Badge by another"))
  }

  @Test(
    "Values that the outer document sets on a replaced object go to the unknown replacement",
    arguments: [[use(nib: "Other")], [], [use("init(coder:)", nib: "Other")]],
    ["awakeAfter(using:)", "awakeFromNib()"]
  )
  func replaced(nibs: [ClassBehavior.NibUse], method: String) throws {
    let load = try Self.load(
      try LoadFixture.xib(Self.view("Badge", LoadFixture.string("titel"))),
      ["Badge": ClassBehavior(nibs: nibs, replacement: .mayTransfer)],
      [Self.badge([method])]
    )
    #expect(load.faults == ["apply titel \(method == "awakeFromNib()" ? "dropped" : "unverified")"])
  }

  @Test("If the owner's class is also that of the root view, the view loads itself")
  func ownerAndRoot() throws {
    let nib = try Self.nib(
      "Badge",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge" customModule="App"/>
      \(Self.view())
      """
    )
    let load = try Self.load(
      nib,
      ["Badge": ClassBehavior(nibs: [Self.use("init(coder:)", owner: true)])],
      [Self.badge(["init(coder:)"])],
      nibs: [nib]
    )
    #expect(load.faults == ["end Badge.xib > App.Badge > … crash"])
  }

  // MARK: Outlets

  private static func outletUse(_ trigger: OutletUse.Trigger) -> ClassBehavior {
    ClassBehavior(outletUses: [.init(outlet: "label", trigger: trigger, location: location)])
  }

  private static let connected = """
    <subviews><view id="v-2"/></subviews>
    <connections><outlet property="label" destination="v-2" id="o-1"/></connections>
    """

  @Test("An attribute that runs code which unwraps an outlet crashes on every system")
  func observer() throws {
    let behaviors = ["Badge": Self.outletUse(.setting("title"))]
    let view = Self.view("Badge", LoadFixture.string("title") + Self.connected)
    let load = try Self.load(try LoadFixture.xib(view), behaviors, [Self.badge([])])
    #expect(load.faults == ["end nilOutlet crash"])
    #expect(
      load.consoleLines == [
        "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
      ]
    )
    // Without the attribute, the observer does not run. Without the connection, other code may have set the outlet.
    let silent = Self.view("Badge", Self.connected)
    #expect(try Self.load(try LoadFixture.xib(silent), behaviors, [Self.badge([])]).faults.isEmpty)
    let unconnected = Self.view("Badge", LoadFixture.string("title"))
    #expect(try Self.load(try LoadFixture.xib(unconnected), behaviors, [Self.badge([])]).faults.isEmpty)
  }

  @Test(
    "init(coder:) runs before outlets are set, and awakeFromNib of a view runs afterwards",
    arguments: [
      ("init(coder:)", ["end nilOutlet crash"]), ("awakeFromNib()", []),
    ]
  )
  func methods(method: String, faults: [String]) throws {
    let load = try Self.load(
      try LoadFixture.xib(Self.view("Badge", Self.connected)),
      ["Badge": Self.outletUse(.calling(method))],
      [Self.badge([method])]
    )
    #expect(load.faults == faults)
  }

  @Test("A storyboard controller's awakeFromNib runs before the outlets of its view are set")
  func controller() throws {
    let document = try LoadFixture.storyboard(
      """
      <viewController id="c-1" customClass="Screen" customModule="App" sceneMemberID="viewController">
        <view key="view" id="v-1"><subviews><view id="v-2"/></subviews></view>
        <connections><outlet property="label" destination="v-2" id="o-1"/></connections>
      </viewController>
      """
    )
    let load = try Self.load(
      document,
      ["Screen": Self.outletUse(.calling("awakeFromNib()"))],
      [Self.badge(["awakeFromNib()"], "Screen", is: "UIViewController")]
    )
    #expect(load.faults == ["end nilOutlet crash"])
  }
}
