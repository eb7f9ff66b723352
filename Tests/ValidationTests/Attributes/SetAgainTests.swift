import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Values that code overwrites")
struct SetAgainTests {
  typealias Case = Example<[String: String], [String]>

  private static let document = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections>
    <outlet property="box" destination="v-1" id="c-1"/><outlet property="view" destination="v-1" id="c-2"/>
    </connections></placeholder><view id="v-1" customClass="Box"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="size"><integer key="value" value="300"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
    """
  )

  private static func swift(box: String = "", panel: String = "") -> [String: String] {
    [
      "A.swift": """
      @objc(Box) class Box: UIView { @IBInspectable var size: Int8 = 0
        \(box)
      }
      @objc(Panel) class Panel: UIViewController { @IBOutlet var box: Box!
        \(panel)
      }
      """
    ]
  }

  private static func objectiveC(box: String = "", panel: String = "") -> [String: String] {
    [
      "A.m": """
      @interface Box : UIView
      @property IBInspectable signed char size;
      @end
      @interface Panel : UIViewController
      @property IBOutlet Box *box;
      @end
      @implementation Box
      \(box)
      @end
      @implementation Panel
      \(panel)
      @end
      """
    ]
  }

  private static func note(_ method: String, _ place: String) -> String {
    "'\(method)' always overwrites this value \(place)"
  }

  static let cases = [
    Case("Swift, nothing", swift(), []),
    Case(
      "Swift, the object's class",
      swift(box: "override func awakeFromNib() { super.awakeFromNib(); size = 4 }"),
      [note("awakeFromNib()", "A.swift:2")]
    ),
    Case(
      "Swift, the owner's class",
      swift(panel: "override func viewDidLoad() { super.viewDidLoad(); box.size = 4 }"),
      [note("viewDidLoad()", "A.swift:5")]
    ),
    Case(
      "Swift, under a condition",
      swift(panel: "override func viewDidLoad() { super.viewDidLoad(); if wide { box.size = 4 } }"),
      []
    ),
    Case("Swift, another method", swift(panel: "func fill() { box.size = 4 }"), []),
    Case(
      "Swift, another property",
      swift(panel: "override func viewDidLoad() { super.viewDidLoad(); box.tag = 4 }"),
      []
    ),
    Case("Objective-C, nothing", objectiveC(), []),
    Case(
      "Objective-C, the object's class",
      objectiveC(box: "- (void)awakeFromNib { [super awakeFromNib]; self.size = 4; }"),
      [note("awakeFromNib()", "A.m:8")]
    ),
    Case(
      "Objective-C, the owner's class",
      objectiveC(panel: "- (void)viewDidLoad { [super viewDidLoad]; self.box.size = 4; }"),
      [note("viewDidLoad()", "A.m:11")]
    ),
    Case(
      "Objective-C, under a condition",
      objectiveC(panel: "- (void)viewDidLoad { if (wide) { self.box.size = 4; } }"),
      []
    ),
    Case("Objective-C, another method", objectiveC(panel: "- (void)fill { self.box.size = 4; }"), []),
  ]

  @Test(arguments: cases)
  func `a note shows the assignment`(_ testCase: Case) async throws {
    let tree = try TemporaryTree(testCase.input.merging(["Panel.xib": Self.document]) { $1 })
    let finding = try #require(
      try await tree.validate().findings.first { $0.id == .lossyNumber },
      sourceLocation: testCase.sourceLocation
    )
    let notes = finding.notes.filter { $0.location != nil }.map { note in
      note.message
        + (note.location.map { " \(tree.relative($0.file)):\($0.position.line)" } ?? "")
    }
    #expect(notes == testCase.expected, sourceLocation: testCase.sourceLocation)
  }
}
