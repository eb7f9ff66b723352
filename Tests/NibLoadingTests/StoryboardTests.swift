import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

private final class Screen: NibController {
  var heading = ""
  var button: Button?
  private(set) var calls: [String] = []

  override func awakeFromNib() throws(NibError) {
    try super.awakeFromNib()
    calls.append("awakeFromNib with '\(heading)' and \(button == nil ? "no button" : "a button")")
  }

  override func viewDidLoad() throws(NibError) {
    try super.viewDidLoad()
    calls.append("viewDidLoad with \(button == nil ? "no button" : "a button")")
  }

  override class var registration: TypeRegistration {
    TypeRegistration(Screen.self) {
      $0.property("heading", \.heading, .inspectable)
      $0.property("button", \.button, .outlet)
    }
  }
}

/// A controller whose view is in the nib named after its class.
private final class Panel: NibController {
  override class var registration: TypeRegistration { TypeRegistration(Panel.self) { _ in } }
}

private final class TableScreen: NibController {
  override class var registration: TypeRegistration {
    TypeRegistration(TableScreen.self, named: "UITableViewController") { _ in }
  }
}

private final class Table: NibView {
  override class var registration: TypeRegistration {
    TypeRegistration(Table.self, named: "UITableView") { _ in }
  }
}

@MainActor
@Suite("Storyboards and controllers")
struct StoryboardTests {
  private static let screen = """
    <viewController id="c-1" customClass="Screen" storyboardIdentifier="screen" sceneMemberID="viewController">
      <view key="view" id="v-1"><subviews><button id="b-1"/></subviews></view>
      \(LoadFixture.string("heading", "Hello"))
      <connections><outlet property="button" destination="b-1" id="o-1"/></connections>
    </viewController>
    """

  private static func bundle(_ documents: InterfaceDocument...) throws -> NibBundle {
    try ModelClasses.bundle(documents) {
      $0.register(Screen.self)
      $0.register(Panel.self)
      $0.register(TableScreen.self)
      $0.register(Table.self)
    }
  }

  @Test("A controller awakes before its view is created; then outlets are set and viewDidLoad runs")
  func twoSteps() throws {
    let bundle = try Self.bundle(try LoadFixture.storyboard(Self.screen))
    let storyboard = try bundle.storyboard(named: "Main")
    let screen = try #require(try storyboard.instantiateController(withIdentifier: "screen") as? Screen)
    #expect(screen.calls == ["awakeFromNib with 'Hello' and no button"])
    #expect(screen.viewIfLoaded == nil)
    #expect(bundle.trace.map(\.name) == ["initialize Screen", "apply heading", "awake Screen"])
    let view = try screen.view()
    #expect(view.subviews.first === screen.button)
    #expect(screen.calls.last == "viewDidLoad with a button")
    #expect(
      bundle.trace.dropFirst(3).map(\.name) == [
        "initialize UIButton", "initialize UIView", "connect button",
        "awake UIView", "awake UIButton", "viewLoaded Screen",
      ]
    )
    #expect(try screen.view() === view)
    #expect(screen.calls.count == 2)
  }

  @Test("The initial controller, and unknown identifiers")
  func identifiers() throws {
    var document = try LoadFixture.storyboard(Self.screen)
    document.initialController = "c-1"
    #expect(try Self.bundle(document).storyboard(named: "Main").instantiateInitialController() is Screen)
    document.initialController = nil
    let storyboard = try Self.bundle(document).storyboard(named: "Main")
    #expect(throws: NibError.missingController(identifier: nil)) {
      try storyboard.instantiateInitialController()
    }
    #expect(throws: NibError.missingController(identifier: "scren")) {
      try storyboard.instantiateController(withIdentifier: "scren")
    }
  }

  private static func nib(view: String) throws -> InterfaceDocument {
    var document = try LoadFixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel">
        <connections>\(view)</connections>
      </placeholder>
      <view id="v-1"/>
      """
    )
    document.file = "App/Panel.xib"
    return document
  }

  @Test("A controller's nib is loaded with the controller as owner")
  func nib() throws {
    let bundle = try Self.bundle(try Self.nib(view: #"<outlet property="view" destination="v-1" id="o-1"/>"#))
    let panel = Panel(bundle: bundle)
    let view = try panel.view()
    #expect(panel.viewIfLoaded === view)
    #expect(bundle.trace.last?.name == "viewLoaded Panel")
  }

  @Test("A controller's nib does not set the view")
  func viewNotSet() throws {
    let bundle = try Self.bundle(try Self.nib(view: ""))
    #expect(throws: NibError.viewNotSet(nib: "Panel")) { try Panel(bundle: bundle).view() }
    #expect(bundle.trace.last?.name == "end viewNotSet")
    #expect(
      bundle.trace.last?.consoleLine
        == "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Panel\" nib but the view outlet was not set.'"
    )
  }

  @Test("A table view controller needs a table view", arguments: ["view", "tableView"])
  func table(element: String) throws {
    let scene = """
      <tableViewController id="c-1" storyboardIdentifier="table" sceneMemberID="viewController"><\(element) key="view" id="v-1"/></tableViewController>
      """
    let bundle = try Self.bundle(try LoadFixture.storyboard(scene))
    let controller = try bundle.storyboard(named: "Main").instantiateController(withIdentifier: "table")
    if element == "tableView" {
      #expect(try controller.view() is Table)
    } else {
      #expect(throws: NibError.tableNotInstantiated(identifier: "table", storyboard: "Main")) {
        try controller.view()
      }
    }
  }

  @Test("A view belongs to only one controller")
  func sharedView() throws {
    let document = try LoadFixture.xib(
      """
      <viewController id="c-1"><connections><outlet property="view" destination="v-1" id="o-1"/></connections></viewController>
      <viewController id="c-2"><connections><outlet property="view" destination="v-1" id="o-2"/></connections></viewController>
      <view id="v-1"/>
      """
    )
    let bundle = try Self.bundle(document)
    #expect(throws: NibError.viewOfTwoControllers) { try bundle.nib(named: "Test").instantiate() }
  }
}
