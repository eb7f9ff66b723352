import NibLoading
import Testing

@testable import Validation

@Suite("Who owns a nib")
struct OwnerTests {
  struct Case: CustomTestStringConvertible {
    var file: String
    var source: String
    var finding: String?
    var sourceLocation: Testing.SourceLocation

    init(
      _ file: String,
      _ source: String,
      _ finding: String?,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      self.file = file
      self.source = source
      self.finding = finding
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(file): \(source)" }
  }

  private static let document = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Declared"><connections>
    <outlet property="chart" destination="v-1" id="c-1"/>
    </connections></placeholder><view id="v-1"/>
    """
  )

  static let cases: [Case] = [
    Case(
      "Panel.xib",
      "class Declared: UIViewController {}",
      "undefined-outlet crash: Declared has no outlet 'chart'"
    ),
    // A class called like the document, with or without the end of a controller's name.
    Case(
      "Bubble.xib",
      "class Declared: UIViewController {}\nclass Bubble: UIViewController { @IBOutlet var chart: UIView! }",
      """
      undefined-outlet unproved: Declared has no outlet 'chart'; Bubble may own the nib instead, and nothing speaks against it
      """
    ),
    Case(
      "BubbleView~ipad.xib",
      "class Declared: UIViewController {}\nclass BubbleViewController: UIViewController { @IBOutlet var chart: UIView! }",
      """
      undefined-outlet unproved: Declared has no outlet 'chart'; BubbleViewController may own the nib instead, and nothing speaks against it
      """
    ),
    Case(
      "Bubble.xib",
      "class Declared: UIViewController {}\nclass Bubble: UIViewController {}",
      """
      undefined-outlet crash: Declared has no outlet 'chart'; the same holds for Bubble, which may own the nib as well
      """
    ),
    // A class that loads the nib for itself.
    Case(
      "Panel.xib",
      """
      class Declared: UIView {}
      class Box: UIView {
        @IBOutlet var chart: UIView!
        func fill() { Bundle.main.loadNibNamed("Panel", owner: self) }
      }
      """,
      "undefined-outlet unproved: Declared has no outlet 'chart'; Box may own the nib instead, and nothing speaks against it"
    ),
    Case(
      "Panel.xib",
      """
      class Declared: UIViewController {}
      class Box: UIViewController {
        @IBOutlet var chart: UIView!
        init() { super.init(nibName: "Panel", bundle: nil) }
      }
      """,
      "undefined-outlet unproved: Declared has no outlet 'chart'; Box may own the nib instead, and nothing speaks against it"
    ),
    // Classes that do not load it, or not for themselves.
    Case(
      "Panel.xib",
      """
      class Declared: UIView {}
      class Box: UIView {
        @IBOutlet var chart: UIView!
        func fill() { Bundle.main.loadNibNamed("Panel", owner: nil) }
        func other() { Bundle.main.loadNibNamed("Other", owner: self) }
        func list() { table.register(UINib(nibName: "Panel", bundle: nil)) }
      }
      """,
      "undefined-outlet crash: Declared has no outlet 'chart'"
    ),
    // What the declared class has, nobody else need have.
    Case(
      "Bubble.xib",
      "class Declared: UIViewController { @IBOutlet var chart: UIView! }\nclass Bubble: UIViewController {}",
      nil
    ),
  ]

  @Test("A finding about the owner holds only if it holds for all who may own the nib", arguments: cases)
  func owner(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      testCase.file: Self.document, "Classes.swift": "import UIKit\n\(testCase.source)",
    ])
    // That the controllers' view is not connected is another matter.
    let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }.map {
      "\($0.id.rawValue) \($0.consequence): \($0.message)"
    }
    #expect(found == [testCase.finding].compactMap(\.self), sourceLocation: testCase.sourceLocation)
  }

  @Test("Actions of the owner are the owner's business too")
  func actions() async throws {
    let tree = try TemporaryTree([
      "Bubble.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Declared"/><button id="b-1"><connections>
        <action selector="tap:" destination="-1" eventType="touchUpInside" id="a-1"/>
        </connections></button>
        """
      ),
      "Classes.swift": """
      class Declared: UIViewController {}
      class Bubble: UIViewController { @IBAction func tap(_ sender: Any) {} }
      """,
    ])
    #expect(try await tree.validate().findings.map(\.consequence) == [.unproved])
  }
}
