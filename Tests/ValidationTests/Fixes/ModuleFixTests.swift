import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Fixing the modules of classes")
struct ModuleFixTests {
  /// An object in a document with a wrong module, and the object's element after the fix.
  private struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var element: String
    /// The element after safe fixes, or nil if the fixes do not change it.
    var fixed: String?
    var sourceLocation: SourceLocation

    init(
      _ description: String,
      _ source: String,
      _ element: String,
      _ fixed: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.source, self.element) = (description, source, element)
      (self.fixed, self.sourceLocation) = (fixed, sourceLocation)
    }
  }

  /// The source of an app that loads the nib.
  private static let app = """
    import UIKit
    @main class App { init() { _ = UINib(nibName: "V", bundle: nil).instantiate(withOwner: nil) } }
    """

  private static let card = "class Card: UIView {}"

  private static let cases = [
    Case(
      "a Swift class without a module, next to another class of the target",
      card,
      #"<view id="v-1" customClass="Card"/>"#,
      #"<view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"/>"#
    ),
    Case(
      "a class with a name in Objective-C and a module",
      "@objc(ABCCard) class Card: UIView {}",
      #"<view id="v-1" customClass="ABCCard" customModule="App" customModuleProvider="target"/>"#,
      #"<view id="v-1" customClass="ABCCard"/>"#
    ),
    Case(
      "a class with the right module",
      card,
      #"<view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"/>"#,
      nil
    ),
  ]

  @Test("A class gets its module, and a name in Objective-C gets none", arguments: cases)
  private func fixes(_ test: Case) async throws {
    let other = #"<label id="l-1" customClass="Title" customModule="App" customModuleProvider="target"/>"#
    let tree = try TemporaryTree([
      "App.swift": "\(Self.app)\nclass Title: UILabel {}\n" + test.source,
      "V.xib": DocumentText.xib(test.element + "\n" + other),
      "Package.swift": "// The whole app is read.\n",
    ])
    let fixed = try await fixedText(of: "V.xib", in: tree)
    #expect(
      fixed == test.fixed.map { DocumentText.xib($0 + "\n" + other) },
      sourceLocation: test.sourceLocation
    )
  }

  @Test("A segue's class gets its module")
  func segues() async throws {
    let text = { (attributes: String) in
      DocumentText.storyboard(
        initial: "c-1",
        """
        <scene sceneID="s-1"><objects>
        <viewController id="c-1" customClass="Home" customModule="App" customModuleProvider="target"><connections>
        <segue destination="c-2" kind="custom" identifier="next" customClass="Slide"\(attributes) id="g-1"/>
        </connections></viewController></objects></scene>
        <scene sceneID="s-2"><objects><viewController id="c-2"/></objects></scene>
        """
      )
    }
    let tree = try TemporaryTree([
      "App.swift": """
      import UIKit
      @main class App {}
      class Home: UIViewController {}
      class Slide: UIStoryboardSegue { override func perform() {} }
      """,
      "Main.storyboard": text(""),
      "Package.swift": "// The whole app is read.\n",
    ])
    #expect(
      try await fixedText(of: "Main.storyboard", in: tree)
        == text(#" customModule="App" customModuleProvider="target""#)
    )
  }

  @Test("A class of another target does not inherit the module of the document's target")
  func foreignModule() async throws {
    let line = { (provider: String) in
      #"<view id="v-1" customClass="Card" customModule="Kit"\#(provider)/>"#
    }
    let settings = { (product: String) in "GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = \(product);" }
    let tree = try TemporaryTree([
      "App/App.swift": Self.app,
      "App/V.xib": DocumentText.xib(line(#" customModuleProvider="target""#)),
      "Kit/Card.swift": "import UIKit\n\(Self.card)\n",
      "A.xcodeproj/project.pbxproj": ProjectText.project([
        .init(name: "App", files: ["App/App.swift", "App/V.xib"], settings: settings("App")),
        .init(name: "Kit", files: ["Kit/Card.swift"], product: "framework", settings: settings("Kit")),
      ]),
    ])
    #expect(try await fixedText(of: "App/V.xib", in: tree) == DocumentText.xib(line("")))
  }

  /// Returns the text of a document after safe fixes, or nil if the fixes do not change it.
  private func fixedText(of document: String, in tree: TemporaryTree) async throws -> String? {
    let fixer = try await AppFixer([tree.path])
    let plan = FixPlan(fixer.report.findings)
    let bytes = Array(try tree.text(document).utf8)
    let fixes = try await fixer.fixes(of: plan, texts: [tree(document): bytes], .safe).fixes
    return fixes.first.map { String(decoding: $0.fixed, as: UTF8.self) }
  }
}
