import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Owners of nibs")
struct OwnerTests {
  struct Case: CustomTestStringConvertible {
    var file: String
    var source: String
    var finding: String?
    var sourceLocation: SourceLocation

    init(
      _ file: String,
      _ source: String,
      _ finding: String?,
      sourceLocation: SourceLocation = #_sourceLocation
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

  private static let use = "func f() { chart.setTitle(nil, for: .normal) }"

  @Test(
    "An outlet of the wrong type crashes if code of any possible owner uses it",
    arguments: [("", "", Consequence.silent), (use, "", .crashOnUse), ("", use, .crashOnUse)]
  )
  func uses(declared: String, other: String, consequence: Consequence) async throws {
    let tree = try TemporaryTree([
      "Bubble.xib": Self.document.replacing("<view id", with: "<label id"),
      "Declared.swift": "class Declared: UIViewController { @IBOutlet var chart: UIButton!; \(declared) }",
      "Bubble.swift": "class Bubble: UIViewController { @IBOutlet var chart: UIButton!; \(other) }",
    ])
    let findings = try await tree.validate().findings.filter { $0.id == .outletTypeMismatch }
    #expect(findings.map(\.consequence) == [consequence])
    #expect(findings.allSatisfy { $0.notes.contains(.alsoHolds(for: ["Bubble"])) })
  }

  private static let reason = UndefinedOutlet.undefined(
    KeyValueCodingError.UndefinedKey(key: "chart", operation: .set, className: "Declared"),
    action: nil
  )
  private static let lacking = "undefined-outlet crash: " + reason.message
  private static let asOwner = OwnerMismatch.lacking(property: "chart", className: "Box").message
  private static let withoutOwner = OwnerMismatch.withoutOwner(property: "chart", className: "Box").message

  private static func instead(_ owner: String) -> String {
    "undefined-outlet unverified: " + reason.message + " | " + Finding.Note.doesNotHold(for: [owner]).message
  }

  /// A class that has the outlet, and that loads the nib with itself as the owner.
  private static let box = """
    class Box: UIView {
      @IBOutlet var chart: UIView!
      func fill() { Bundle.main.loadNibNamed("Panel", owner: self) }
    }
    """

  static let cases: [Case] = [
    Case(
      "Panel.xib",
      "class Declared: UIViewController {}",
      lacking
    ),
    // A class whose name is that of the document, with or without the suffix 'Controller'.
    Case(
      "Bubble.xib",
      "class Declared: UIViewController {}\nclass Bubble: UIViewController { @IBOutlet var chart: UIView! }",
      instead("Bubble")
    ),
    Case(
      "BubbleView~ipad.xib",
      "class Declared: UIViewController {}\nclass BubbleViewController: UIViewController { @IBOutlet var chart: UIView! }",
      instead("BubbleViewController")
    ),
    Case(
      "Bubble.xib",
      "class Declared: UIViewController {}\nclass Bubble: UIViewController {}",
      lacking + " | " + Finding.Note.alsoHolds(for: ["Bubble"]).message
    ),
    // A class that loads the nib with itself as the owner is the owner, if the declared class cannot load the nib.
    Case("Panel.xib", "class Declared: UIView {}\n\(box)", nil),
    Case(
      "Panel.xib",
      """
      class Declared: UIViewController {}
      class Box: UIViewController {
        @IBOutlet var chart: UIView!
        init() { super.init(nibName: "Panel", bundle: nil) }
      }
      """,
      nil
    ),
    // A controller that code creates with the nib's name, or that specifies the nib's name itself.
    Case(
      "Panel.xib",
      """
      class Declared: UIViewController {}
      class Box: UIViewController { @IBOutlet var chart: UIView! }
      class App { func open() { show(Box(nibName: "Panel", bundle: nil)) } }
      """,
      nil
    ),
    Case(
      "Panel.xib",
      """
      class Declared: UIViewController {}
      class Box: UIViewController { @IBOutlet var chart: UIView!; override var nibName: String? { "Panel" } }
      """,
      nil
    ),
    // The declared class or an unknown class may also load the nib. If code creates a controller of the declared class
    // with the nib, another owner with the outlet makes no difference.
    Case(
      "Panel.xib",
      "class Declared: UIView { func fill() { Bundle.main.loadNibNamed(\"Panel\", owner: self) } }\n\(box)",
      instead("Box")
    ),
    Case(
      "Panel.xib",
      "class Declared: UIView { func fill(_ n: String) { Bundle.main.loadNibNamed(n, owner: self) } }\n\(box)",
      instead("Box")
    ),
    Case(
      "Panel.xib",
      """
      class Declared: UIViewController {}
      class Box: UIViewController { @IBOutlet var chart: UIView! }
      class App { func open() { show(Box(nibName: "Panel", bundle: nil), Declared(nibName: "Panel", bundle: nil)) } }
      """,
      lacking
    ),
    Case("Panel.xib", "class Declared: UIView {}\n\(box)\nclass Big: Box {}", instead("Box")),
    Case(
      "Panel.xib",
      """
      class Declared: UIView {}
      \(box)
      class Maker { func make(_ owner: Any) { Bundle.main.loadNibNamed("Panel", owner: owner) } }
      """,
      instead("Box")
    ),
    Case(
      "Panel.xib",
      """
      class Declared: UIViewController {}
      class Box: UIViewController {}
      class App { func open() { show(Box(nibName: "Panel", bundle: nil)) } }
      """,
      lacking + " | " + Finding.Note.alsoHolds(for: ["Box"]).message
    ),
    // Classes that do not load the nib, or that load the nib without themselves as the owner.
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
      lacking
    ),
    // A window controller that is created with an owner does not own the nib, unless its initializer passes another
    // owner.
    Case(
      "Panel.xib",
      """
      class Declared: NSWindowController {}
      class Box: NSObject { func f() { _ = Declared(windowNibName: "Panel", owner: self) } }
      """,
      "owner-mismatch crash: " + asOwner
    ),
    Case(
      "Panel.xib",
      """
      class Declared: NSWindowController { @IBOutlet var chart: UIView! }
      class Box: NSObject { func f() { _ = Declared(windowNibName: "Panel", owner: self) } }
      """,
      "owner-mismatch crash: " + asOwner
    ),
    Case(
      "Panel.xib",
      """
      class Declared: NSWindowController {
        @IBOutlet var chart: UIView!
        convenience init(windowNibName: String, owner: Any) { self.init(windowNibName: windowNibName, owner: self) }
      }
      class Big: Declared {}
      class Box: NSObject { func f() { _ = Big(windowNibName: "Panel", owner: self) } }
      """,
      nil
    ),
    // The class with the nib's name does not need the outlet if the declared class has it.
    Case(
      "Bubble.xib",
      "class Declared: UIViewController { @IBOutlet var chart: UIView! }\nclass Bubble: UIViewController {}",
      nil
    ),
  ]

  @Test("A finding about the owner needs to apply to all possible owners", arguments: cases)
  func owner(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      testCase.file: Self.document, "Classes.swift": "import UIKit\n\(testCase.source)",
    ])
    // Findings about the unconnected views of the controllers are ignored.
    let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }.map {
      "\($0.id.rawValue) \($0.consequence): \($0.messageWithNotes)"
    }
    #expect(found == [testCase.finding].compactMap(\.self), sourceLocation: testCase.sourceLocation)
  }

  @Test("Two classes with the nib's name are ambiguous")
  func sameNames() async throws {
    let load =
      "class Panel: UIView { class func make() { UINib(nibName: String(describing: self), bundle: nil)"
      + ".instantiate(withOwner: nil) } }"
    for (other, count) in [("class Other: UIView {}", 1), ("open class Panel: UIView {}", 0)] {
      let tree = try TemporaryTree([
        "Panel.xib": Self.document, "Panel.swift": "import UIKit\n\(load)", "Kit/Panel.swift": other,
      ])
      let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }
      let withoutOwner = OwnerMismatch.withoutOwner(property: "chart", className: "Panel").message
      #expect(found.count { $0.message == withoutOwner } == count, "\(other)")
    }
  }

  @Test(
    "Code that loads a nib needs the outlets that it connects",
    arguments: [
      (
        "class Box: UIView { func f() { Bundle.main.loadNibNamed(\"Panel\", owner: nil) } }",
        [withoutOwner]
      ),
      (
        "class Box: UIView { func f() { UINib(nibName: \"Panel\", bundle: nil).instantiate(withOwner: nil) } }",
        [withoutOwner]
      ),
      (
        "class Box: UIView { func f() { Bundle.main.loadNibNamed(\"Panel\", owner: self) } }",
        [asOwner]
      ),
      // Code without a mismatch: `self` is a class in a static method, a subclass may have the outlet, or the nib is
      // only created.
      ("class Box: UIView { static func f() { Bundle.main.loadNibNamed(\"Panel\", owner: self) } }", []),
      (
        "class Box: UIView { func f() { Bundle.main.loadNibNamed(\"Panel\", owner: self) } }\nclass Big: Box {}",
        []
      ),
      ("class Box: UIView { let nib = UINib(nibName: \"Panel\", bundle: nil) }", []),
      // A controller that code creates has exactly the named class, so a subclass does not matter. Its initializer may
      // load another nib.
      (
        "class Box: UIViewController {}\nclass Big: Box {}\nclass App { func f() { show(Box(nibName: \"Panel\", bundle: nil)) } }",
        [asOwner]
      ),
      (
        """
        class Box: UIViewController { init() { super.init(nibName: "Other", bundle: nil) } }
        class App { let box = Box(nibName: "Panel", bundle: nil) }
        """, []
      ),
      ("class App { let box = Declared(nibName: \"Panel\", bundle: nil) }", []),
      ("class App { let box = Unseen(nibName: \"Panel\", bundle: nil) }", []),
      ("class Box: UIView { func f() { Bundle.main.loadNibNamed(\"Other\", owner: nil) } }", []),
    ]
  )
  func loaders(source: String, expected: [String]) async throws {
    let declared = "class Declared: UIViewController { @IBOutlet var chart: UIView! }"
    let tree = try TemporaryTree(["Panel.xib": Self.document, "Classes.swift": "\(declared)\n\(source)"])
    let found = try await tree.validate().findings.filter { $0.id == .ownerMismatch }
    #expect(found.map(\.message) == expected)
    #expect(found.allSatisfy { $0.consequence == .crash && $0.declaration != nil })
  }

  @Test("Objective-C code loads nibs")
  func objectiveC() async throws {
    let source = """
      @interface Declared : UIViewController
      @property IBOutlet UIView *chart;
      @end
      @interface Box : UIView
      @end
      @implementation Box
      - (void)load { [[NSBundle mainBundle] loadNibNamed:@"Panel" owner:self options:nil]; }
      @end
      """
    let tree = try TemporaryTree(["Panel.xib": Self.document, "Classes.m": source])
    let found = try await tree.validate().findings.filter { $0.id == .ownerMismatch }
    #expect(found.map(\.message) == [Self.asOwner])
    #expect(found.first?.consoleMessage?.contains("[<Box 0x…> setValue:forUndefinedKey:]") == true)
  }

  @Test("Actions of the owner are checked")
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
    #expect(try await tree.validate().findings.map(\.consequence) == [.unverified])
  }

  @Test(
    "The main nib's owner is the application, regardless of the declared class",
    arguments: [("Base.lproj/MainMenu.xib", Consequence.unverified), ("Panel.xib", .dropped)]
  )
  func application(file: String, consequence: Consequence) async throws {
    let tree = try TemporaryTree([
      file: mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Declared"><connections>
        <outlet property="delegate" destination="o-1" id="c-1"/></connections></customObject>
        <customObject id="o-1"/>
        <menuItem id="m-1"><connections>
        <action selector="orderFrontStandardAboutPanel:" target="-2" id="a-1"/></connections></menuItem>
        """
      ),
      "Declared.h": "@interface Declared : NSObject\n@end",
    ])
    let findings = try await tree.validate().findings
    #expect(findings.map(\.consequence) == [consequence, consequence])
    #expect(
      findings.allSatisfy {
        ($0.notes == [.doesNotHold(for: ["NSApplication"])]) == (consequence == .unverified)
      }
    )
  }

  @Test(
    "A window controller passes the given owner or itself to its superclass",
    arguments: [
      ("[super initWithWindowNibName:name owner:owner]", "owner-mismatch"),
      ("[super initWithWindowNibName:name owner:self]", nil),
    ] as [(String, String?)]
  )
  func chosenOwner(call: String, finding: String?) async throws {
    let tree = try TemporaryTree([
      "Panel.xib": mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Box"><connections>
        <outlet property="chart" destination="v-1" id="c-1"/></connections></customObject><customView id="v-1"/>
        """
      ),
      "Box.m": """
      @interface Box : NSWindowController { IBOutlet NSView *chart; }
      @end
      @implementation Box
      - (id)initWithWindowNibName:(NSString *)name owner:(id)owner { return self = \(call); }
      @end
      @interface Shelf : NSObject
      @end
      @implementation Shelf
      - (void)open { [[[Box alloc] initWithWindowNibName:@"Panel" owner:self] showWindow:nil]; }
      @end
      """,
    ])
    #expect(try await tree.validate().findings.map(\.id.rawValue) == [finding].compactMap(\.self))
  }
}
