import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

@Suite("Outlets that a nib leaves nil although code unwraps them")
struct LeftNilTests {
  /// A document with an object of class `Screen` whose method uses the outlet `label`, and the faults of the load.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var document: String
    var superclass: String
    var method: String
    var faults: [String]
    var sourceLocation: SourceLocation

    init(
      _ description: String,
      _ document: String,
      is superclass: String = "UIViewController",
      _ method: String = "viewDidLoad()",
      _ faults: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.document, self.superclass) = (description, document, superclass)
      (self.method, self.faults, self.sourceLocation) = (method, faults, sourceLocation)
    }
  }

  private static let screen = #"customClass="Screen" customModule="App""#
  private static let toLabel =
    #"<connections><outlet property="label" destination="v-2" id="o-1"/></connections>"#

  private static func scene(_ connections: String = "", view: String = #"<view key="view" id="v-1"/>"#)
    -> String
  {
    """
    <viewController id="c-1" \(screen) sceneMemberID="viewController">\(view)\(connections)</viewController>
    <view id="v-2"/>
    """
  }

  private static func owner(_ outlets: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(screen)><connections>\(outlets)</connections></placeholder>
    <view id="v-1"/><view id="v-2"/>
    """
  }

  private static func button(_ destination: String) -> String {
    """
    <view id="v-2"/><button id="b-1"><connections><action selector="tap:" destination="\(destination)" id="a-1"/></connections></button>
    """
  }

  static let scenes = [
    Case("a scene", scene(), "viewDidLoad()", "leaveNil label crash-on-use"),
    Case("a scene whose view is shown", scene(), "viewWillAppear(_:)", "leaveNil label crash-on-use"),
    Case("a scene with a connected outlet", scene(toLabel), "viewDidLoad()"),
    Case("a scene whose view comes from elsewhere", scene(view: ""), "viewDidLoad()"),
    Case("a scene that awakes", scene(), "awakeFromNib()", "leaveNil label crash"),
    Case("a method that scenes do not call", scene(), "layoutSubviews()"),
  ]

  static let nibs = [
    Case("a view", "<view id=\"v-1\" \(screen)/>", is: "UIView", "awakeFromNib()", "leaveNil label crash"),
    Case(
      "a view that is shown",
      "<view id=\"v-1\" \(screen)/>",
      is: "UIView",
      "layoutSubviews()",
      "leaveNil label crash-on-use"
    ),
    Case(
      "a connected view",
      "<view id=\"v-1\" \(screen)>\(toLabel)</view><view id=\"v-2\"/>",
      is: "UIView",
      "awakeFromNib()"
    ),
    Case(
      "a view that receives the action",
      "<view id=\"v-1\" \(screen)/>" + button("v-1"),
      is: "UIView",
      "tap:",
      "leaveNil label crash-on-use"
    ),
    Case("a view that receives no action", "<view id=\"v-1\" \(screen)/>", is: "UIView", "tap:"),
    Case(
      "a view with a method of controllers",
      "<view id=\"v-1\" \(screen)/>",
      is: "UIView",
      "viewDidLoad()"
    ),
    Case(
      "an owner whose view is connected",
      owner(#"<outlet property="view" destination="v-1" id="o-2"/>"#),
      "viewDidLoad()",
      "leaveNil label crash-on-use"
    ),
    Case("an owner whose view is not connected", owner(""), "viewDidLoad()"),
    Case("an owner, which awakes before its nib", owner(""), "awakeFromNib()"),
    Case(
      "an owner and a view with the same class, only the owner connected",
      owner(#"<outlet property="label" destination="v-2" id="o-2"/>"#) + "<view id=\"v-3\" \(screen)/>",
      is: "UIView",
      "awakeFromNib()"
    ),
  ]

  private static func faults(_ test: Case, _ document: InterfaceDocument) throws -> [String] {
    let location = FileLocation(file: "Screen.swift", position: SourcePosition(line: 3, column: 5))
    let behavior = ClassBehavior(
      outletUses: [.init(outlet: "label", trigger: .calling(test.method), location: location)]
    )
    return try load(document, ["Screen": behavior], [screen(test.superclass, [test.method])]).faults
  }

  private static func screen(_ superclass: String, _ methods: [String], name: String = "Screen")
    -> ClassDescription
  {
    ClassDescription(
      name,
      module: "App",
      superclass: superclass,
      properties: [
        PropertyDescription("label", PropertyType(.object("UIView"), isOptional: true), marks: .outlet)
      ],
      methods: methods.map { MethodDescription(selector: $0, swiftName: $0) }
    )
  }

  private static func load(
    _ document: InterfaceDocument,
    _ behaviors: [String: ClassBehavior],
    _ classes: [ClassDescription]
  ) throws -> LoadResult {
    let conditions = LoadConditions(platform: document.platform, knownModules: ["App"])
    var loader = NibLoader(
      registry: try LoadFixture.registry(document.platform, adding: classes),
      conditions: conditions
    )
    loader.behaviors = LoadBehaviors(classes: behaviors, documents: [])
    return loader.load(document)
  }

  @Test("In storyboards", arguments: scenes)
  func inStoryboard(_ test: Case) throws {
    #expect(
      try Self.faults(test, LoadFixture.storyboard(test.document)) == test.faults,
      sourceLocation: test.sourceLocation
    )
  }

  @Test("In nibs", arguments: nibs)
  func inNib(_ test: Case) throws {
    #expect(
      try Self.faults(test, LoadFixture.xib(test.document)) == test.faults,
      sourceLocation: test.sourceLocation
    )
  }

  @Test("If a subclass may override a called method, the finding is unverified")
  func overriding() throws {
    let document = try LoadFixture.xib("<view id=\"v-1\" \(Self.screen)/>")
    let location = FileLocation(file: "Screen.swift", position: SourcePosition(line: 3, column: 5))
    let use = OutletUse(
      outlet: "label",
      trigger: .calling("awakeFromNib()"),
      path: ["setUp"],
      location: location
    )
    let behaviors = ["Base": ClassBehavior(outletUses: [use])]
    let base = Self.screen("UIView", ["awakeFromNib()", "setUp()"], name: "Base")
    for (methods, faults) in [
      ([], ["leaveNil label crash"]), (["setUp(_:)"], []), (["other()"], ["leaveNil label crash"]),
    ] {
      let subclass = ClassDescription(
        "Screen",
        module: "App",
        superclass: "Base",
        methods: methods.map { MethodDescription(selector: $0, swiftName: $0) }
      )
      #expect(try Self.load(document, behaviors, [base, subclass]).faults == faults, "\(methods)")
    }
  }
}
