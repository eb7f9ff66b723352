import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Implicit members that no source declares")
struct UndeclaredMembersTests {
  @Test(
    "They are values of unread code",
    arguments: [
      "UIImage(named: .star)", "NSStoryboard(name: .main, bundle: nil)", "UIColor(named: .accent)",
      "performSegue(withIdentifier: .next, sender: nil)",
      "storyboard?.instantiateViewController(withIdentifier: .home)",
      "table.dequeueReusableCell(withIdentifier: .card)", "UINib(nibName: .card, bundle: nil)",
    ]
  )
  func undeclared(call: String) async throws {
    let tree = try TemporaryTree([
      "App.swift": "import UIKit\n@main class App: UIViewController { func f() { _ = \(call) } }\n",
      "Main.storyboard": DocumentText.scene(
        initial: "c-1",
        #"<viewController id="c-1" customClass="Home" customModule="App" customModuleProvider="target"/>"#
      ),
    ])
    let findings = try await Validator().validate([tree.path]).findings
    #expect(Set(findings.map(\.id)).isSubset(of: [.unknownClass]))
  }
}
