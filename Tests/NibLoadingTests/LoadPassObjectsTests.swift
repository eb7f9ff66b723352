import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

@Suite("Objects that a load creates")
struct LoadPassObjectsTests {
  private static let ghost = #"customClass="Ghost" customModule="App" customModuleProvider="target""#

  @Test("An object with many attributes, each key path twice")
  func manyAttributes() throws {
    let attributes = (0..<10_000).map { LoadFixture.string("key\($0 / 2)") }
    let load = try LoadFixture.load(try LoadFixture.xib("<view id=\"v-1\">\(attributes.joined())</view>"))
    #expect(load.events.count { $0.name.hasPrefix("apply") } == 10_000)
    #expect(load.events.last?.name.hasPrefix("awake") == true)
  }

  @Test("If a class is missing from a known module, the element's own class is used, and outlets crash")
  func unknownClass() throws {
    let document = try LoadFixture.xib(
      """
      <view id="v-1" \(Self.ghost)>
        <subviews><button id="b-1"/></subviews>
        \(LoadFixture.string("title"))
        <connections><outlet property="button" destination="b-1" id="o-1"/></connections>
      </view>
      """
    )
    let load = try LoadFixture.load(document)
    #expect(load.faults == ["initialize UIView dropped", "apply title dropped", "connect button crash"])
    #expect(load.consoleLines.first == "Unknown class _TtC3App5Ghost in Interface Builder file.")
  }

  @Test("A class in an incompletely read module is never reported as missing")
  func unseenClass() throws {
    let document = try LoadFixture.xib(
      """
      <view id="v-1" customClass="Ghost" customModule="Pod">
        <subviews><button id="b-1"/></subviews>
        \(LoadFixture.string("title"))
        <connections><outlet property="button" destination="b-1" id="o-1"/></connections>
      </view>
      <view id="v-2" customClass="OtherGhost"/>
      """
    )
    let load = try LoadFixture.load(document)
    #expect(load.faults.allSatisfy { $0.hasSuffix("unverified") })
    #expect(load.faults.count == 4)
    #expect(load.consoleLines.isEmpty)
  }

  @Test("A generic class has no runtime name")
  func genericClass() throws {
    let document = try LoadFixture.xib(#"<view id="v-1" customClass="Box" customModule="App"/>"#)
    let box = ClassDescription("Box", module: "App", superclass: "UIView", traits: .generic)
    #expect(try LoadFixture.load(document, adding: [box]).faults == ["initialize UIView dropped"])
  }

  @Test("An initializer that always traps crashes only if the nib calls it")
  func trappingInitializer() throws {
    let coder = MethodDescription(selector: "initWithCoder:", swiftName: "init(coder:)", trap: .unimplemented)
    let codeOnly = ClassDescription("CodeOnly", module: "App", superclass: "UIView", methods: [coder])
    let attributes = #"customClass="CodeOnly" customModule="App""#
    let made = try LoadFixture.load(
      try LoadFixture.xib("<view id=\"v-1\" \(attributes)/>"),
      adding: [codeOnly]
    )
    #expect(made.faults == ["initialize App.CodeOnly crash"])
    #expect(made.consoleLines == ["Fatal error: init(coder:) has not been implemented"])
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" \(attributes)/>"
    #expect(try LoadFixture.load(try LoadFixture.xib(owner), adding: [codeOnly]).faults.isEmpty)
  }

  @Test(
    "Code may create a scene's controller with another initializer, but not a view"
  )
  func creator() throws {
    let coder = MethodDescription(selector: "initWithCoder:", swiftName: "init(coder:)", trap: .unimplemented)
    let creator = MethodDescription(selector: "initWithModel:coder:", swiftName: "init(model:coder:)")
    let view = ClassDescription("Made", module: "App", superclass: "UIView", methods: [coder, creator])
    var controller = view
    controller.superclass = "UIViewController"
    let made = #"customClass="Made" customModule="App""#
    let inXib = try LoadFixture.xib("<view id=\"v-1\" \(made)/>")
    #expect(try LoadFixture.load(inXib, adding: [view]).faults == ["initialize App.Made crash"])
    let inScene = try LoadFixture.storyboard(
      "<viewController id=\"c-1\"><view key=\"view\" id=\"v-1\" \(made)/></viewController>"
    )
    #expect(try LoadFixture.load(inScene, adding: [view]).faults == ["initialize App.Made crash"])
    let scene = try LoadFixture.storyboard("<viewController id=\"c-1\" \(made)/>")
    #expect(try LoadFixture.load(scene, adding: [controller]).faults.isEmpty)
    for (attribute, faults) in [
      ("", ["initialize App.Made unverified"]),
      (#"destinationCreationSelector="make:""#, []),
    ] {
      let segue = #"<segue destination="c-1" kind="show" id="s-1" \#(attribute)/>"#
      let scene = try LoadFixture.storyboard(
        "<viewController id=\"c-1\" \(made)><connections>\(segue)</connections></viewController>"
      )
      #expect(try LoadFixture.load(scene, adding: [controller]).faults == faults)
    }
  }

  @Test(
    "This applies to controllers in scenes with any name, if their class has such an initializer"
  )
  func creatorOfScene() throws {
    let creator = MethodDescription(selector: "initWithModel:coder:", swiftName: "init(model:coder:)")
    let document = try LoadFixture.storyboard(
      #"""
      <viewController id="c-1" customClass="Scene"><view key="view" id="v-1"/>
      <connections><outlet property="icon" destination="v-1" id="o-1"/></connections></viewController>
      """#
    )
    let icon = PropertyDescription("icon", PropertyType(.object("UIView")))
    for (methods, faults) in [
      ([creator], ["initialize UIViewController unverified"]),
      ([], ["initialize UIViewController dropped", "connect icon crash"]),
    ] {
      let scene = ClassDescription(
        "Scene",
        superclass: "UIViewController",
        properties: [icon],
        methods: methods,
        location: FileLocation(file: "Scene.swift", position: SourcePosition(line: 1, column: 1))
      )
      #expect(try LoadFixture.load(document, adding: [scene]).faults == faults)
    }
  }

  @Test("A class that new apps must not use ends the load on iOS, even if it is not connected")
  func unsupportedClass() throws {
    let load = try LoadFixture.load(try LoadFixture.xib(#"<searchDisplayController id="c-1"/>"#))
    #expect(load.faults == ["end unsupportedClass crash"])
    #expect(
      load.consoleLines == [
        "*** Terminating app due to uncaught exception 'NSGenericException', reason: "
          + "'UISearchDisplayController is no longer supported when linking against this version of iOS. "
          + "Please migrate your application to UISearchController.'"
      ]
    )
  }

  struct InitializerCase {
    var element: String
    var isDirect: Bool
    var initializer: String
    var sourceLocation: SourceLocation

    init(
      _ element: String,
      direct: Bool,
      _ initializer: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.element = element
      self.isDirect = direct
      self.initializer = initializer
      self.sourceLocation = sourceLocation
    }
  }

  @Test(
    "macOS calls init(frame:) on custom views, unless the document instantiates them directly",
    arguments: [
      InitializerCase("customView", direct: true, "init(coder:)"),
      InitializerCase("customView", direct: false, "init(frame:)"),
      InitializerCase("button", direct: false, "init(coder:)"),
      InitializerCase("customObject", direct: true, "init()"),
    ]
  )
  func macInitializer(_ testCase: InitializerCase) throws {
    let document = try LoadFixture.macXib(
      "<\(testCase.element) id=\"x-1\" \(LoadFixture.panel)/>",
      direct: testCase.isDirect
    )
    let load = try LoadFixture.load(document)
    #expect(
      load.events.first?.step == .initialize(.initializer(testCase.initializer)),
      sourceLocation: testCase.sourceLocation
    )
  }
}
