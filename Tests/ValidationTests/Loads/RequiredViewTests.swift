import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Controllers that need a view of a certain class")
struct RequiredViewTests {
  struct Scene: Sendable {
    var superclass: String
    /// The XML of the view.
    var view: String
    var attributes = ""
    var members = ""
    var isNib = false
  }

  typealias Row = Example<Scene, String?>

  private static func wrong(_ controller: String, _ view: String) -> String {
    "'Cards' is a '\(controller)', but its view is not a '\(view)'"
  }

  private static let collection = wrong("UICollectionViewController", "UICollectionView")
  private static let openGL = wrong("GLKViewController", "GLKView")
  private static let table = wrong("UITableViewController", "UITableView")

  static let rows: [Row] = [
    Row("collection", Scene(superclass: "UICollectionViewController", view: "view"), collection),
    Row("collection, right", Scene(superclass: "UICollectionViewController", view: "collectionView"), nil),
    Row(
      "collection, in a nib",
      Scene(superclass: "UICollectionViewController", view: "view", isNib: true),
      collection
    ),
    Row(
      "collection, in a nib, right",
      Scene(superclass: "UICollectionViewController", view: "collectionView", isNib: true),
      nil
    ),
    Row("GLKit", Scene(superclass: "GLKViewController", view: "view"), openGL),
    Row(
      "GLKit, right",
      Scene(superclass: "GLKViewController", view: "view", attributes: #"customClass="GLKView""#),
      nil
    ),
    Row("GLKit, in a nib", Scene(superclass: "GLKViewController", view: "view", isNib: true), openGL),
    Row("table", Scene(superclass: "UITableViewController", view: "view"), table),
    Row("table, in a nib", Scene(superclass: "UITableViewController", view: "view", isNib: true), table),
    Row("player", Scene(superclass: "AVPlayerViewController", view: "view"), nil),
  ]

  private static func document(_ scene: Scene, _ naming: String) -> String {
    let view = "<\(scene.view) \(scene.isNib ? "" : "key=\"view\" ")id=\"v-1\" \(scene.attributes)/>"
    if scene.isNib {
      return xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cards" \(naming)><connections>
        <outlet property="view" destination="v-1" id="o-1"/></connections></placeholder>
        \(view)
        """
      )
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c-1"><scenes>
      <scene sceneID="s-1"><objects><viewController id="c-1" customClass="Cards" \(naming)>\(view)</viewController>
      </objects></scene></scenes></document>
      """
  }

  @Test("Swift", arguments: rows)
  func swift(_ row: Row) async throws {
    try await Self.expect(
      row,
      naming: #"customModule="App" customModuleProvider="target""#,
      [
        "App/App.swift": """
        import UIKit
        import GLKit
        import AVKit
        @main class Delegate: UIResponder, UIApplicationDelegate {}
        class Cards: \(row.input.superclass) {}
        """
      ]
    )
  }

  @Test("Objective-C", arguments: rows)
  func objectiveC(_ row: Row) async throws {
    try await Self.expect(
      row,
      naming: "",
      [
        "App/Cards.m": """
        #import <UIKit/UIKit.h>
        #import <GLKit/GLKit.h>
        #import <AVKit/AVKit.h>
        @interface Cards : \(row.input.superclass)
        @end
        @implementation Cards
        @end
        """
      ]
    )
  }

  @Test("A controller that makes its view needs none")
  func loadView() async throws {
    let scene = Scene(superclass: "UICollectionViewController", view: "view")
    try await Self.expect(
      Row("loadView", scene, nil),
      naming: #"customModule="App" customModuleProvider="target""#,
      [
        "App/App.swift":
          "import UIKit\nclass Cards: UICollectionViewController { override func loadView() { view = UIView() } }"
      ]
    )
  }

  private static func expect(_ row: Row, naming: String, _ files: [String: String]) async throws {
    var files = files
    files[ProjectText.path] = ProjectText.targets("App", productType: "application")
    files[row.input.isNib ? "App/Cards.xib" : "App/Main.storyboard"] = document(row.input, naming)
    let findings = try await TemporaryTree(files).validate().findings
    let found = findings.filter { $0.id == .missingViewOutlet && $0.message.contains("but its view is not") }
    #expect(
      found.map { $0.message.replacing("App.", with: "") } == [row.expected].compactMap(\.self),
      sourceLocation: row.sourceLocation
    )
    #expect(found.allSatisfy { $0.consequence == .crash }, sourceLocation: row.sourceLocation)
  }
}
