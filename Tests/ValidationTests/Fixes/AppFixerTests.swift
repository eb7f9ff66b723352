import Foundation
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Fixing apps")
struct AppFixerTests {
  private struct App: Sendable {
    var source: String
    var elements: String
    /// The file name of the document, without its extension.
    var document = "V"

    func tree() throws -> TemporaryTree {
      try TemporaryTree([
        "App.swift": "import UIKit\n" + source, "\(document).xib": DocumentText.xib(elements),
        "Package.swift": "// The whole app is read.\n",
      ])
    }
  }

  /// Returns the kinds of the applied changes, and the ids of the findings that the rejected changes would cause.
  private func changes(
    _ app: App,
    _ applicability: Applicability
  ) async throws -> (made: [FileFix.Change.Kind], causes: [FindingID]) {
    let tree = try app.tree()
    let fixer = try await AppFixer([tree.path])
    let plan = FixPlan(fixer.report.findings)
    let texts = try plan.files.map { ($0, Array(try tree.text(tree.relative($0)).utf8)) }
    let outcome = try await fixer.fixes(of: plan, texts: Dictionary(texts) { $1 }, applicability)
    return (outcome.fixes.flatMap(\.changes).map(\.kind), outcome.rejected.map(\.cause.id))
  }

  private static func view(_ connections: String, _ attributes: String = "") -> String {
    """
    <view id="v" customClass="V" customModule="App" customModuleProvider="target">
      <subviews><label id="l"/><button id="b"/></subviews>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
      <connections>\(connections)</connections>
    </view>
    """
  }

  @Test("An attribute is added only to a member of a fitting type")
  func types() async throws {
    func app(_ destination: String) -> App {
      App(
        source: """
          class V: UIView {
            var caption: UILabel!
            override func awakeFromNib() { caption.numberOfLines = 0 }
          }
          """,
        elements: Self.view(#"<outlet property="caption" destination="\#(destination)" id="o"/>"#)
      )
    }
    #expect(try await changes(app("l"), .safe).made == [.attribute("@IBOutlet")])
    #expect(try await changes(app("b"), .unsafe).made == [])
  }

  @Test("An attribute is added only if the property accepts the value")
  func values() async throws {
    let app = App(
      source: "class V: UIView { var tint: UIColor?; var title: String? }",
      elements: Self.view(
        "",
        #"<userDefinedRuntimeAttribute type="string" keyPath="tint" value="red"/>"#
          + #"<userDefinedRuntimeAttribute type="string" keyPath="title" value="red"/>"#
      )
    )
    let (made, causes) = try await changes(app, .unsafe)
    #expect(made == [.attribute("@IBInspectable")])
    #expect(causes == [.wrongObjectType])
  }

  @Test("A connection to a missing object stays if code unwraps the outlet")
  func unwrapped() async throws {
    func app(_ use: String) -> App {
      App(
        source: "class V: UIView { @IBOutlet var icon: UIView!\noverride func awakeFromNib() { \(use) } }",
        elements: Self.view(#"<outlet property="icon" destination="gone" id="o"/>"#)
      )
    }
    #expect(try await changes(app("icon?.alpha = 0"), .unsafe).made == [.removal])
    #expect(try await changes(app("icon?.alpha = 0"), .safe).made == [])
    #expect(try await changes(app("icon.alpha = 0"), .unsafe).made == [])
  }

  @Test("The connection of an outlet that was renamed is repaired, not removed")
  func renamedOutlet() async throws {
    let app = App(
      source: """
        class V: UIView {
          @IBOutlet weak var nameLabel: UILabel!
          override func awakeFromNib() { nameLabel.text = "" }
        }
        """,
      elements: Self.view(#"<outlet property="heading" destination="l" id="o"/>"#)
    )
    let made = try await changes(app, .safe).made
    guard case .repair(let name, .onlyMember("V", _)) = made.first, made.count == 1 else {
      Issue.record("\(made)")
      return
    }
    #expect([name.old, name.new] == ["heading", "nameLabel"])
  }

  @Test(
    "An action whose colons are wrong is renamed, not removed",
    arguments: [
      Example("save", FileFix.Change.Kind.renaming(to: "save:")),
      Example("reset:", .renaming(to: "reset")), Example("gone", .removal),
    ]
  )
  func colons(_ example: Example<String, FileFix.Change.Kind>) async throws {
    let app = App(
      source: """
        class V: UIView {
          @IBAction func save(_ sender: Any) {}
          @IBAction func reset() {}
        }
        """,
      elements: """
        <view id="v" customClass="V" customModule="App" customModuleProvider="target"><subviews><button id="b"><connections>
        <action selector="\(example.input)" destination="v" eventType="touchUpInside" id="a"/></connections></button></subviews>
        </view>
        """
    )
    #expect(
      try await changes(app, .unsafe).made == [example.expected],
      sourceLocation: example.sourceLocation
    )
  }

  /// Apps whose findings are unverified, likely or unreachable.
  private static let uncertain: [(name: String, app: App)] = [
    (
      "an unread superclass",
      App(
        source: "import Kit\nclass V: KitView { var caption: UILabel! }",
        elements: view(
          #"<outlet property="caption" destination="l" id="o"/><outlet property="x" destination="l" id="p"/>"#
        )
      )
    ),
    (
      "a nib that nothing loads",
      App(
        source: """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {}
          class V: UIView { var caption: UILabel! }
          """,
        elements: view(
          #"<outlet property="caption" destination="l" id="o"/><outlet property="x" destination="l" id="p"/>"#
        )
      )
    ),
    (
      "a class that was probably deleted",
      App(
        source: "class Other: UIView {}",
        elements: view(#"<outlet property="x" destination="l" id="p"/>"#)
      )
    ),
    (
      "another owner",
      App(
        source: """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidFinishLaunching(_ application: UIApplication) { Nibs.show("BrowserView") }
          }
          class SearchController: UIViewController { var tableView: UITableView! }
          class BrowserController: UIViewController {
            @IBOutlet weak var tableView: UITableView!
            @IBOutlet weak var searchBox: UIView!
          }
          """,
        elements: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SearchController" customModule="App" customModuleProvider="target">
            <connections>
              <outlet property="tableView" destination="t" id="o-1"/>
              <outlet property="searchBox" destination="v" id="o-2"/>
              <outlet property="view" destination="v" id="o-3"/>
            </connections>
          </placeholder>
          <view id="v"><subviews><tableView id="t"/></subviews></view>
          """,
        document: "BrowserView"
      )
    ),
  ]

  @Test("Findings that are unverified, likely or unreachable change nothing", arguments: uncertain.indices)
  func uncertainty(_ index: Int) async throws {
    let (name, app) = Self.uncertain[index]
    let tree = try app.tree()
    let findings = try await tree.validate().findings
    #expect(!findings.isEmpty, "\(name)")
    #expect(findings.allSatisfy { !$0.isVerified || $0.isUnreachable }, "\(name)")
    #expect(try await changes(app, .unsafe).made == [], "\(name)")
  }
}
