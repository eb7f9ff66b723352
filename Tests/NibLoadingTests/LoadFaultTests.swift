import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

@Suite("Exceptions and losses during a load")
struct LoadFaultTests {
  private static func consoleLine(_ exception: String, _ reason: String) -> String {
    "*** Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'"
  }

  @Test("An outlet without a name raises for the empty key")
  func emptyLabel() throws {
    let load = try LoadFixture.load(
      try LoadFixture.xib(
        """
        <view id="v-1" \(LoadFixture.panel)><connections>
        <outlet property="" destination="v-1" id="o-1"/></connections></view>
        """
      )
    )
    #expect(
      load.consoleLines == [
        Self.consoleLine(
          "NSUnknownKeyException",
          "[<App.Panel 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key ."
        )
      ]
    )
  }

  @Test("Each raising attribute has its own message, and later attributes are set")
  func severalAttributes() throws {
    let attributes = ["titel", "title", "secret"].map { key in
      #"<userDefinedRuntimeAttribute type="string" keyPath="\#(key)" value="x"/>"#
    }
    let load = try LoadFixture.load(
      try LoadFixture.xib(
        """
        <view id="v-1" \(LoadFixture.panel)>
        <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></view>
        """
      )
    )
    #expect(load.faults == ["apply titel dropped", "apply secret dropped"])
    #expect(load.consoleLines.count == 2)
  }

  @Test("A localized text is set unchanged on iOS, and looked up on macOS")
  func localized() throws {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="title" value="x" \
      localized="YES"/></userDefinedRuntimeAttributes>
      """
    func isUnlocalized(_ load: LoadResult) -> Bool {
      load.events.contains { event in
        if case .apply(_, .setUnlocalized) = event.step { true } else { false }
      }
    }
    let body = "id=\"v-1\" \(LoadFixture.panel)>\(attribute)"
    #expect(isUnlocalized(try LoadFixture.load(try LoadFixture.xib("<view \(body)</view>"))))
    let onMac = try LoadFixture.load(try LoadFixture.macXib("<customView \(body)</customView>"))
    #expect(!isUnlocalized(onMac))
  }

  @Test(
    "A segue has a destination object, as an outlet has",
    arguments: [("c-1", false), ("c-9", true)]
  )
  func segueDestination(id: String, isDangling: Bool) throws {
    let document = try LoadFixture.storyboard(
      """
      <viewController id="c-1" sceneMemberID="viewController"><view key="view" id="v-1"/><connections>
      <segue destination="\(id)" kind="show" id="s-1"/></connections></viewController>
      """
    )
    #expect(try LoadFixture.load(document).faults == (isDangling ? ["connect segue invalid"] : []))
  }

  @Test(
    "A missing segue class fails when the segue is performed; one in an unread dependency is unverified",
    arguments: ["App", "Pod"]
  )
  func segueClass(module: String) throws {
    let document = try LoadFixture.storyboard(
      """
      <viewController id="c-1" sceneMemberID="viewController"><view key="view" id="v-1"/><connections>
      <segue destination="c-1" kind="custom" customClass="Fade" customModule="\(module)" id="s-1"/>
      </connections></viewController>
      """
    )
    let load = try LoadFixture.load(document)
    #expect(load.faults == (module == "App" ? ["connect segue crash-on-use"] : []))
    #expect(
      load.consoleLines
        == (module == "App"
          ? [
            Self.consoleLine(
              "NSInvalidArgumentException",
              "Could not find a segue class named '_TtC3App4Fade'"
            )
          ] : [])
    )
  }

  struct ViewCase {
    var file: String
    var owner: String
    var outlet: String
    var faults: [String]
    var location: SourceLocation

    init(
      _ file: String,
      owner: String = "PanelController",
      outlet: String = "",
      _ faults: String...,
      location: SourceLocation = #_sourceLocation
    ) {
      self.file = file
      self.owner = owner
      self.outlet = outlet
      self.faults = faults
      self.location = location
    }
  }

  @Test(
    "A controller's nib is found by name, and needs the outlet 'view'",
    arguments: [
      ViewCase("PanelController.xib", "end viewNotSet crash"),
      ViewCase("Panel.xib", "end viewNotSet crash"),
      ViewCase("PanelHeader.xib"),
      // The name of a class without the suffix 'Controller' cannot be shortened.
      ViewCase("Panel.xib", owner: "PanelNavigation"),
      // A controller that creates its own view does not look for a nib.
      ViewCase("Stack.xib", owner: "Stack"),
      ViewCase("PanelController.xib", outlet: #"<outlet property="view" destination="v-1" id="o-1"/>"#),
      ViewCase("Own.xib", owner: "Own"),
      // The table view of a table view controller is its view.
      ViewCase(
        "List.xib",
        owner: "List",
        outlet: #"<outlet property="tableView" destination="v-1" id="o-1"/>"#
      ),
      ViewCase("List.xib", owner: "List", "end viewNotSet crash"),
      ViewCase(
        "Grid.xib",
        owner: "Grid",
        outlet: #"<outlet property="collectionView" destination="v-1" id="o-1"/>"#
      ),
      ViewCase("Grid.xib", owner: "Grid", "end viewNotSet crash"),
    ]
  )
  func viewOutlet(_ testCase: ViewCase) throws {
    var document = try LoadFixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(testCase.owner)" customModule="App">
      <connections>\(testCase.outlet)</connections></placeholder>
      <view id="v-1"/>
      """
    )
    document.file = "App/\(testCase.file)"
    let location = FileLocation(
      file: "Own.swift",
      position: SourcePosition(line: 1, column: 1)
    )
    let (table, collection) = (
      PropertyDescription("tableView", PropertyType(.any)),
      PropertyDescription("collectionView", PropertyType(.any))
    )
    let classes = [
      ClassDescription("PanelController", module: "App", superclass: "UIViewController"),
      ClassDescription("PanelNavigation", module: "App", superclass: "UIViewController"),
      ClassDescription("UINavigationController", superclass: "UIViewController", language: .objectiveC),
      ClassDescription("Stack", module: "App", superclass: "UINavigationController"),
      ClassDescription(
        "UITableViewController",
        superclass: "UIViewController",
        language: .objectiveC,
        properties: [table]
      ),
      ClassDescription(
        "UICollectionViewController",
        superclass: "UIViewController",
        language: .objectiveC,
        properties: [collection]
      ),
      ClassDescription("List", module: "App", superclass: "UITableViewController"),
      ClassDescription("Grid", module: "App", superclass: "UICollectionViewController"),
      // A controller that creates its own view.
      ClassDescription(
        "Own",
        module: "App",
        superclass: "UIViewController",
        methods: [MethodDescription(selector: "loadView", location: location)]
      ),
    ]
    #expect(
      try LoadFixture.load(document, adding: classes).faults == testCase.faults,
      sourceLocation: testCase.location
    )
  }
}
