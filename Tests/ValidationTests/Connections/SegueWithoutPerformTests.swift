import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes of custom segues")
struct SegueWithoutPerformTests {
  struct App: Sendable {
    var segue =
      #"kind="custom" identifier="sheet" customClass="SheetSegue" customModule="App" customModuleProvider="target""#
    var isOfButton = true
    var source: String
    var isObjectiveC = false
  }

  typealias Row = Example<App, [String]>

  private static func row(
    _ name: String,
    _ app: App,
    isFound: Bool = false,
    key: String = "sheet",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    let line = app.isOfButton ? 6 : 7
    return Row(
      name,
      app,
      isFound ? ["segue-without-perform crash-on-use \(key) Main.storyboard:\(line)"] : [],
      sourceLocation: sourceLocation
    )
  }

  private static func objectiveC(_ source: String, implementation: String = "") -> App {
    App(
      segue: #"kind="custom" identifier="sheet" customClass="SheetSegue""#,
      source: source + "\n@implementation SheetSegue\n\(implementation)\n@end",
      isObjectiveC: true
    )
  }

  static let rows: [Row] = [
    row("a class without the method", App(source: "class SheetSegue: UIStoryboardSegue {}"), isFound: true),
    row(
      "a class with the method",
      App(source: "class SheetSegue: UIStoryboardSegue { override func perform() {} }")
    ),
    row(
      "a method with an argument",
      App(source: "class SheetSegue: UIStoryboardSegue { func perform(_ animated: Bool) {} }"),
      isFound: true
    ),
    row(
      "a method in an extension",
      App(
        source: "class SheetSegue: UIStoryboardSegue {}\nextension SheetSegue { override func perform() {} }"
      )
    ),
    row(
      "a superclass with the method",
      App(
        source: """
          class BaseSegue: UIStoryboardSegue { override func perform() {} }
          class SheetSegue: BaseSegue {}
          """
      )
    ),
    row(
      "a superclass without it",
      App(source: "class BaseSegue: UIStoryboardSegue {}\nclass SheetSegue: BaseSegue {}"),
      isFound: true
    ),
    row("an unknown superclass", App(source: "class SheetSegue: PodSegue {}")),
    row("a superclass that performs itself", App(source: "class SheetSegue: UIStoryboardPopoverSegue {}")),
    row("a missing class", App(segue: #"kind="custom" identifier="sheet""#, source: ""), isFound: true),
    row("another kind of segue without a class", App(segue: #"kind="show" identifier="sheet""#, source: "")),
    row(
      "a segue of a controller without a class",
      App(
        segue: #"kind="custom" identifier="sheet""#,
        isOfButton: false,
        source:
          #"class Home: UIViewController { func show() { performSegue(withIdentifier: "sheet", sender: nil) } }"#
      ),
      isFound: true
    ),
    row(
      "a segue without a class that no code performs",
      App(segue: #"kind="custom" identifier="sheet""#, isOfButton: false, source: "")
    ),
    row(
      "Objective-C: a missing class",
      App(segue: #"kind="custom" identifier="sheet""#, source: "", isObjectiveC: true),
      isFound: true
    ),
    row(
      "another kind of segue",
      App(
        segue:
          #"kind="show" identifier="sheet" customClass="SheetSegue" customModule="App" customModuleProvider="target""#,
        source: "class SheetSegue: UIStoryboardSegue {}"
      )
    ),
    row(
      "a segue of a controller that code performs",
      App(
        isOfButton: false,
        source: """
          class SheetSegue: UIStoryboardSegue {}
          class Home: UIViewController {
            func show() { performSegue(withIdentifier: "sheet", sender: nil) }
          }
          """
      ),
      isFound: true
    ),
    row(
      "a segue of a controller that no code performs",
      App(isOfButton: false, source: "class SheetSegue: UIStoryboardSegue {}")
    ),
    row(
      "a segue without an identifier",
      App(
        segue: #"kind="custom" customClass="SheetSegue" customModule="App" customModuleProvider="target""#,
        source: "class SheetSegue: UIStoryboardSegue {}"
      ),
      isFound: true,
      key: "-"
    ),
    row(
      "an Objective-C class without the method",
      objectiveC("@interface SheetSegue : UIStoryboardSegue\n@end"),
      isFound: true
    ),
    row(
      "an Objective-C class with the method",
      objectiveC("@interface SheetSegue : UIStoryboardSegue\n@end", implementation: "- (void)perform {}")
    ),
  ]

  @Test("UIKit performs a custom segue with its class's method 'perform'", arguments: rows)
  func segues(_ row: Row) async throws {
    let segue = "<connections>\n<segue destination=\"d-1\" \(row.input.segue) id=\"se-1\"/></connections>"
    let (inside, outside) = row.input.isOfButton ? (segue, "") : ("", "\n" + segue)
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ),
      "App/AppDelegate.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """,
      "App/Segue.\(row.input.isObjectiveC ? "m" : "swift")":
        (row.input.isObjectiveC ? "#import <UIKit/UIKit.h>\n" : "import UIKit\n") + row.input.source,
      "App/Main.storyboard": DocumentText.storyboard(
        initial: "c-1",
        """
        <scene sceneID="s-1"><objects><viewController id="c-1"><view key="view" id="v-1"><subviews>
        <button id="b-1">\(inside)</button></subviews></view>\(outside)</viewController></objects></scene>
        <scene sceneID="s-2"><objects><viewController id="d-1"/></objects></scene>
        """
      ),
    ])
    #expect(try await tree.found() == row.expected, sourceLocation: row.sourceLocation)
  }
}
