import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

@Suite("Fixing sources")
struct SourceEditsTests {
  private static let document = DocumentText.xib(
    """
    <view id="v" customClass="V" customModule="App" customModuleProvider="target">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="x"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="icon" destination="v" id="o"/>
        <outletCollection property="views" destination="b" id="c"/>
      </connections>
    </view>
    <button id="b">
      <connections><action selector="tap:" destination="v" eventType="touchUpInside" id="a"/></connections>
    </button>
    """
  )

  /// A member of a class before and after the fix.
  private static let cases: [(before: String, after: String)] = [
    ("@objc var title = \"\"; var icon: UIView!", "@objc var title = \"\"; @IBOutlet var icon: UIView!"),
    ("private weak var icon: UIView?", "@IBOutlet private weak var icon: UIView?"),
    ("private(set) var icon: UIView!", "@IBOutlet private(set) var icon: UIView!"),
    ("var views: [UIView]!", "@IBOutlet var views: [UIView]!"),
    // An outlet must be optional, so the fix adds `@objc`.
    ("var views: [UIView] = []", "@objc var views: [UIView] = []"),
    ("var title: String = \"\"", "@IBInspectable var title: String = \"\""),
    ("func tap(_ sender: UIButton) {}", "@IBAction func tap(_ sender: UIButton) {}"),
    ("private func tap(_ s: Any?) { }", "@IBAction private func tap(_ s: Any?) { }"),
    ("func tap(_ s: Any) -> Bool { true }", "@objc func tap(_ s: Any) -> Bool { true }"),
    // Members that are not fixed automatically.
    ("lazy var icon = UIView()", "lazy var icon = UIView()"),
    ("var icon = UIView()", "var icon = UIView()"),
    ("let icon = UIView()", "let icon = UIView()"),
    ("@nonobjc var icon: UIView!", "@nonobjc var icon: UIView!"),
    ("var icon: (UIView, Int)!", "var icon: (UIView, Int)!"),
    ("func tap(_ s: Own) {}", "func tap(_ s: Own) {}"),
    ("static var icon: UIView!", "static var icon: UIView!"),
  ]

  @Test("Attributes are added to declarations that Objective-C cannot see", arguments: cases)
  func attributes(_ before: String, _ after: String) async throws {
    let source = { (member: String) in "import UIKit\r\nstruct Own {}\rclass V: UIView {\n\t\(member) // ü\n}"
    }
    let tree = try TemporaryTree(["V.xib": Self.document, "V.swift": source(before)])
    let findings = try await tree.validate().findings
    let fix = FixPlan(findings).fix(tree("V.swift"), text: Array(source(before).utf8))
    #expect(String(decoding: fix.fixed, as: UTF8.self) == source(after))
    #expect(fix.changes.isEmpty == (before == after))
  }

  @Test("A class in a document without a module, or with a wrong module")
  func modules() async throws {
    let project = ProjectText.targets("App", "Kit")
    func fixed(_ attributes: String) async throws -> String {
      let document = DocumentText.xib("<view id=\"v\" customClass=\"V\"\(attributes) tag=\"1\"/>")
      let tree = try TemporaryTree([
        ProjectText.path: project, "App/A.swift": "import UIKit\nclass A: UIView {}",
        "Kit/V.swift": "import UIKit\nclass V: UIView {}", "App/A.xib": document,
      ])
      let findings = try await tree.validate().findings
      let fix = FixPlan(findings).fix(tree("App/A.xib"), text: Array(document.utf8))
      return String(decoding: fix.fixed, as: UTF8.self)
    }
    let kit = DocumentText.xib("<view id=\"v\" customClass=\"V\" customModule=\"Kit\" tag=\"1\"/>")
    let bare = try await fixed("")
    #expect(bare == kit)
    #expect(try await fixed(" customModule=\"App\" customModuleProvider=\"target\"") == kit)
    #expect(try await fixed(" customModule=\"Kit\"") == kit)
  }
}
