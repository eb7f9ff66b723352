import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Members that extensions add to classes, by the targets that build the extensions")
struct ExtensionTargetsTests {
  struct App: Sendable {
    var source: String
    /// The targets that build the extension.
    var builders: [String]
    var product = "application"
    var file = "Theming.swift"
    var more: [String: String] = [:]
    /// The custom class of the view that sets the key, if any.
    var className: String?
  }

  typealias Row = Example<App, [String]>

  private static let theming =
    "import UIKit\nextension UIView { @objc var inverts: Bool { get { true } set {} } }"
  private static let missing = ["undefined-key dropped inverts Panel.xib:5"]

  static let rows: [Row] = [
    Row("its own app", App(source: theming, builders: ["App"]), []),
    Row("another app", App(source: theming, builders: ["Other"]), missing),
    Row("both apps", App(source: theming, builders: ["App", "Other"]), []),
    Row("no target", App(source: theming, builders: []), []),
    Row("a framework", App(source: theming, builders: ["Other"], product: "framework"), []),
    Row("an app extension", App(source: theming, builders: ["Other"], product: "app-extension"), missing),
    Row(
      "another app, in Objective-C",
      App(
        source: "#import \"UIView+Theming.h\"\n@implementation UIView (Theming)\n@end",
        builders: ["Other"],
        file: "UIView+Theming.m",
        more: [
          "App/UIView+Theming.h":
            "#import <UIKit/UIKit.h>\n@interface UIView (Theming)\n@property (nonatomic) BOOL inverts;\n@end"
        ]
      ),
      missing
    ),
    Row(
      "another app, for a class that both build",
      App(
        source: "extension Card { @objc var inverts: Bool { get { true } set {} } }",
        builders: ["Other"],
        className: "Card"
      ),
      missing
    ),
    Row(
      "its own app, for a class that both build",
      App(
        source: "extension Card { @objc var inverts: Bool { get { true } set {} } }",
        builders: ["App"],
        className: "Card"
      ),
      []
    ),
  ]

  @Test("A document sees the members in its own apps", arguments: rows)
  func findings(_ row: Row) async throws {
    let app = row.input
    func files(_ name: String, _ own: [String]) -> [String] {
      own + ["Card.swift"] + (app.builders.contains(name) ? [app.file] : [])
    }
    let naming = app.className.map {
      #"customClass="\#($0)" customModule="App" customModuleProvider="target""#
    }
    let tree = try TemporaryTree(
      [
        "App/App.xcodeproj/project.pbxproj": ProjectText.project([
          ProjectText.Target(name: "App", files: files("App", ["App.swift", "Panel.xib"])),
          ProjectText.Target(name: "Other", files: files("Other", ["Other.swift"]), product: app.product),
        ]),
        "App/App.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate { let nib = UINib(nibName: "Panel", bundle: nil) }
        """,
        "App/Other.swift": "", "App/Card.swift": "import UIKit\nclass Card: UIView {}",
        "App/\(app.file)": app.source,
        "App/Panel.xib": xib(
          """
          <view id="v-1" \(naming ?? "")><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="inverts" value="YES"/></userDefinedRuntimeAttributes></view>
          """
        ),
      ].merging(app.more) { $1 }
    )
    #expect(try await tree.found() == row.expected, sourceLocation: row.sourceLocation)
  }
}
