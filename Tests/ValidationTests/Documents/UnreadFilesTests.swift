import Foundation
import NibproofTestSupport
import ProjectModel
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Files that cannot be read")
struct UnreadFilesTests {
  private static let document = DocumentText.xib(
    #"<view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"/>"#
  )
  private static let app = """
    import UIKit
    @main class App { init() { _ = UINib(nibName: "V", bundle: nil).instantiate(withOwner: nil) } }
    """

  private static let files = [
    "App.swift": app, "V.xib": document,
    "A.xcodeproj/project.pbxproj": ProjectText.project([
      .init(name: "App", files: ["App.swift", "V.xib", "Views.swift"])
    ]),
  ]

  @Test("Without the unread file, the class is missing")
  func missing() async throws {
    let tree = try TemporaryTree(Self.files.merging(["Views.swift": "import UIKit\n"]) { $1 })
    let findings = try await Validator().validate([tree.path]).findings
    #expect(findings.map(\.id) == [.unknownClass])
    #expect(findings.allSatisfy { $0.consequence == .dropped && !$0.evidence.isEmpty })
  }

  @Test("A source that cannot be read may declare any class", arguments: ["dangling", "UTF-16"])
  func sources(kind: String) async throws {
    let tree = try TemporaryTree(Self.files)
    if kind == "dangling" {
      try tree.link("Views.swift", to: "Gone.swift")
    } else {
      try tree.write("Views.swift", "\u{0}class Card: UIView {}")
    }
    let observer = PassedOver()
    let findings = try await ValidationProgress.$observer.withValue(observer) {
      try await Validator().validate([tree.path]).findings
    }
    #expect(observer.paths.map(tree.relative) == ["Views.swift"])
    #expect(findings.map(\.id) == [.unknownClass])
    #expect(findings.allSatisfy { $0.consequence == .unverified && $0.unverifiedReason == .unseenClass })
  }

  @Test("Missing parts are not reported for a truncated document, which may load other documents")
  func documents() async throws {
    let storyboard = DocumentText.storyboard(
      initial: "c-1",
      """
      <scene sceneID="s-1"><objects>
      <viewController id="c-1" customClass="Home" customModule="App" customModuleProvider="target">
      <view key="view" id="v-1"><subviews><label id="l-1"/></subviews></view>
      <connections><outlet property="title1" destination="l-1" id="o-1"/>
      <segue destination="c-2" kind="show" id="g-1"/></connections></viewController></objects></scene>
      <scene sceneID="s-2"><objects>
      <viewController id="c-2" customClass="Lost" customModule="App" customModuleProvider="target"/>
      </objects></scene>
      """
    )
    let source = """
      import UIKit
      @main class App {}
      class Home: UIViewController {
        @IBOutlet var title1: UILabel!
        override func viewDidLoad() { title1.text = "" }
      }
      """
    let cut = storyboard.prefix(upTo: try #require(storyboard.range(of: "<connections>")).lowerBound)
    let tree = try TemporaryTree([
      "App.swift": source, "Main.storyboard": String(cut), "Package.swift": "// The whole app is read.\n",
      "Nib.xib": DocumentText.xib(
        #"<view id="v-1" customClass="Gone" customModule="App" customModuleProvider="target"/>"#
      ),
    ])
    let findings = try await Validator().validate([tree.path]).findings
    #expect(findings.map(\.id).sorted { $0.rawValue < $1.rawValue } == [.unknownClass, .unreadableDocument])
    #expect(findings.allSatisfy { !$0.isUnreachable })
  }
}
