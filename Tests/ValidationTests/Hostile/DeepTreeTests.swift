import Checks
import NibproofTestSupport
import Testing
import Validation

/// Deep trees that would exhaust the stack of threads on Apple's platforms if they were processed recursively.
///
/// `.ci/small-stacks` runs these tests on Linux with equally small stacks.
@Suite("Deep trees")
struct DeepTreeTests {
  /// A document with a finding that must be reported regardless of the other files.
  private static let known = [
    "Known.xib": xib(
      """
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="unheard" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """
    ),
    "Known.swift": """
    import UIKit
    class Known: UIView { func run() { Bundle.main.loadNibNamed("Known", owner: nil) } }
    let known = Known().run()
    """,
  ]

  private static func tree(_ deep: DeepTree, _ depth: Int) throws -> TemporaryTree {
    let boxes = (0..<30).map { number in
      (
        "Box\(number).xib",
        xib(
          """
          <view id="v" customClass="Box\(number)" customModule="App"><connections>
          <outlet property="lid" destination="v" id="o"/></connections></view>
          """
        )
      )
    }
    let files = deep.files(depth).merging(boxes) { own, _ in own }
    return try TemporaryTree(files.merging(known) { own, _ in own })
  }

  @Test(
    "A tree of any depth is validated, fixed, searched and listed, and loses no finding of another document",
    arguments: DeepTree.all
  )
  func ends(_ deep: DeepTree) async throws {
    let tree = try Self.tree(deep, 400)
    let findings = try await AppFixer([tree.path]).report.findings
    #expect(findings.contains { tree.relative($0.file) == "Known.xib" && $0.id == .undefinedKey })
    let text = Array(try tree.text("Known.xib").utf8)
    let fix = FixPlan(findings).fix(tree("Known.xib"), text: text, .unsafe)
    #expect(fix.fixed.starts(with: text.prefix(100)))
    let message = "this class is not key value coding-compliant for the key unheard."
    let located = try await Validator().locate(Array(message.utf8), below: [tree.path])
    #expect(located.lines.count == 1)
    _ = try await Validator().classes(below: [tree.path])
  }
}
