import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Owners whose declared class is unknown")
struct OwnerOfUnseenClassTests {
  typealias Case = Example<String, [String]>

  private static let box = "class Box: UIViewController { @IBOutlet var lid: UIView! }"
  private static let reason = UndefinedOutlet.undefined(
    KeyValueCodingError.UndefinedKey(key: "chart", operation: .set, className: "Box"),
    action: nil
  )
  private static let lacking =
    reason.message + " | " + Finding.Note.owned(insteadOf: "OldBox", isKnown: false).message
  private static let mismatch =
    "owner-mismatch: " + OwnerMismatch.lacking(property: "chart", className: "Box").message
  private static let undecided = "unverified"

  static let cases = [
    Case("\(box)\nclass App { func f() { show(Box(nibName: \"Panel\", bundle: nil)) } }", lacking),
    Case(
      "class Box: UIViewController { @IBOutlet var lid: UIView!; override var nibName: String? { \"Panel\" } }",
      lacking
    ),
    Case(
      """
      class Box: UIViewController {
        @IBOutlet var lid: UIView!
        init() { super.init(nibName: "Panel", bundle: nil) }
      }
      """,
      lacking
    ),
    Case(
      """
      class Box: UIView {
        @IBOutlet var lid: UIView!; @objc var view: UIView!
        func fill() { Bundle.main.loadNibNamed("Panel", owner: self) }
      }
      """,
      lacking
    ),
    // No code loads the nib, the name of the loaded nib is unknown, or the superclass of the owner is unknown.
    Case(box, undecided),
    Case(
      "class Box: UIViewController { func f() { Bundle.main.loadNibNamed(name, owner: self) } }",
      undecided
    ),
    Case(
      "class Box: PodController { init() { super.init(nibName: \"Panel\", bundle: nil) } }",
      undecided
    ),
    // Another class may also own the nib, but the owner that code creates certainly lacks the outlet.
    Case(
      "\(box)\nclass App { func f() { _ = (Box(nibName: \"Panel\"), OldBox(nibName: \"Panel\")) } }",
      mismatch
    ),
    Case(
      "\(box)\nclass App { func f() { _ = (Box(nibName: \"Panel\"), UINib(nibName: \"Panel\", bundle: nil)) } }",
      mismatch
    ),
    Case(
      """
      \(box)
      class App { func f() { _ = Box(nibName: "Panel"); Bundle.main.loadNibNamed("Panel", owner: other) } }
      """,
      mismatch
    ),
    Case(
      """
      class Box: UIViewController { init() { super.init(nibName: "Panel", bundle: nil) } }
      class Big: Box { @IBOutlet var chart: UIView! }
      """,
      undecided
    ),
    Case(
      """
      \(box)
      class Chart: UIViewController { @IBOutlet var chart: UIView! }
      class App { func f() { _ = (Box(nibName: "Panel"), Chart(nibName: "Panel")) } }
      """,
      mismatch
    ),
  ]

  @Test("The code that loads the nib determines the owner", arguments: cases)
  func loaders(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "Panel.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OldBox"><connections>
        <outlet property="lid" destination="v-1" id="c-1"/><outlet property="chart" destination="v-1" id="c-2"/>
        <outlet property="view" destination="v-1" id="c-3"/>
        </connections></placeholder><view id="v-1"/>
        """
      ),
      "Classes.swift": "import UIKit\n\(testCase.input)",
    ])
    let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }.map { finding in
      if finding.consequence == .unverified { return Self.undecided }
      return finding.id == .ownerMismatch ? "owner-mismatch: \(finding.message)" : finding.messageWithNotes
    }
    #expect(found == testCase.expected, sourceLocation: testCase.sourceLocation)
  }

  private static let editor = """
    class Editor: NSObject {
      @IBOutlet var lid: UIView!; @IBOutlet var unset: UIView!
      func edit() { Bundle.main.loadNibNamed("Panel", owner: self); unset.isHidden = true }
    }
    """
  private static let found = ["unconnected-outlet crash-on-use unset", "undefined-outlet crash chart"]

  static let undeclared = [
    Case(editor, found),
    Case("\(editor)\nclass WideEditor: Editor {}"),
    Case(editor.replacing("NSObject", with: "PodEditor")),
    // The class that certainly loads the nib lacks the outlet, although another class may also own the nib.
    Case(
      "\(editor)\nclass Other: NSObject { func f() { Bundle.main.loadNibNamed(\"Panel\", owner: other) } }",
      "owner-mismatch crash chart"
    ),
    Case("\(editor)\nclass Panel: UIViewController {}", "owner-mismatch crash chart"),
  ]

  @Test("The only class that loads a nib owns it if the document declares no class", arguments: undeclared)
  func undeclaredOwner(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "Panel.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="lid" destination="v-1" id="c-1"/><outlet property="chart" destination="v-1" id="c-2"/>
        </connections></placeholder><view id="v-1"/>
        """
      ),
      "Classes.swift": "import UIKit\n\(testCase.input)",
    ])
    let found = try await tree.validate().findings.filter(\.isReported).map {
      "\($0.id.rawValue) \($0.consequence.rawValue) \($0.keyPath ?? "")"
    }
    #expect(found == testCase.expected, sourceLocation: testCase.sourceLocation)
  }

  @Test("A nib that is loaded without an owner sets no outlets, regardless of the declared class")
  func noOwner() async throws {
    let tree = try TemporaryTree([
      "Panel.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OldBox"><connections>
        <outlet property="lid" destination="v-1" id="c-1"/></connections></placeholder><view id="v-1"/>
        """
      ),
      "App.swift": "class App: UIView { func f() { Bundle.main.loadNibNamed(\"Panel\", owner: nil) } }",
    ])
    let found = try await tree.validate().findings.filter { $0.keyPath == "lid" }
    #expect(found.map(\.id) == [.ownerMismatch])
  }

  @Test("A window controller is known by the nib name it provides")
  func windows() async throws {
    let tree = try TemporaryTree([
      "About.xib": mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="AboutWIndow"><connections>
        <outlet property="window" destination="w-1" id="c-1"/><outlet property="icon" destination="w-1" id="c-2"/>
        </connections></customObject><window id="w-1"/>
        """
      ),
      "About.m": """
      @interface AboutWindow : NSWindowController
      @end
      @implementation AboutWindow
      - (NSString *)windowNibName { return @"About"; }
      @end
      """,
    ])
    let found = try await tree.validate().findings
    #expect(found.map(\.keyPath) == ["icon"])
    #expect(found.map(\.consequence) == [.dropped])
  }
}
