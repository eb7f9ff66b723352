import Checks
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

/// Documents that exist, but not in the bundle that code specifies.
@Suite("Bundles of documents")
struct ResourceBundleTests {
  typealias Case = Example<String, String?>

  private static func package(_ more: String = "") -> String {
    """
    // swift-tools-version:5.9
    let package = Package(name: "Cards", targets: [
      .target(name: "Cards"\(more)), .target(name: "Decks"),
    ])
    """
  }

  private func findings(_ files: [String: String]) async throws -> [Finding] {
    try await TemporaryTree(files).validate().findings.filter {
      [.missingNib, .missingStoryboard].contains($0.id)
    }
  }

  // MARK: - Packages

  static let packages: [Case] = [
    Case(#"_ = UINib(nibName: "Card", bundle: Bundle(for: Card.self))"#, "the bundle of 'Card'"),
    Case(#"_ = UINib(nibName: "Card", bundle: Bundle(for: Self.self))"#, "the bundle of the class"),
    Case(#"_ = UINib(nibName: "Card", bundle: nil)"#, "the main bundle"),
    Case(#"_ = UINib(nibName: "Card", bundle: .main)"#, "the main bundle"),
    Case(#"_ = UINib(nibName: "Card", bundle: .module)"#, nil),
    Case(#"_ = UINib(nibName: "Card", bundle: Bundle.module)"#, nil),
    Case(#"_ = UINib(nibName: "Deck", bundle: .module)"#, "the bundle of the module"),
    Case(#"Bundle.main.loadNibNamed("Card", owner: nil)"#, "the main bundle"),
    Case(#"Bundle.module.loadNibNamed("Card", owner: nil)"#, nil),
    Case(#"_ = Panel(nibName: "Card", bundle: nil)"#, "the main bundle"),
    Case(#"_ = UIStoryboard(name: "Cards", bundle: nil)"#, "the main bundle"),
    Case(#"_ = UIStoryboard(name: "Cards", bundle: .module)"#, nil),
    // Other classes
    Case(#"_ = UINib(nibName: "Card", bundle: Bundle(for: Panel.self))"#, "the bundle of 'Panel'"),
    Case(#"_ = UINib(nibName: "Card", bundle: Bundle(for: Helper.self))"#, "the bundle of 'Helper'"),
    // Unknown bundles
    Case(#"_ = UINib(nibName: "Card", bundle: Bundle.cards)"#, nil),
    Case(#"_ = UINib(nibName: "Card", bundle: Bundle(identifier: "a.b"))"#, nil),
    // Code that is compiled only in other builds.
    Case("#if !SWIFT_PACKAGE\n_ = UINib(nibName: \"Card\", bundle: nil)\n#endif", nil),
  ]

  private static func package(_ body: String, manifest: String, _ more: [String: String] = [:]) -> [String:
    String]
  {
    [
      "Package.swift": manifest, "Sources/Cards/Card.xib": xib(""),
      "Sources/Cards/Cards.storyboard": DocumentText.scene(""), "Sources/Decks/Deck.xib": xib(""),
      "Sources/Cards/Card.swift": """
      import UIKit
      public class Card: UIView {
        public func f() {
      \(body)
        }
      }
      class Panel: UIViewController {}
      """,
      "Sources/Cards/Helper.swift": "import UIKit\nclass Helper {}",
    ].merging(more) { $1 }
  }

  @Test("A package's documents are in the bundle of its module", arguments: packages)
  func ofPackage(_ test: Case) async throws {
    let found = try await findings(Self.package(test.input, manifest: Self.package()))
    #expect(
      found.map { $0.message.components(after: " in ") } == [test.expected].compactMap(\.self),
      sourceLocation: test.sourceLocation
    )
    #expect(found.allSatisfy { $0.consequence == .crashOnUse }, sourceLocation: test.sourceLocation)
    #expect(found.allSatisfy { $0.file.hasSuffix("Card.swift") && $0.notes.count == 1 })
  }

  @Test(
    "Nothing is reported if the build is unknown",
    arguments: [
      // Before version 5.3, packages did not support resources, but a pod may contain the document.
      ["Package.swift": package().replacing("5.9", with: "5.2"), "Cards.podspec": ""],
      ["Package.swift": package().replacing("// swift-tools-version:5.9\n", with: "")],
      ["Package.swift": package(", exclude: [\"Card.xib\"]")],
      ["Package.swift": package(", resources: [.copy(\"Card.xib\")]")],
      // Another document with the same name
      ["App/Card.xib": xib("")],
      [ProjectText.path: ProjectText.app(["Sources/Cards/Card.swift", "Sources/Cards/Card.xib"])],
    ]
  )
  func unknown(_ more: [String: String]) async throws {
    let body = #"_ = UINib(nibName: "Card", bundle: nil)"#
    #expect(try await findings(Self.package(body, manifest: Self.package(), more)).isEmpty)
  }

  @Test("An Objective-C package passes SWIFTPM_MODULE_BUNDLE", arguments: [true, false])
  func objectiveC(isModule: Bool) async throws {
    var files = Self.package("", manifest: Self.package())
    files["Sources/Cards/Card.swift"] = nil
    files["Sources/Cards/Card.m"] = """
      #import <UIKit/UIKit.h>
      @interface Card : UIView
      @end
      @implementation Card
      + (UINib *)nib { return [UINib nibWithNibName:@"Card" bundle:\(isModule ? "SWIFTPM_MODULE_BUNDLE" : "nil")]; }
      @end
      """
    #expect(try await findings(files).count == (isModule ? 0 : 1))
  }

  @Test("A package without resources has no documents", arguments: ["5.2", "5"])
  func oldPackage(version: String) async throws {
    let manifest = Self.package().replacing("5.9", with: version)
    for bundle in ["nil", "Bundle(for: Card.self)"] {
      let body = "_ = UINib(nibName: \"Card\", bundle: \(bundle))"
      let found = try await findings(Self.package(body, manifest: manifest))
      #expect(found.map(\.message) == ["nib 'Card' not found in any bundle"])
    }
    let other = try await findings(
      Self.package(
        #"_ = UINib(nibName: "Card", bundle: nil)"#,
        manifest: manifest,
        [ProjectText.path: ProjectText.app(["Sources/Cards/Card.xib"])]
      )
    )
    #expect(other.isEmpty)
  }

  /// The static member of a protocol or class, its receivers, and the classes of the missing nibs.
  static let ownNibs: [(String, String, [String])] = [
    (
      "extension Nibs { static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) } }",
      "_ = Card.nib", ["Card"]
    ),
    (
      "extension Nibs { static var nib: UINib { UINib(nibName: String(describing: self), bundle: .module) } }",
      "_ = Card.nib", []
    ),
    (
      "extension Nibs { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }",
      "_ = Card.nib", ["Card"]
    ),
    (
      "extension Nibs { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }",
      "_ = Panel.nib", []
    ),
    (
      "extension Nibs { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }",
      "", []
    ),
    (
      "extension Nibs { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }\nextension Card { static let nib = UINib(nibName: \"Card\", bundle: .module) }",
      "_ = Card.nib", []
    ),
    (
      "extension Card { static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) } }",
      "_ = Card.nib", ["Card"]
    ),
  ]

  @Test("A nib that a package names after the class of a call", arguments: ownNibs)
  func ofOwnName(member: String, call: String, classes: [String]) async throws {
    let found = try await findings(
      Self.package(
        call,
        manifest: Self.package(),
        [
          "Sources/Cards/Nibs.swift":
            "import UIKit\nprotocol Nibs: AnyObject {}\nextension Card: Nibs {}\n\(member)"
        ]
      )
    )
    #expect(found.compactMap(\.keyPath) == classes)
    #expect(found.allSatisfy { $0.file.hasSuffix("Nibs.swift") })
  }

  // MARK: - Storyboard references

  /// The kind of target that builds the storyboard, whether the reference has a bundle, and the note of the finding.
  static let references: [(String, Bool, String?)] = [
    (
      "package", false,
      "package target 'Theme' builds the document into its resource bundle; instantiate the document in code with the 'Bundle.module' of 'Theme'"
    ),
    ("package", true, nil),
    (
      "framework", false,
      "framework target 'Kit' builds the document; set the identifier of that framework as the bundle of the reference"
    ),
    ("framework", true, nil),
    ("application", false, nil),
    ("library.static", false, nil),
  ]

  @Test(
    "A storyboard reference without a bundle refers to the bundle of its own storyboard",
    arguments: references
  )
  func ofReference(type: String, hasBundle: Bool, advice: String?) async throws {
    let detail = DocumentText.scene(initial: "d-1", #"<viewController id="d-1"/>"#)
    let bundle = hasBundle ? #"bundleIdentifier="org.example.Kit""# : ""
    let folders = ["package": "Theme/Sources/Theme", "application": "App"]
    let found = try await findings([
      ProjectText.path: Self.project([
        "App": "application", "Kit": folders[type] == nil ? type : "framework",
      ]),
      "App/App.swift": "@main class App {}", "Kit/Kit.swift": "class Kit {}",
      "App/Main.storyboard": DocumentText.scene(
        initial: "c-1",
        #"<viewController id="c-1"/><viewControllerPlaceholder storyboardName="Detail" \#(bundle) id="p-1"/>"#
      ),
      "Theme/Package.swift": """
      // swift-tools-version:5.7
      let package = Package(name: "Theme", targets: [.target(name: "Theme")])
      """,
      "Theme/Sources/Theme/Theme.swift": "", "\(folders[type] ?? "Kit")/Detail.storyboard": detail,
    ])
    #expect(
      found.map(\.message) == (advice == nil ? [] : ["storyboard 'Detail' not found in the main bundle"])
    )
    #expect(found.flatMap(\.notes).map(\.message) == [advice].compactMap(\.self))
  }

  // MARK: - Windows

  /// The folder of the code, the call that creates the controller, and whether the framework's nib is found.
  static let windows: [(String, String, Bool)] = [
    ("App", "Panel(windowNibName: \"Card\")", false),
    ("App", "NSWindowController(windowNibName: \"Card\")", false),
    ("App", "Panel(windowNibName: \"Card\", owner: other)", true),
    ("App", "OtherPanel(windowNibName: \"Card\")", true),
    ("Kit", "Panel(windowNibName: \"Card\")", true),
    ("Kit", "NSWindowController(windowNibName: \"Card\")", false),
  ]

  @Test("A window controller looks in the bundle of its class, and in the main bundle", arguments: windows)
  func ofWindow(folder: String, controller: String, isFound: Bool) async throws {
    let found = try await findings([
      ProjectText.path: Self.project(["App": "application", "Kit": "framework"]), "Kit/Card.xib": mac(""),
      "App/App.swift": "@main class App {}", "Kit/Kit.swift": "class Kit {}",
      "\(folder)/Card.swift": """
      import AppKit
      public class Panel: NSWindowController { public func f() { _ = \(controller) } }
      """,
    ])
    #expect(found.map(\.message) == (isFound ? [] : ["nib 'Card' not found in the main bundle"]))
    #expect(found.allSatisfy { $0.consequence == .dropped })
  }

  // MARK: - Frameworks

  private static func project(_ types: [String: String]) -> String {
    types.reduce(ProjectText.targets("App", "Kit")) { project, target in
      project.replacing(
        "name = \(target.key);",
        with: "name = \(target.key); productType = \"com.apple.product-type.\(target.value)\";"
      )
    }
  }

  /// The folder of the code, the type of the target `Kit`, the bundle in the code, and the bundle in the message, if
  /// any.
  static let frameworks: [(String, String, String, String?)] = [
    ("App", "framework", "nil", "the main bundle"),
    ("App", "framework", "Bundle(for: Card.self)", "the bundle of 'Card'"),
    ("Kit", "framework", "nil", "the main bundle"),
    ("Kit", "framework", "Bundle(for: Card.self)", nil),
    ("Kit", "framework", "Bundle(for: Self.self)", nil),
    ("App", "app-extension", ".main", "the main bundle"),
    ("Kit", "app-extension", ".main", nil),
    // Plug-ins
    ("Kit", "bundle", "nil", "the main bundle"),
    ("Kit", "bundle", ".main", "the main bundle"),
    ("Kit", "bundle", "Bundle(for: Card.self)", nil),
    ("Kit", "bundle", "Bundle(for: Kit.self)", nil),
    ("App", "bundle", "nil", "the main bundle"),
    // Static libraries and test bundles
    ("App", "library.static", "nil", nil),
    ("App", "bundle.unit-test", "nil", "the main bundle"),
    ("Kit", "bundle.unit-test", "nil", nil),
  ]

  @Test("A framework's documents are in its own bundle", arguments: frameworks)
  func ofFramework(folder: String, type: String, bundle: String, expected: String?) async throws {
    let found = try await findings([
      ProjectText.path: Self.project(["App": "application", "Kit": type]), "Kit/Card.xib": xib(""),
      "App/App.swift": "@main class App {}", "Kit/Kit.swift": "class Kit {}",
      "\(folder)/Card.swift":
        "import UIKit\npublic class Card: UIView { public func f() { _ = UINib(nibName: \"Card\", bundle: \(bundle)) } }",
    ])
    #expect(found.map { $0.message.components(after: " in ") } == [expected].compactMap(\.self))
  }

  /// The type of the target with a controller and its nib, and the message of the finding, if any.
  static let ownNames: [(type: String, message: String?)] = [
    ("bundle", "nib 'Email' not found in the main bundle"), ("application", nil), ("framework", nil),
  ]

  @Test("A controller of a plug-in does not find the nib with its name", arguments: ownNames)
  func ofController(type: String, message: String?) async throws {
    let found = try await findings([
      ProjectText.path: ProjectText.targets("Kit", productType: type),
      "Kit/Email.xib": mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Email" customModule="Kit"><connections>
        <outlet property="view" destination="v-1" id="o-1"/></connections></customObject><customView id="v-1"/>
        """
      ),
      "Kit/Email.swift": "import Cocoa\nclass Email: NSViewController {}",
      "Kit/Form.swift": """
      import Cocoa
      public class Form: NSWindowController {
        @objc public func show() {
          let email = Email()
          window!.contentView!.addSubview(email.view)
        }
      }
      """,
    ])
    #expect(found.map(\.message) == [message].compactMap(\.self))
  }
}

extension String {
  /// Returns the text after the last occurrence of a separator.
  fileprivate func components(after separator: String) -> String {
    ranges(of: separator).last.map { String(self[$0.upperBound...]) } ?? self
  }
}
