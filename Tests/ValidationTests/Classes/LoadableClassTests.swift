import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes that documents can and cannot refer to")
struct LoadableClassTests {
  /// A document that refers to the class `CardView`, the app's files, and the findings about the class.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var naming: String
    var files: [String: String]
    var expected: String

    init(_ description: String, _ naming: String, _ files: [String: String], _ expected: String) {
      (testDescription, self.naming, self.files, self.expected) = (description, naming, files, expected)
    }
  }

  private static let pods = #"customModule="Pods""#
  private static let own = #"customModule="App" customModuleProvider="target""#
  private static let unverified = "unknown-class unverified"
  private static let project = [ProjectText.path: ProjectText.targets("App", "Kit")]

  private static func source(_ text: String, _ path: String = "App/B.swift") -> [String: String] {
    [path: "import UIKit\n" + text]
  }

  private static let plain = source("private class CardView {}")
  private static let view = source("private class CardView: UIView {}")

  static let cases = [
    Case("A private plain class, a module", pods, plain, unverified),
    Case("A private plain class, the app's module", own, plain, unverified),
    Case("A private plain class, no module", "", plain, unverified),
    Case("A private view, a module", pods, view, unverified),
    Case("A private view, no module", "", view, unverified),
    Case("A fileprivate view", own, source("fileprivate final class CardView: UIView {}"), unverified),
    Case(
      "A class in a private extension",
      pods,
      source("private extension VC { class CardView {} }"),
      unverified
    ),
    Case(
      "A private view, all of whose module was read",
      own,
      view.merging(project) { $1 },
      "unknown-class dropped"
    ),
    Case(
      "A private view with an Objective-C name",
      "",
      source("@objc(CardView) private class CardView: UIView {}"),
      ""
    ),
    Case(
      "A private plain class hides no view",
      own,
      plain.merging(source("class CardView: UIView {}", "App/C.swift")) { $1 },
      ""
    ),
    Case(
      "A private view of the target hides no view of another",
      #"customModule="Kit""#,
      view.merging(source("public class CardView: UIView {}", "Kit/C.swift")) { $1 }
        .merging(project) { $1 },
      ""
    ),
    Case("A plain class, the module of a dependency", pods, source("class CardView {}"), unverified),
    Case("A plain class of tests, no module", "", source("class CardView {}", "Tests/B.swift"), unverified),
    Case(
      "A plain class of a package, another module",
      pods,
      source("class CardView {}", "Kit/Sources/Kit/B.swift").merging(["Kit/Package.swift": ""]) { $1 },
      unverified
    ),
    Case("A structure", pods, source("struct CardView {}"), unverified),
    Case("A plain class of the app", own, source("class CardView {}"), "unusable-class crash"),
    Case("A view without its module", "", source("class CardView: UIView {}"), "unusable-class dropped"),
    Case("A view of the app", own, source("class CardView: UIView {}"), ""),
  ]

  @Test("A document cannot use a private class, or a plain class of another module", arguments: cases)
  func lookup(_ example: Case) async throws {
    let files = [
      "App/VC.swift": "import UIKit\nimport Pods\nclass VC: UIViewController {}",
      "App/VC.xib": xib(
        #"<view id="v0"><subviews><view id="v1" customClass="CardView" \#(example.naming)/></subviews></view>"#
      ),
    ]
    let tree = try TemporaryTree(files.merging(example.files) { $1 })
    let findings = try await tree.validate().findings.filter {
      $0.id == .unknownClass || $0.id == .unusableClass
    }
    let found = findings.map { "\($0.id.rawValue) \($0.consequence)" }
    #expect(found.joined(separator: "\n") == example.expected)
  }

  @Test("A private class can own a nib, since code creates the owner")
  func owner() async throws {
    let tree = try TemporaryTree([
      "VC.swift": "import UIKit\nprivate class VC: UIViewController { @IBOutlet var card: UIView! }",
      "VC.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="VC"><connections>
        <outlet property="card" destination="v0" id="o1"/><outlet property="gone" destination="v0" id="o2"/>
        <outlet property="view" destination="v0" id="o3"/></connections></placeholder><view id="v0"/>
        """
      ),
    ])
    let findings = try await tree.validate().findings
    #expect(findings.map(\.keyPath) == ["gone"])
    #expect(findings.map(\.consequence) == [.crash])
  }

  @Test(
    "Old systems find a subclass of a generic class only after code has used it as a value",
    arguments: [
      ("", "11.0", 1), ("cell as! Row", "11.0", 1), ("register(Row.self)", "11.0", 0),
      ("String(describing: Row.self)", "11.0", 0), ("Provider<Row>()", "11.0", 0), ("", "13.0", 0),
    ]
  )
  func genericSuperclass(_ use: String, _ system: String, _ count: Int) async throws {
    let settings = "buildSettings = { PRODUCT_NAME = App; IPHONEOS_DEPLOYMENT_TARGET = \(system); "
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application")
        .replacing("buildSettings = { ", with: settings),
      "App/Row.swift": """
      import UIKit
      class Base<Item>: UITableViewCell { var item: Item? }
      class Row: Base<Int> {}
      @main class App: UIResponder, UIApplicationDelegate { func f() { \(use) } }
      """,
      "App/Row.xib": DocumentText.xib(
        #"<tableViewCell id="r-1" customClass="Row" customModule="App" customModuleProvider="target"/>"#
      ),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .unusableClass }
    #expect(found.count == count)
  }
}
