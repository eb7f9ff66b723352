import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Replaced objects")
struct ReplacedObjectTests {
  private static let controller = """
    import UIKit
    class Header: UIView { var top = 0 }
    class Page: UIViewController {
      @IBOutlet var header: Header!
      override func viewDidLoad() { header.top = 3 }
    }

    """

  @Test(
    "Outlets to unknown replacements are undecided",
    arguments: [
      ("Slot.swift", "import UIKit\nclass Slot: UIView {}", ["outlet-type-mismatch crash-on-use"]),
      (
        "Slot.swift",
        "import UIKit\nclass Slot: UIView { override func awakeAfter(using coder: NSCoder) -> Any? { self } }",
        ["outlet-type-mismatch crash-on-use"]
      ),
      (
        "Slot.swift",
        "import UIKit\nclass Slot: UIView { override func awakeAfter(using coder: NSCoder) -> Any? { make() } }",
        []
      ),
      (
        "Slot.swift",
        """
        import UIKit
        class Base: UIView { override func awakeAfter(using coder: NSCoder) -> Any? { return make() } }
        class Slot: Base {}
        """,
        []
      ),
      (
        "Slot.m",
        """
        #import <UIKit/UIKit.h>
        @interface Slot : UIView
        @end
        @implementation Slot
        - (id)awakeAfterUsingCoder:(NSCoder *)coder { return [Kit viewNamed:self.restorationIdentifier]; }
        @end
        """,
        []
      ),
    ]
  )
  func outlets(file: String, source: String, findings: [String]) async throws {
    let module = file.hasSuffix(".m") ? "" : #" customModule="App" customModuleProvider="target""#
    let tree = try TemporaryTree([
      "Page.swift": Self.controller, file: source,
      "Page.storyboard": storyboard(
        initial: "p-1",
        """
        <scene sceneID="a"><objects><viewController id="p-1" customClass="Page" customModule="App"
         customModuleProvider="target"><view key="view" id="v-1"><subviews><view id="v-2" customClass="Slot"\(module)/>
        </subviews></view><connections><outlet property="header" destination="v-2" id="c-1"/></connections>
        </viewController></objects></scene>
        """
      ),
    ])
    let found = try await tree.validate().findings.map { "\($0.id.rawValue) \($0.consequence.rawValue)" }
    #expect(found == findings)
  }
}
