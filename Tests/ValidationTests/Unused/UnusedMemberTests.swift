import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Unused members")
struct UnusedMemberTests {
  /// Two sources, and the names of the unused members.
  struct Case: Sendable {
    var source: String
    var other: String
    var expected: [String]
    var location: SourceLocation

    init(
      _ source: String,
      _ other: String = "",
      unused expected: [String] = [],
      location: SourceLocation = #_sourceLocation
    ) {
      (self.source, self.other, self.expected, self.location) = (source, other, expected, location)
    }
  }

  private static let document = DocumentText.xib(
    """
    <view id="v" customClass="V" customModule="App" customModuleProvider="target">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="1"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="icon" destination="v" id="o"/>
        <outletCollection property="rows" destination="v" id="c"/>
        <action selector="tap:" destination="v" eventType="touchUpInside" id="a"/>
      </connections>
    </view>
    """
  )

  private static let cases = [
    Case("class V: UIView { @IBOutlet var icon: UIView! ; @IBOutlet var rows: [UIView]! }"),
    Case("class V: UIView { @IBAction func tap(_ sender: Any) {} ; @IBInspectable var inset: CGFloat = 0 }"),
    Case("class V: UIView { @IBOutlet var gone: UIView! }", unused: ["gone"]),
    Case("class V: UIView { @IBAction func gone(_ sender: Any) {} }", unused: ["gone:"]),
    Case("class V: UIView { @IBInspectable var gone: CGFloat = 0 }", unused: ["gone"]),
    // A use in the member's own code does not make the member used.
    Case(
      "class V: UIView { @IBInspectable var gone: CGFloat { get { layer.gone } set { layer.gone = newValue } } }",
      unused: ["gone"]
    ),
    Case("class V: UIView { @IBOutlet var gone: UIView! ; func f() { gone.isHidden = true } }"),
    Case("class V: UIView { @IBOutlet var gone: UIView! }", "func f(_ v: V) { v.gone.isHidden = true }"),
    Case("class V: UIView { @IBOutlet var gone: UIView! }", "let key = #keyPath(V.gone)"),
    Case("class V: UIView { @IBOutlet var gone: UIView! }", "let key = \"layer.gone\""),
    Case("class V: UIView { @IBAction func gone(_ s: Any) {} }", "let action = #selector(V.gone(_:))"),
    Case("class V: UIView { @IBAction func gone(_ s: Any) {} }", "let action = Selector(\"gone:\")"),
    // The object certainly has another class.
    Case(
      "class V: UIView { @IBInspectable var gone: CGFloat = 0; func f() { layer.gone = 1; superview?.layer.gone = 1 } }",
      unused: ["gone"]
    ),
    Case(
      "class V: UIView { let shade = CALayer(); @IBInspectable var gone: CGFloat = 0; func f() { shade.gone = 1 } }",
      "func f(_ shape: CAShapeLayer) { shape.gone = 1 }",
      unused: ["gone"]
    ),
    Case(
      "class V: UIView { @IBInspectable var gone: CGFloat = 0 }",
      "func f(_ w: W) { w.gone = 1 }; class W: V {}"
    ),
    Case("class V: UIView { @IBInspectable var gone: CGFloat = 0 }", "func f(_ w: UIView) { w.gone = 1 }"),
    Case("class V: UIView { @IBInspectable var gone: CGFloat = 0 }", "func f(_ w: PodView) { w.gone = 1 }"),
    Case("class V: UIView { @IBInspectable var gone: CGFloat = 0 }", "func f() { make().gone = 1 }"),
    Case(
      "class V: UIView { @IBInspectable var gone: CGFloat = 0 }",
      "func f(_ w: W) { w.layer.gone = 1 }; class W { var layer: V! }"
    ),
    Case(
      "extension CALayer { @IBInspectable var gone: CGFloat { get { 0 } set {} } }",
      "func f(_ w: UIView) { w.layer.gone = 1 }"
    ),
    // Requirements and overridden methods are called through other declarations.
    Case("class V: UIView, P { @IBAction func gone(_ s: Any) {} }", "protocol P { func gone(_ s: Any) }"),
    Case(
      "class V: W { @IBAction override func gone(_ s: Any) {} }",
      "class W: UIView { func gone(_ s: Any) {} }"
    ),
    // Other modules may use the member.
    Case("public class V: UIView { @IBInspectable public var gone: CGFloat = 0 }"),
    Case("class V: UIView { var gone: UIView! ; @objc func other(_ s: Any) {} }"),
  ]

  private func unused(_ test: Case, _ options: Validator.Options) async throws -> [String] {
    let tree = try TemporaryTree([
      "V.swift": "import UIKit\n" + test.source, "Other.swift": "import UIKit\n" + test.other,
      "V.xib": Self.document,
    ])
    return try await tree.validate(options).findings.filter { $0.id == .unusedMember }.compactMap(\.keyPath)
  }

  @Test("Members that no document and no code uses are reported", arguments: cases)
  func members(_ test: Case) async throws {
    var options = Validator.Options()
    options.reportsUnused = true
    #expect(try await unused(test, options) == test.expected, sourceLocation: test.location)
  }

  @Test("Bindings send actions")
  func bindings() async throws {
    var options = Validator.Options()
    options.reportsUnused = true
    let tree = try TemporaryTree([
      "Panel.swift": """
      import AppKit
      class Panel: NSWindowController {
        @IBAction func stamp(_ sender: Any?) {}
        @IBAction func gone(_ sender: Any?) {}
      }
      """,
      "Panel.xib": DocumentText.mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App"/>
        <menu id="m"><items><menuItem id="i"><connections>
          <binding destination="-2" name="target" keyPath="self" id="b"><dictionary key="options">
            <string key="NSSelectorName">stamp:</string></dictionary></binding>
        </connections></menuItem></items></menu>
        """
      ),
    ])
    let found = try await tree.validate(options).findings.filter { $0.id == .unusedMember }
    #expect(found.map(\.keyPath) == ["gone:"])
  }

  /// Objects of a document, the source, and the unused members.
  static let documentRows: [Example<(objects: String, source: String), [String?]>] = [
    Example(
      "an attribute of the layer",
      (attribute("layer.width"), "class V: UIView { @IBInspectable var width: CGFloat = 0 }"),
      ["width"]
    ),
    Example(
      "an attribute of a layer's class",
      (
        attribute("layer.width"),
        "extension CALayer { @IBInspectable var width: CGFloat { get { 0 } set {} } }"
      ),
      []
    ),
    Example(
      "an attribute of another view",
      (attribute("badge.width"), "class V: UIView { @IBInspectable var width: CGFloat = 0 }"),
      []
    ),
    Example(
      "an attribute of a declared layer",
      (
        attribute("layer.width"),
        "class V: UIView { @IBInspectable var width: CGFloat = 0 }; class W { var layer: V! }"
      ),
      []
    ),
    Example(
      "an action of another object",
      (action("a", #"<view id="a" customClass="A"/>"#), actions),
      ["tap:"]
    ),
    Example("an action of the object", (action("v", ""), actions), []),
    Example("an action of a subclass", (action("s", #"<view id="s" customClass="S"/>"#), actions), []),
    Example("an action of an unknown class", (action("p", #"<view id="p" customClass="P"/>"#), actions), []),
    Example("an action of a view's class", (action("u", #"<view id="u"/>"#), actions), []),
    Example(
      "an action of the owner instead of another object",
      (action("-1", #"<view id="w" customClass="V"/>"#), actions),
      ["tap:"]
    ),
    Example(
      "an action of the owner, which may have the class",
      (action("-1", ""), actions.replacing("V: UIView", with: "V2: UIViewController")),
      []
    ),
    Example("an action of the first responder", (action("-2", ""), actions), []),
  ]

  private static func attribute(_ keyPath: String) -> String {
    """
    <view id="v" customClass="V"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"><real key="value" value="1"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
    """
  }

  private static func action(_ receiver: String, _ objects: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="O"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="v" customClass="V"/><button id="b"><connections>
      <action selector="tap:" destination="\(receiver)" eventType="touchUpInside" id="c"/></connections></button>
    \(objects)
    """
  }

  private static let actions = """
    class V: UIView { @IBAction func tap(_ sender: Any) {} }
    class S: V {}
    class A: UIView {}
    class O: UIViewController {}
    """

  @Test("Documents use members of the classes of their objects", arguments: documentRows)
  func documents(_ row: Example<(objects: String, source: String), [String?]>) async throws {
    var options = Validator.Options()
    options.reportsUnused = true
    let tree = try TemporaryTree([
      "V.swift": "import UIKit\n" + row.input.source, "V.xib": DocumentText.xib(row.input.objects),
    ])
    let found = try await tree.validate(options).findings.filter { $0.id == .unusedMember }
    #expect(found.map(\.keyPath) == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("They are off by default, and notes if enabled")
  func severity() async throws {
    let source = "import UIKit\nclass V: UIView {\n  @IBOutlet var gone: UIView!\n}"
    func severities(_ configuration: String, _ options: Validator.Options = .init()) async throws
      -> [Severity]
    {
      let tree = try TemporaryTree([
        "V.swift": source, "V.xib": Self.document, "nibproof.json": configuration,
      ])
      return try await tree.validate(options).findings.filter { $0.id == .unusedMember }
        .map { $0.severity(under: .normal) }
    }
    #expect(try await severities("{}").isEmpty)
    #expect(try await severities("{ unused: 'note' }") == [.note])
    #expect(try await severities("{ severity: { 'unused-member': 'error' } }") == [.error])
    var only = Validator.Options()
    only.only = [.unusedMember]
    #expect(try await severities("{}", only) == [.note])
    #expect(try await severities("{ unused: 'off' }", only) == [.note])
    var disabled = Validator.Options()
    disabled.disabled = [.unusedMember]
    #expect(try await severities("{ unused: 'note' }", disabled).isEmpty)
  }

  @Test("Comments and baselines suppress them")
  func acceptance() async throws {
    let comment = "// nibproof:ignore unused-member - set by a plugin"
    let source = "import UIKit\nclass V: UIView {\n  \(comment)\n  @IBOutlet var gone: UIView!\n}"
    let tree = try TemporaryTree([
      "V.swift": source, "V.xib": Self.document, "nibproof.json": "{ unused: 'note' }",
    ])
    #expect(try await tree.validate().findings.filter { $0.id == .unusedMember }.isEmpty)
    try tree.write("V.swift", source.replacing(comment, with: ""))
    var report = try await tree.validate()
    #expect(report.findings.contains { $0.id == .unusedMember })
    let baseline = Baseline(of: report, folder: tree.path)
    #expect(baseline.remove(from: &report, folder: tree.path, paths: [tree.path]).isEmpty)
    #expect(report.findings.isEmpty)
  }
}
