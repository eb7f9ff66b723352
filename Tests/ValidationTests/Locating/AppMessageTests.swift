import NibproofTestSupport
import Testing
import Validation

@Suite("Messages of AppKit and Swift that do not name a place")
struct AppMessageTests {
  private static let window = mac(
    """
    <customObject id="-2" userLabel="File's Owner" customClass="Panel"><connections>
    <outlet property="window" destination="w-1" id="o-1"/></connections></customObject><window id="w-1"/>
    """
  )

  private static let panel = """
    import Cocoa
    @objc(Panel) class Panel: NSWindowController {}
    class Delegate: NSObject, NSApplicationDelegate {
      let panel = Panel()
    }
    """

  private func places(_ line: String, _ files: [String: String]) async throws -> [String] {
    let tree = try TemporaryTree(files)
    let report = try await Validator().locate(Array(line.utf8), below: [tree.path])
    return report.lines.flatMap(\.places).map { "\(tree.relative($0.file)):\($0.position.line)" }
  }

  @Test("A window controller without a nib name")
  func windowNib() async throws {
    let files = ["Panel.xib": Self.window, "App.swift": Self.panel]
    #expect(
      try await places("-[Panel loadWindow]: failed to load window nib file '(null)'.", files)
        == ["App.swift:4", "Panel.xib:4"]
    )
    #expect(try await places("-[Other loadWindow]: failed to load window nib file '(null)'.", files) == [])
  }

  @Test("The item prototype of a collection view with a layout")
  func prototype() async throws {
    let document = mac(
      """
      <collectionView id="v-1"><collectionViewFlowLayout key="collectionViewLayout" id="y-1"/><connections>
      <outlet property="itemPrototype" destination="i-1" id="o-1"/></connections></collectionView>
      <collectionViewItem id="i-1"/>
      """
    )
    for line in [
      "*** Assertion failure in -[NSCollectionView setItemPrototype:], /AppKit/NSCollectionView.m:1286",
      "Use -registerNib:forItemWithIdentifier: and -registerClass:forItemWithIdentifier: with new CollectionViews",
    ] {
      #expect(try await places(line, ["A.xib": document, "A.swift": "import Cocoa"]) == ["A.xib:5"])
    }
  }

  @Test(
    "An image that is missing where code unwraps it",
    arguments: [("icon.image!", true), ("icon!", false)]
  )
  func image(expression: String, isFound: Bool) async throws {
    let files = [
      "Main.storyboard": DocumentText.scene(
        initial: "c-1",
        """
        <viewController id="c-1" customClass="Banner" customModule="App" customModuleProvider="target"><view key="view" id="v-1">
        <subviews><imageView image="cancel" id="i-1"/></subviews></view><connections>
        <outlet property="icon" destination="i-1" id="o-1"/></connections></viewController>
        """
      ),
      "Assets.xcassets/Contents.json": "{}",
      "Package.swift": "// swift-tools-version: 6.2\\n",
      "Banner.swift": """
      import UIKit
      class Banner: UIViewController {
        @IBOutlet var icon: UIImageView!
        override func viewDidLoad() {
          _ = \(expression)
        }
      }
      """,
    ]
    let line = "Banner.swift:5: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    #expect(try await places(line, files) == (isFound ? ["Main.storyboard:5"] : []))
  }
}
