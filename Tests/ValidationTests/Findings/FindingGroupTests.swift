import Checks
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Groups of findings with one cause")
struct FindingGroupTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The view element, with its class and contents.
    let element: String
    let source: String
    /// The groups of findings, each with its id, its consequence and the key paths that it explains.
    let groups: [Group]
    let sourceLocation: SourceLocation

    init(
      _ name: String,
      _ element: String,
      source: String = "",
      _ groups: Group...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.element, self.source, self.groups) = (name, element, source, groups)
      self.sourceLocation = sourceLocation
    }
  }

  struct Group: Hashable, Sendable {
    let id: FindingID
    let consequence: Consequence
    let keyPaths: [String?]

    init(_ id: FindingID, _ consequence: Consequence, _ keyPaths: String?...) {
      (self.id, self.consequence, self.keyPaths) = (id, consequence, keyPaths)
    }
  }

  /// A view of a declared class, which shows that the sources of the module were read.
  private static let other =
    #"<view id="o" customClass="Other" customModule="App" customModuleProvider="target"/>"#
  private static let otherSource = "import UIKit\nclass Other: UIView {}\n"

  private static func view(_ className: String, _ connections: String) -> String {
    """
    <view id="v" customClass="\(className)" customModule="App" customModuleProvider="target"><subviews><button id="b">\
    <connections><action selector="tap:" destination="v" eventType="touchUpInside" id="a"/></connections>\
    </button></subviews>
    <connections>
    \(connections)
    </connections></view>
    """
  }

  private static let outlets = """
    <outlet property="first" destination="b" id="o1"/>
    <outlet property="second" destination="b" id="o2"/>
    """

  private static let trap = """
    class Panel: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      @IBAction func tap(_ sender: Any) {}
    }
    """

  @Test(
    "A broken object explains its findings, with the worst consequence",
    arguments: [
      Case(
        "A missing class with outlets crashes",
        view("Panel", outlets),
        Group(.unknownClass, .crash, "tap:", "first", "second")
      ),
      Case(
        "A missing class whose action alone fails crashes when it is sent",
        view("Panel", ""),
        Group(.unknownClass, .crashOnUse, "tap:")
      ),
      Case(
        "A missing class that lacks nothing is only replaced",
        #"<view id="v" customClass="Panel" customModule="App" customModuleProvider="target"/>"#,
        Group(.unknownClass, .dropped)
      ),
      Case(
        "An initializer that traps precedes each missing outlet",
        view("Panel", outlets),
        source: trap,
        Group(.unimplementedInitializer, .crash, "first", "second")
      ),
      Case(
        "A class that lacks an outlet explains nothing",
        view("Panel", outlets),
        source:
          "class Panel: UIView { @IBOutlet var first: UIButton!; @IBAction func tap(_ sender: Any) {} }",
        Group(.undefinedOutlet, .crash)
      ),
      Case(
        "An outlet of another object has its own cause",
        #"<view id="v" customClass="Panel" customModule="App" customModuleProvider="target"><connections><outlet property="x" destination="v" id="o"/></connections>"#
          + #"<subviews><label id="l"><connections><outlet property="y" destination="v" id="p"/></connections></label>"#
          + "</subviews></view>",
        Group(.unknownClass, .crash, "x"),
        Group(.undefinedOutlet, .crash)
      ),
    ]
  )
  func groups(_ test: Case) async throws {
    let findings = try await TemporaryTree([
      "Panel.xib": xib(Self.other + test.element), "App.swift": Self.otherSource + test.source,
    ]).validate().findings
    let groups = findings.grouped.map { group in
      Group(
        id: group.finding.id,
        consequence: group.finding.consequence,
        keyPaths: group.members.map(\.keyPath)
      )
    }
    #expect(groups == test.groups, sourceLocation: test.sourceLocation)
  }

  @Test("A finding whose cause is suppressed is a separate group")
  func withoutCause() async throws {
    let findings = try await TemporaryTree([
      "Panel.xib": xib(Self.other + Self.view("Panel", Self.outlets)), "App.swift": Self.otherSource,
      "nibproof.json": #"{ allow: [{ id: "unknown-class", reason: "it is known" }] }"#,
    ]).validate().findings
    #expect(findings.grouped.map(\.finding.keyPath) == ["tap:", "first", "second"])
    #expect(findings.grouped.allSatisfy { $0.members.isEmpty })
  }
}

extension FindingGroupTests.Group {
  fileprivate init(id: FindingID, consequence: Consequence, keyPaths: [String?]) {
    (self.id, self.consequence, self.keyPaths) = (id, consequence, keyPaths)
  }
}
