import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Validation of small trees")
struct ValidatorTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var elements: String
    var findings: [String]
    var sourceLocation: SourceLocation

    init(
      _ source: String,
      _ elements: String,
      _ findings: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.source = source
      self.elements = elements
      self.findings = findings
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { source }
  }

  static func view(_ attributes: String, class name: String = "V") -> String {
    """
    <view id="v-1" customClass="\(name)" customModule="App" customModuleProvider="target">\
    <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
    """
  }

  static func string(_ keyPath: String, _ value: String = "x") -> String {
    #"<userDefinedRuntimeAttribute type="string" keyPath="\#(keyPath)" value="\#(value)"/>"#
  }

  static func number(_ keyPath: String, _ value: String = "1.5") -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"><real key="value" value="\(value)"/>\
    </userDefinedRuntimeAttribute>
    """
  }

  static func color(_ keyPath: String) -> String {
    """
    <userDefinedRuntimeAttribute type="color" keyPath="\(keyPath)"><color key="value" red="1" green="0.0" \
    blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    """
  }

  static func none(_ keyPath: String) -> String {
    #"<userDefinedRuntimeAttribute type="nil" keyPath="\#(keyPath)"/>"#
  }

  static func outlet(_ property: String, class name: String = "V") -> String {
    """
    <view id="v-1" customClass="\(name)" customModule="App" customModuleProvider="target"><subviews>\
    <button id="b-1"/></subviews><connections><outlet property="\(property)" destination="b-1" id="o-1"/>\
    </connections></view>
    """
  }

  @Test("The findings of a document and a source", arguments: attributes + connections + classes)
  func findings(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "V.xib": xib(testCase.elements), "V.swift": "import UIKit\n\(testCase.source)",
    ])
    let found = try await tree.validate().findings.map { finding in
      "\(finding.id.rawValue) \(finding.consequence) \(finding.keyPath ?? "-")"
        + (finding.suggestion.map { " > \($0)" } ?? "")
    }
    #expect(found == testCase.findings, sourceLocation: testCase.sourceLocation)
  }

  @Test("Locations in the document and of the declaration")
  func places() async throws {
    let tree = try TemporaryTree([
      "V.xib": xib(Self.view("\n  " + Self.string("title"))),
      "V.swift": "class V: UIView {\n  var title = \"\"\n}",
    ])
    let finding = try #require(try await tree.validate().findings.first)
    #expect(finding.position == SourcePosition(line: 5, column: 3))
    #expect(finding.declaration.map { "\($0.position)" } == "2:7")
    #expect(tree.relative(finding.file) == "V.xib")
    #expect(finding.object == Finding.Object(id: "v-1", className: "V", element: "view", label: nil))
    #expect(finding.consoleMessage?.contains("on (App.V): [<App.V 0x…> setValue:forUndefinedKey:]") == true)
  }

  @Test(
    "A lossy or unchecked value has a declaration, or its first use in the first source"
  )
  func declarations() async throws {
    let outlets =
      #"<outlet property="label" destination="b"/><outletCollection property="all" destination="b"/>"#
    let tree = try TemporaryTree([
      "V.xib": xib(
        """
        <view id="v" customClass="V" customModule="App" customModuleProvider="target"><subviews><button id="b"/></subviews>
        <userDefinedRuntimeAttributes>\(Self.number("count") + Self.string("tint"))</userDefinedRuntimeAttributes>
        <connections>\(outlets)</connections></view>
        """
      ),
      "V.swift":
        "class V: UIView {\n  @IBOutlet var label: UILabel!\n @objc var count = 0\n  @objc var all: UIView?\n"
        + "  @objc var tint: UIColor?\n}",
      "Z.swift": "extension V { func a() { label.numberOfLines = 1 } }",
      // A button also has a font, so only `numberOfLines` is missing.
      "Use.swift": "// label.numberOfLines\nextension V {\n  func b() { label.font = nil }\n"
        + "  func c() { label.numberOfLines = 2 }\n  func d() { label.numberOfLines = 3 }\n}",
    ])
    let findings = try await tree.validate().findings
    #expect(
      findings.map { "\($0.id.rawValue) \($0.declaration.map { tree.relative("\($0)") } ?? "")" } == [
        "lossy-number V.swift:3:12", "wrong-object-type V.swift:5:13", "outlet-type-mismatch V.swift:2:17",
        "outlet-collection-type V.swift:4:13",
      ]
    )
    #expect(
      findings.dropFirst(2).first?.notes.last.map {
        tree.relative("\($0.message) \($0.location.map(\.description) ?? "")")
      } == "used here Use.swift:4:1"
    )
  }

  @Test("An undecided finding names the missing class or type")
  func unseenNames() async throws {
    let tree = try TemporaryTree([
      "V.xib": xib(
        """
        <view id="v" customClass="V" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>\(Self.string("a") + Self.string("b"))</userDefinedRuntimeAttributes></view>
        <view id="w" customClass="W" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>\(Self.string("a"))</userDefinedRuntimeAttributes></view>
        <view id="x" customClass="X" customModule="Pod"><userDefinedRuntimeAttributes>\(Self.string("a"))\
        </userDefinedRuntimeAttributes></view>
        """
      ),
      "V.swift": "class V: UIView { @objc var a: Unseen?; @objc var b = make() }\nclass W: Base {}",
    ])
    let findings = try await tree.validate().findings
    #expect(
      findings.map { "\($0.id.rawValue) \($0.object?.id ?? ""): \($0.unresolvedName ?? "")" } == [
        "undefined-key v: Unseen", "undefined-key v: ", "undefined-key w: Base", "unknown-class x: X",
        "undefined-key x: X",
      ]
    )
  }

  @Test("An unreadable document is a finding, and the run continues")
  func brokenDocuments() async throws {
    let tree = try TemporaryTree([
      "Empty.xib": "", "Cut.xib": String(xib("<view id=\"a\">").dropLast(20)),
      "Good.xib": xib(Self.view(Self.string("x"))),
      "V.swift": "class V: UIView {}",
    ])
    let findings = try await tree.validate().findings
    #expect(
      findings.map { "\(tree.relative($0.file)) \($0.id.rawValue)" } == [
        "Cut.xib unreadable-document", "Empty.xib unreadable-document", "Good.xib undefined-key",
      ]
    )
  }

  @Test("The output is the same with any number of jobs")
  func jobs() async throws {
    var files = ["V.swift": "class V: UIView { @objc var a = 0 }"]
    for number in 0..<40 {
      files["d\(number)/V.xib"] = xib(Self.view(Self.string("x\(number)") + Self.number("a")))
    }
    let tree = try TemporaryTree(files)
    var one = Validator.Options()
    one.jobs = 1
    var many = Validator.Options()
    many.jobs = 7
    let findings = try await tree.validate(one).findings
    #expect(findings.count == 80)
    #expect(try await tree.validate(many).findings == findings)
  }

  @Test("Options override documents and specs")
  func options() async throws {
    let tree = try TemporaryTree(["V.xib": xib(Self.view(Self.string("x"))), "V.swift": "class V: UIView {}"])
    var options = Validator.Options()
    options.deploymentTarget = PlatformVersion(7)
    #expect(try await tree.validate(options).findings.map(\.consequence) == [.crash])
  }

  @Test("A later framework member is missing on the oldest system, if it is known")
  func introducedLater() async throws {
    let attribute = Self.number("directionalLayoutMargins")
    let tree = try TemporaryTree(["V.xib": xib(Self.view(attribute)), "V.swift": "class V: UIView {}"])
    var options = Validator.Options()
    options.deploymentTarget = PlatformVersion(10)
    #expect(
      try await tree.validate(options).findings.map { "\($0.consequence) \($0.keyPath ?? "")" } == [
        "dropped directionalLayoutMargins"
      ]
    )
    options.deploymentTarget = PlatformVersion(11)
    #expect(try await tree.validate(options).findings.allSatisfy { $0.consequence != .dropped })
    #expect(try await tree.validate().findings.allSatisfy { $0.consequence != .dropped })
  }

  @Test("A framework member of an unknown version is unverified, unless all systems have it")
  func introducedAtSomeTime() async throws {
    let attribute = Self.number("lookToScrollAxes", "1")
    let tree = try TemporaryTree(["V.xib": xib(Self.view(attribute)), "V.swift": "class V: UIScrollView {}"])
    var options = Validator.Options()
    options.deploymentTarget = PlatformVersion(18, 2)
    let findings = try await tree.validate(options).findings
    #expect(
      findings.map(\.consequence) == [.unverified] && findings.map(\.unverifiedReason) == [.introduction]
    )
    options.deploymentTarget = PlatformVersion(26, 5)
    #expect(try await tree.validate(options).findings == [])
    #expect(try await tree.validate().findings == [])
  }

  @Test(
    "Members of iOS 26 and macOS 26 are missing on older systems",
    arguments: [
      (Platform.iOS, "cornerConfiguration", PlatformVersion(18), PlatformVersion(26)),
      (.macOS, "prefersCompactControlSizeMetrics", PlatformVersion(15), PlatformVersion(26)),
    ]
  )
  func newest(_ platform: Platform, _ key: String, _ old: PlatformVersion, _ new: PlatformVersion)
    async throws
  {
    let view = Self.view(Self.number(key, "1"))
    let tree = try TemporaryTree([
      "V.xib": platform == .macOS ? DocumentText.mac(view.replacing("view", with: "customView")) : xib(view),
      "V.swift": "class V: \(platform == .macOS ? "NSView" : "UIView") {}",
    ])
    var options = Validator.Options()
    options.deploymentTarget = old
    #expect(
      try await tree.validate(options).findings.contains { $0.id == .undefinedKey && $0.keyPath == key }
    )
    options.deploymentTarget = new
    #expect(try await tree.validate(options).findings.allSatisfy { $0.id != .undefinedKey })
  }

  @Test("A finding about two classes of the same name applies to both")
  func alternatives() async throws {
    let tree = try TemporaryTree([
      "one/V.swift": """
      class V: UIView { @objc var a = ""; required init?(coder: NSCoder) { super.init(coder: coder) } }
      """,
      "two/V.swift": """
      class V: UIView { @objc var b = ""; required init?(coder: NSCoder) { fatalError("code only") } }
      """,
      "W1.swift": "class W: UIView {}",
      "W2.swift": "class W: UIControl {}",
      "V.xib": xib(
        Self.view(Self.string("a") + Self.string("b") + Self.string("c")) + "\n"
          + Self.view(Self.string("d"), class: "W").replacing("v-1", with: "v-2")
      ),
    ])
    #expect(
      try await tree.validate().findings.map { "\($0.consequence) \($0.keyPath ?? "")" } == [
        "dropped c", "unverified d",
      ]
    )
  }

  @Test("A C structure with the name of a Swift type does not affect properties")
  func structureNamedString() async throws {
    let tree = try TemporaryTree([
      "greg.h": "struct String { int type; };",
      "V.swift": "class V: UIView { @IBInspectable var title: String? }",
      "V.xib": xib(Self.view(Self.string("title"))),
    ])
    #expect(try await tree.validate().findings.isEmpty)
  }

  @Test("A missing path ends the run")
  func missingPath() async {
    await #expect(throws: ValidationError.noSuchPath("/no/such/tree")) {
      try await Validator().validate(["/no/such/tree"])
    }
  }
}
