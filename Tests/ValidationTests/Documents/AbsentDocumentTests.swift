import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Documents that targets build, but that do not exist")
struct AbsentDocumentTests {
  /// An app whose project has the given targets, and the app's other files.
  struct App: Sendable {
    var targets: [ProjectText.Target]
    var files: [String: String] = [:]
  }

  typealias Row = Example<App, [String]>

  private static func app(_ documents: String..., settings: String = main) -> ProjectText.Target {
    ProjectText.Target(name: "App", files: ["App.swift"] + documents, settings: settings)
  }

  private static let main = "INFOPLIST_KEY_UIMainStoryboardFile = Extra;"
  private static let source = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class Detail: UIViewController {
      @IBOutlet var name: UILabel!
      func show() { performSegue(withIdentifier: "history", sender: self) }
      func fill() { name.text = "" }
    }
    class Special: Detail { override func viewDidAppear(_ animated: Bool) { show() } }
    """
  private static let extra = DocumentText.scene(
    initial: "c-1",
    #"<viewController id="c-1" customClass="Special" customModule="App" customModuleProvider="target"/>"#
  )
  private static let segue = "missing-identifier crash-on-use history App.swift:5"
  private static let outlet = "unconnected-outlet crash-on-use name Extra.storyboard:4 unreachable"

  static let rows: [Row] = [
    Row("none", App(targets: [app("Extra.storyboard")]), [segue, outlet]),
    Row("a storyboard", App(targets: [app("Extra.storyboard", "Main.storyboard")]), []),
    Row("a nib, which has no segues", App(targets: [app("Extra.storyboard", "Main.xib")]), [segue]),
    Row(
      "a storyboard of another app",
      App(
        targets: [
          app("Extra.storyboard"),
          ProjectText.Target(name: "Other", files: ["Other.swift", "Main.storyboard"]),
        ],
        files: ["App/Other.swift": "@main class Other {}"]
      ),
      [segue, outlet]
    ),
    Row(
      "a storyboard of a framework",
      App(
        targets: [
          app("Extra.storyboard"),
          ProjectText.Target(name: "Kit", files: ["Main.storyboard"], product: "framework"),
        ]
      ),
      []
    ),
    Row(
      "a storyboard of tests",
      App(
        targets: [
          app("Extra.storyboard"),
          ProjectText.Target(name: "Tests", files: ["Main.storyboard"], product: "bundle.unit-test"),
        ]
      ),
      [segue, outlet]
    ),
    Row(
      "a translation of a storyboard that exists",
      App(targets: [app("Extra.storyboard", "de.lproj/Extra.storyboard")]),
      [segue, outlet]
    ),
    Row(
      "a storyboard that cannot be read",
      App(targets: [app("Extra.storyboard", "Main.storyboard")], files: ["App/Main.storyboard": "<document"]),
      ["unreadable-document"]
    ),
  ]

  private func tree(_ app: App) throws -> TemporaryTree {
    try TemporaryTree(
      [
        "App/App.xcodeproj/project.pbxproj": ProjectText.project(app.targets), "App/App.swift": Self.source,
        "App/Extra.storyboard": Self.extra,
      ].merging(app.files) { $1 }
    )
  }

  @Test("What an absent document may contain is unknown", arguments: rows)
  func findings(_ row: Row) async throws {
    let found = try await tree(row.input).found()
    #expect(
      found.map { $0.hasPrefix("unreadable-document") ? "unreadable-document" : $0 } == row.expected,
      sourceLocation: row.sourceLocation
    )
  }

  @Test("What an absent storyboard may load is not unreachable", arguments: [true, false])
  func reachability(isAbsent: Bool) async throws {
    let settings = """
      <viewController id="c-1" customClass="Special" customModule="App" customModuleProvider="target"><connections>
      <outlet property="chart" destination="c-1" id="o-1"/></connections></viewController>
      """
    var app = App(targets: [
      Self.app("Main.storyboard", "Extra.storyboard", settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;")
    ])
    app.files["App/Extra.storyboard"] = DocumentText.scene(initial: "c-1", settings)
    if !isAbsent {
      app.files["App/Main.storyboard"] = DocumentText.scene(initial: "c-1", #"<viewController id="c-1"/>"#)
    }
    let found = try await tree(app).validate().findings.filter { $0.keyPath == "chart" }
    #expect(found.map(\.isUnreachable) == [!isAbsent])
  }

  @Test("One warning names the absent documents", arguments: [0, 1, 3])
  func diagnostic(count: Int) async throws {
    let absent = (0..<count).map { "Board\($0).storyboard" }
    var target = Self.app("Extra.storyboard")
    target.files += absent
    let tree = try tree(App(targets: [target]))
    let report = try await tree.validate()
    let diagnostics = report.results.flatMap(\.warnings).filter { $0.kind == .dependency }
    #expect(
      diagnostics.map { tree.relative($0.place.file) }
        == (count == 0 ? [] : ["App/App.xcodeproj/project.pbxproj"])
    )
    #expect(diagnostics.allSatisfy { $0.message.contains("Board0.storyboard") })
  }

  @Test("Members that an absent document may use are not unused", arguments: [true, false])
  func unusedMembers(isAbsent: Bool) async throws {
    var app = App(targets: [Self.app("Extra.storyboard")])
    if isAbsent { app.targets[0].files.append("Main.storyboard") }
    app.files["App/App.swift"] = Self.source + "\nclass Card: UIView { @IBOutlet var corner: UIView! }"
    var options = Validator.Options()
    options.reportsUnused = true
    let found = try await tree(app).validate(options).findings.filter { $0.id == .unusedMember }
    #expect(found.map(\.keyPath) == (isAbsent ? [] : ["corner"]))
  }
}
