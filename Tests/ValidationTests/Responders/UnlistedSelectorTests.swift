import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Actions without arguments, and with two")
struct UnlistedSelectorTests {
  @Test(
    "Sources and framework methods determine whether an action exists",
    arguments: [
      ("tap", nil), ("tapWith:event:", nil), ("hidden:more:", "hidden:more:"),
      // Methods of UIView, UIResponder, NSObject and categories, and a getter.
      ("layoutIfNeeded", nil), ("touchesBegan:withEvent:", nil), ("resignFirstResponder", nil), ("copy", nil),
      ("performSelector:withObject:", nil), ("awakeFromNib", nil), ("inputView", nil), ("isHidden", nil),
      ("close", "close"), ("layoutIfNeede", "layoutIfNeede"), ("save:event:", "save:event:"),
      ("one:two:three:", "one:two:three: unverified"),
    ]
  )
  func action(_ selector: String, _ finding: String?) async throws {
    let tree = try TemporaryTree([
      "A.xib": xib(
        """
        <button id="b-1"><connections>
        <action selector="\(selector)" destination="v-1" eventType="touchUpInside" id="a-1"/></connections></button>
        <view id="v-1" customClass="V" customModule="M"/>
        """
      ),
      "V.swift": """
      class V: UIView {
        @IBAction func tap() {}
        @objc(tapWith:event:) func tap(_ sender: Any, event: UIEvent) {}
        func hidden(_ sender: Any, more: Any) {}
      }
      """,
    ])
    let found = try await tree.validate().findings.map {
      ($0.keyPath ?? "") + ($0.consequence == .crashOnUse ? "" : " \($0.consequence)")
    }
    #expect(found == [finding].compactMap(\.self))
  }
}
