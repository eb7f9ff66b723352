import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ReferenceGraph
@testable import Validation

@Suite("Uses of outlets in traces")
struct TraceVerdictTests {
  private static let document = xib(
    """
    <view id="v" customClass="Card" customModule="App" customModuleProvider="target"><connections>
    <outlet property="button" destination="l" id="o"/></connections></view><label id="l"/>
    """
  )
  private static let card = "class Card: UIView { @IBOutlet var button: UIButton! }\n"

  @Test(
    "A label in a button outlet crashes only if a source uses a button member",
    arguments: [
      (card, Consequence.silent),
      (card + "func f(_ card: Card) { card.button.setTitle(nil, for: .normal) }", .crashOnUse),
    ]
  )
  func asked(source: String, consequence: Consequence) async throws {
    let tree = try TemporaryTree(["Card.xib": Self.document, "Card.swift": source])
    let trace = try await Validator().trace(tree.path + "/Card.xib", sources: [tree.path])
    #expect(trace.events.compactMap(\.consequence) == [consequence])
    let findings = try await tree.validate().findings
    #expect(findings.map(\.consequence) == [consequence])
    #expect(trace.events.compactMap(\.consoleLine) == findings.compactMap(\.consoleMessage))
  }

  @Test(
    "A class with an unread include crashes only by uses of its known members",
    arguments: [("setStringValue:@\"x\"", Consequence.silent), ("shrink", .crashOnUse)]
  )
  func incomplete(use: String, consequence: Consequence) async throws {
    let files = [
      "Pane.h": """
      @interface Label : NSTextField
      - (void)shrink;
      @end
      @interface Pane : NSViewController { IBOutlet Label *text; }
      @end
      """,
      "Pane.m": """
      @implementation Label
      - (void)setStringValue:(NSString *)text { [super setStringValue:text]; }
      #import "Shared.m"
      @end
      @implementation Pane
      - (void)viewDidLoad { [text \(use)]; }
      @end
      """,
      "Pane.xib": mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Pane"><connections>
        <outlet property="view" destination="v" id="o-1"/><outlet property="text" destination="t" id="o-2"/>
        </connections></customObject><customView id="v"/><textField id="t"/>
        """
      ),
    ]
    let findings = try await TemporaryTree(files).validate().findings.filter { $0.id == .outletTypeMismatch }
    #expect(findings.map(\.consequence) == [consequence])
  }

  private static let configured = [
    "nibproof.json": """
    { deploymentTarget: "7.0", excluded: ["Old/**", "Left.xib"],
      classes: [{ name: "Closed", superclass: "UIView", properties: { tint: "UIColor?" } }] }
    """,
    "Q.swift": "class Q: UIView {}", "Old/Q.swift": "class Q: UIView { @IBInspectable var word = \"\" }",
    "Q.xib": attributed("Q", "word"), "Left.xib": attributed("Q", "word"),
    "Closed.xib": attributed("Closed", "word"),
  ]

  private static func attributed(_ className: String, _ key: String) -> String {
    xib(
      """
      <view id="v" customClass="\(className)" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(key)" value="x"/></userDefinedRuntimeAttributes></view>
      """
    )
  }

  @Test(
    "A configuration applies to a trace as to a validation: its system, files and classes",
    arguments: [
      ("Q.xib", ["undefined-key"], Consequence.crash), ("Closed.xib", ["undefined-key"], .crash),
      // The trace of an excluded document does not use the configuration.
      ("Left.xib", [], nil),
    ]
  )
  func configuration(file: String, ids: [String], consequence: Consequence?) async throws {
    let tree = try TemporaryTree(Self.configured)
    let trace = try await Validator().trace(tree.path + "/" + file, sources: [tree.path])
    #expect(trace.events.compactMap(\.consequence) == [consequence].compactMap(\.self))
    let findings = try await tree.validate().findings.filter { tree.relative($0.file) == file }
    #expect(findings.map(\.id.rawValue) == ids)
    #expect(findings.map(\.consequence) == trace.events.compactMap(\.consequence))
  }

  @Test("The owner follows from code if the declared class is unknown")
  func owner() async throws {
    let tree = try TemporaryTree([
      "Panel.xib": xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Former"><connections>"#
          + #"<outlet property="chart" destination="v" id="o"/></connections></placeholder><view id="v"/>"#
      ),
      "Panel.swift":
        "class Panel: UIView { func fill() { Bundle.main.loadNibNamed(\"Panel\", owner: self) } }",
    ])
    let trace = try await Validator().trace(tree.path + "/Panel.xib", sources: [tree.path])
    #expect(trace.events.compactMap(\.consequence) == [.crash])
    #expect(try await tree.validate().findings.map(\.consequence) == [.crash])
  }
}
