import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Segue actions")
struct SegueActionsTests {
  typealias Row = Example<String, [String]>

  private static func row(
    _ name: String,
    _ source: String,
    is consequence: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(
      name,
      source,
      consequence.map { ["undefined-action \($0) makeDetail: Main.storyboard:6"] } ?? [],
      sourceLocation: sourceLocation
    )
  }

  private static func home(_ members: String, detail: String = "") -> String {
    "import UIKit\nclass Home: UIViewController { \(members) }\nclass Detail: UIViewController { \(detail) }"
  }

  static let rows: [Row] = [
    row("a segue action", home("@IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { nil }")),
    row(
      "a method of another name",
      home("@IBSegueAction func makeDetails(_ coder: NSCoder) -> Detail? { nil }"),
      is: "dropped"
    ),
    row(
      "a method with another label",
      home("@IBSegueAction func makeDetail(coder: NSCoder) -> Detail? { nil }"),
      is: "dropped"
    ),
    row(
      "a method that Objective-C does not see",
      home("func makeDetail(_ coder: NSCoder) -> Detail? { nil }"),
      is: "dropped"
    ),
    row(
      "a destination that cannot be decoded",
      home(
        "",
        detail: "required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }"
      ),
      is: "crash-on-use"
    ),
    row(
      "a method of a superclass",
      home("").replacing("class Home: UIViewController", with: "class Home: Base")
        + "\nclass Base: UIViewController { @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { nil } }"
    ),
    row(
      "a controller without a class, whose presenting controller may have the action",
      home("").replacing(
        "class Home: UIViewController",
        with: "typealias Home = UIViewController; class Other: UIViewController"
      )
    ),
    row("an unknown superclass", home("").replacing("Home: UIViewController", with: "Home: PodController")),
  ]

  @Test("A segue names a method of the scene's controller", arguments: rows)
  func actions(_ row: Row) async throws {
    let tree = try TemporaryTree([
      "App.swift": row.input + "\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
      "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      "Main.storyboard": DocumentText.storyboard(
        initial: "c-1",
        """
        <scene sceneID="s-1"><objects><viewController id="c-1" customClass="Home" customModule="App" customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v-1"><subviews>
        <button id="b-1"><connections>
        <segue destination="d-1" kind="show" destinationCreationSelector="makeDetail:" id="se-1"/></connections></button></subviews></view></viewController></objects></scene>
        <scene sceneID="s-2"><objects><viewController id="d-1" customClass="Detail" customModule="App" customModuleProvider="target"/></objects></scene>
        """
      ),
    ])
    let found = try await tree.found().filter { $0.hasPrefix("undefined-action") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("A segue action that no segue names is unused")
  func unused() async throws {
    let source = """
      class Home: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
        @IBSegueAction func makeOther(_ coder: NSCoder) -> UIViewController? { nil }
      }
      """
    let tree = try TemporaryTree([
      "App.swift": source,
      "Main.storyboard": DocumentText.scene(
        initial: "c-1",
        """
        <viewController id="c-1" customClass="Home" customModule="App" customModuleProvider="target" sceneMemberID="viewController"><connections>
        <segue destination="c-1" kind="show" destinationCreationSelector="makeDetail:" identifier="a" id="se-1"/></connections></viewController>
        """
      ),
    ])
    var options = Validator.Options()
    options.only = [.unusedMember]
    let found = try await tree.validate(options).findings.filter { $0.id == .unusedMember }
    #expect(found.map(\.keyPath) == ["makeOther:"])
  }
}
