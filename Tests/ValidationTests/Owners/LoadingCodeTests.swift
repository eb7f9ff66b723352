import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Owners that the loading code determines")
struct LoadingCodeTests {
  typealias Case = Example<String, [Consequence]>

  private static let box = "class Box: UIViewController { @IBOutlet var chart: UIView!"
  private static let other = "\nclass Declared: UIViewController {}"
  private static let loading = """
    protocol XibLoading {}
    extension XibLoading where Self: UIView {
      func loadXib() {
        Bundle(for: type(of: self)).loadNibNamed(String(describing: type(of: self)), owner: self, options: nil)
      }
    }
    """

  static let cases = [
    // Names from generated code.
    Case(
      "\(box); init() { let nib = R.nib.panel; super.init(nibName: nib.name, bundle: nib.bundle) } }\(other)",
      []
    ),
    Case("\(box); init() { super.init(nibName: R.nib.panel.name, bundle: nil) } }\(other)", []),
    Case("\(box); func f() { _ = R.nib.panel(withOwner: self) } }\(other)", []),
    Case("\(box); func f() { R.nib.panel.instantiate(withOwner: self) } }\(other)", []),
    Case("\(box) }\nclass App { func f() { show(Box(nib: R.nib.panel)) } }\(other)", []),
    Case(
      "class Box: UIViewController { init() { super.init(nibName: R.nib.panel.name, bundle: nil) } }\(other)",
      [.crash]
    ),
    // Properties that an initializer sets.
    Case(
      "\(box) }\nclass App<T> { let box: Box; init() { box = Box(nibName: \"Panel\", bundle: nil) } }",
      []
    ),
    Case(
      "class Box: UIViewController {}\nclass App<T> { let b: Box; init() { b = Box(nibName: \"Panel\", bundle: nil) } }",
      [.crash]
    ),
    // Loading code that the class inherits.
    Case("\(loading)\nclass Panel: UIView, XibLoading { @IBOutlet var chart: UIView! }", []),
    Case("\(loading)\nclass Panel: UIView, XibLoading {}", [.crash]),
    Case(
      """
      class Base: UIView { func load() { Bundle.main.loadNibNamed("\\(type(of: self))", owner: self) } }
      class Panel: Base { @IBOutlet var chart: UIView! }
      """,
      []
    ),
  ]

  @Test("Findings apply to the true owner", arguments: cases)
  func owners(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "Panel.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Declared"><connections>
        <outlet property="chart" destination="v-1" id="c-1"/></connections></placeholder><view id="v-1"/>
        """
      ),
      "Classes.swift": "import UIKit\n\(testCase.input)",
    ])
    let found = try await tree.validate().findings.filter { $0.keyPath == "chart" || $0.id == .unknownClass }
    #expect(found.map(\.consequence) == testCase.expected, sourceLocation: testCase.sourceLocation)
  }

  @Test(
    "A nib that is registered for reuse has no owner that could lack an action",
    arguments: [
      (#"t.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "a")"#, 0),
      ("t.register(R.nib.row)", 0),
      (#"t.register(UINib(resource: R.nib.row), forCellReuseIdentifier: "a")"#, 0),
      ("let nib = R.nib.row; t.register(nib)", 0),
      (#"Bundle.main.loadNibNamed("Row", owner: self)"#, 1),
      ("_ = R.nib.row(withOwner: self)", 1),
    ]
  )
  func actions(code: String, count: Int) async throws {
    let tree = try TemporaryTree([
      "Row.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List"/>
        <tableViewCell id="c-1"><subviews><button id="b-1"><connections>
        <action selector="tap:" destination="-1" eventType="touchUpInside" id="a-1"/>
        </connections></button></subviews></tableViewCell>
        """
      ),
      "List.swift": "import UIKit\nclass List: UIViewController { func f() { \(code) } }",
    ])
    #expect(try await tree.validate().findings.count { $0.keyPath == "tap:" } == count)
  }
}
