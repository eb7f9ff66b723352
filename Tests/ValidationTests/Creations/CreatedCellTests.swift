import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Cells that code creates without their nib or prototype")
struct CreatedCellTests {
  /// Files that change an app, and the findings: the outlet, the consequence and the place.
  typealias Change = Example<[String: String], [String]>

  private static func change(
    _ name: String,
    _ files: [String: String],
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Change {
    Change(name, files, expected, sourceLocation: sourceLocation)
  }

  private static let naming = #"customModule="App" customModuleProvider="target""#
  private static let cell = """
    import UIKit
    class UserCell: UICollectionViewCell {
      @IBOutlet var name: UILabel!
      func fill(_ text: String) { name.text = text }
    }
    """

  private static func home(_ body: String, _ members: String = "") -> String {
    """
    import UIKit
    class HomeController: UIViewController {
      override func viewDidLoad() {
        \(body)
      }
      \(members)
    }
    """
  }

  private static let outlet =
    #"<connections><outlet property="name" destination="l-1" id="o-1"/></connections>"#
  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <collectionViewCell id="v-1" customClass="UserCell" \(naming)><subviews><label id="l-1"/></subviews>
    \(outlet)</collectionViewCell></objects></document>
    """

  private static let app = [
    ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
      "buildSettings = { ",
      with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
    ),
    "App/UserCell.swift": cell, "App/UserCell.xib": nib,
    "App/Home.swift": home("let cell = UserCell()\n    cell.fill(\"a\")"),
    "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
  ]

  private static let made = "func make() -> UserCell { return UserCell() }"

  static let rows: [Change] = [
    change("created and used", [:], finds: ["name crash-on-use Home.swift:4"]),
    change(
      "with another spelling of the initializer",
      ["App/Home.swift": home("let cell = UserCell.init(frame: .zero)\n    cell.fill(\"a\")")],
      finds: ["name crash-on-use Home.swift:4"]
    ),
    change(
      "by a method that returns it",
      ["App/Home.swift": home("let cell = make(); cell.fill(\"a\")", made)],
      finds: ["name crash-on-use Home.swift:6"]
    ),
    change(
      "by a method that configures and returns it",
      [
        "App/Home.swift": home(
          "let cell = make()\n    cell.fill(\"a\")",
          "func make() -> UserCell { let cell = UserCell(); cell.tag = 1; return cell }"
        )
      ],
      finds: ["name crash-on-use Home.swift:7"]
    ),
    change(
      "by a method that may return another object",
      [
        "App/Home.swift": home(
          "let cell = make(); cell.fill(\"a\")",
          "func make() -> UserCell { if let cell = spare { return cell }; return UserCell() }"
        )
      ]
    ),
    change(
      "by a method that a subclass overrides",
      [
        "App/Home.swift": home("let cell = make(); cell.fill(\"a\")", made),
        "App/More.swift": "class More: HomeController { override func make() -> UserCell { found() } }",
      ]
    ),
    change(
      "by a method that creates a view",
      [
        "App/UserCell.swift": cell.replacing("UICollectionViewCell", with: "UIView"),
        "App/UserCell.xib": nib.replacing("collectionViewCell", with: "view"),
        "App/Home.swift": home("let cell = make(); cell.fill(\"a\")", made),
      ],
      finds: ["name crash-on-use Home.swift:6"]
    ),
    change(
      "a prototype of a storyboard",
      [
        "App/UserCell.xib": "",
        "App/Main.storyboard": DocumentText.scene(
          initial: "c-1",
          """
          <collectionViewController id="c-1"><collectionView key="view" id="t-1"><cells>
          <collectionViewCell reuseIdentifier="user" id="v-1" customClass="UserCell" \(naming)><subviews><label id="l-1"/>
          </subviews>\(outlet)</collectionViewCell></cells></collectionView></collectionViewController>
          """
        ),
      ],
      finds: ["name crash-on-use Home.swift:4"]
    ),
    change(
      "only if none can be dequeued",
      [
        "App/Home.swift": home(
          "var cell = list.dequeueReusableCell(withIdentifier: \"a\")\n    if cell == nil { let made = UserCell(); made.fill(\"a\"); cell = made }"
        )
      ]
    ),
    change("created but not used", ["App/Home.swift": home("let cell = UserCell()")]),
    change(
      "loads its nib",
      [
        "App/UserCell.swift": cell.replacing(
          "  func fill",
          with: """
              override init(frame: CGRect) { super.init(frame: frame); UINib(nibName: "UserCell", bundle: nil).instantiate(withOwner: self) }
              required init?(coder: NSCoder) { super.init(coder: coder) }
              func fill
            """
        )
      ]
    ),
    change(
      "Objective-C: a message to nil has no effect",
      [
        "App/UserCell.swift": "", "App/Home.swift": "",
        "App/UserCell.xib": nib.replacing(naming, with: ""),
        "App/UserCell.h": """
        #import <UIKit/UIKit.h>
        @interface UserCell : UICollectionViewCell
        @property (nonatomic) IBOutlet UILabel *name;
        @end
        """,
        "App/UserCell.m": "#import \"UserCell.h\"\n@implementation UserCell\n@end",
        "App/Home.m": """
        #import "UserCell.h"
        @implementation Home
        - (UserCell *)make { return [[UserCell alloc] initWithFrame:CGRectZero]; }
        - (void)open {
          UserCell *cell = [self make];
          cell.name.text = @"a";
        }
        @end
        """,
      ],
      finds: ["name silent Home.m:3"]
    ),
  ]

  @Test("A cell with a nib is created without it", arguments: rows)
  func cells(_ change: Change) async throws {
    let files = Self.app.merging(change.input) { $1 }.filter { !$0.value.isEmpty }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .unconnectedOutlet }
    #expect(
      found.map {
        "\($0.keyPath ?? "") \($0.consequence.rawValue) \($0.file.split(separator: "/").last ?? ""):\($0.position.line)"
      } == change.expected,
      sourceLocation: change.sourceLocation
    )
  }
}
