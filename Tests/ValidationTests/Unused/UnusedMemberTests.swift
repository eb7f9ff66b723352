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
