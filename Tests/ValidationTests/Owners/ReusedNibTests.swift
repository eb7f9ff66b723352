import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Outlets of File's Owner in nibs that are registered for reuse")
struct ReusedNibTests {
  struct Case: CustomTestStringConvertible {
    var body: String
    var other: String
    var isFound: Bool
    var sourceLocation: SourceLocation

    init(
      _ body: String,
      other: String = "",
      _ isFound: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.body, self.other, self.isFound) = (body, other, isFound)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { body + other }
  }

  private static let nib = #"UINib(nibName: "Row", bundle: nil)"#
  private static let cell = #"t.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "a")"#

  private static func owner(_ className: String = "") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(className)><connections>
    <outlet property="chart" destination="v-1" id="c-1"/></connections></placeholder>
    """
  }

  private static func row(_ className: String = "") -> String {
    xib(owner(className) + #"<tableViewCell id="c-2"><subviews><view id="v-1"/></subviews></tableViewCell>"#)
  }

  private func findings(_ files: [String: String]) async throws -> [Finding] {
    try await TemporaryTree(files).validate().findings.filter { $0.id == .ownerMismatch }
  }

  static let cases = [
    Case(cell, true),
    Case("t.register(\(nib), forCellWithReuseIdentifier: Row.id)", true),
    Case("t.register(\(nib), forSupplementaryViewOfKind: k, withReuseIdentifier: \"a\")", true),
    Case("t.register(\(nib), forHeaderFooterViewReuseIdentifier: \"a\")", true),
    Case("let nib = \(nib); t.register(nib, forCellReuseIdentifier: \"a\")", true),
    Case(
      #"t.register(UINib(nibName: String(describing: Row.self), bundle: nil), forCellReuseIdentifier: "a")"#,
      true
    ),
    // A nib that is created but not registered, another nib, or a nib with an unknown name.
    Case("_ = \(nib)", false),
    Case(#"t.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: "a")"#, false),
    Case(#"t.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: "a")"#, false),
    Case(#"t.register(Row.self, forCellReuseIdentifier: "Row")"#, false),
    // Other code loads the nib with an owner, or may load it.
    Case(cell, other: #"func load() { Bundle.main.loadNibNamed("Row", owner: self) }"#, false),
    Case(cell, other: #"func load() { Bundle.main.loadNibNamed("Row", owner: other) }"#, false),
    Case(cell, other: #"func load() { show(Panel(nibName: "Row", bundle: nil)) }"#, false),
    Case(cell, other: "static let nib = \(nib)", false),
    Case(cell, other: "func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: self) }", false),
    Case(cell, other: "func load() { \(nib).instantiate(withOwner: self) }", false),
    Case(cell, other: #"func load() { Bundle.main.loadNibNamed("Other", owner: self) }"#, true),
  ]

  @Test("No object has them, unless other code loads the nib", arguments: cases)
  func registrations(_ testCase: Case) async throws {
    let found = try await findings([
      "Row.xib": Self.row(),
      "List.swift": """
      class List: UIViewController {
        @IBOutlet var chart: UIView!
        func f() { \(testCase.body) }
        \(testCase.other)
      }
      """,
    ])
    let message = OwnerMismatch.registered(property: "chart", className: "List").message
    #expect(
      found.map(\.message) == (testCase.isFound ? [message] : []),
      sourceLocation: testCase.sourceLocation
    )
    #expect(
      found.allSatisfy { $0.consequence == .crash && $0.declaration?.file.hasSuffix("List.swift") == true }
    )
    #expect(
      found.allSatisfy { $0.consoleMessage?.contains("[<NSObject 0x…> setValue:forUndefinedKey:]") == true }
    )
  }

  @Test("Two nibs with the same name are ambiguous")
  func repeatedNames() async throws {
    let source = #"class List: UIViewController { func f() { Bundle.main.loadNibNamed("Row", owner: nil) } }"#
    #expect(try await findings(["Row.xib": Self.row(), "List.swift": source]).count == 1)
    #expect(
      try await findings(["A/Row.xib": Self.row(), "B/Row.xib": Self.row(), "List.swift": source]).isEmpty
    )
  }

  @Test("An unread dependency does not add members to the plain NSObject")
  func unseenDependency() async throws {
    let found = try await findings([
      "Row.xib": Self.row(),
      "List.swift": "import Pod\nclass List: UIViewController { func f() { \(Self.cell) } }",
    ])
    #expect(found.map(\.consequence) == [.crash])
  }

  @Test("The declared class of the owner is ignored, even if it has the outlet")
  func declaredOwner() async throws {
    let source = """
      class Row: UITableViewCell { @IBOutlet var chart: UIView! }
      class List: UIViewController { func f() { \(Self.cell) } }
      class More: UIViewController { func f() { \(Self.cell) } }
      """
    let found = try await findings(["Row.xib": Self.row(#"customClass="Row""#), "List.swift": source])
    #expect(found.map(\.declaration?.position.line) == [2], "the first registration is enough")
    let loading = source.replacing(
      "UIView! }",
      with: "UIView!; func f(_ name: String) { Bundle.main.loadNibNamed(name, owner: self) } }"
    )
    #expect(try await findings(["Row.xib": Self.row(#"customClass="Row""#), "List.swift": loading]).isEmpty)
  }

  @Test("A nib with several top-level objects is not a cell nib")
  func crowded() async throws {
    let source = "class List: UIViewController { func f() { \(Self.cell) } }"
    let crowded = xib(Self.owner() + #"<tableViewCell id="c-2"/><view id="v-1"/>"#)
    #expect(try await findings(["Row.xib": crowded, "List.swift": source]).isEmpty)
    #expect(
      try await findings(["A/Row.xib": Self.row(), "B/Row.xib": Self.row(), "List.swift": source]).isEmpty
    )
  }

  private static let item = """
    <collectionViewItem id="i-1"><connections><outlet property="view" destination="v-1" id="c-2"/></connections>
    </collectionViewItem>
    """

  @Test(
    "On macOS, collection views load item nibs without an owner, table views with one",
    arguments: [
      (item, "forItemWithIdentifier: id", true),
      (item, "forIdentifier: id", false),
      // An item without a view loads the nib named after its class again, with itself as the owner.
      (#"<collectionViewItem id="i-1"/>"#, "forItemWithIdentifier: id", false),
      ("", "forItemWithIdentifier: id", false),
    ]
  )
  func items(item: String, label: String, isFound: Bool) async throws {
    let found = try await findings([
      "Row.xib": mac(
        """
        <customObject id="-2" userLabel="File's Owner"><connections>
        <outlet property="view" destination="v-1" id="c-1"/></connections></customObject>
        <customView id="v-1"/>\(item)
        """
      ),
      "List.m": """
      @interface List : NSViewController
      @end
      @implementation List
      - (void)viewDidLoad {
        NSNib *nib = [[NSNib alloc] initWithNibNamed:@"Row" bundle:nil];
        [self.list registerNib:nib \(label.replacing(" ", with: ""))];
      }
      @end
      """,
    ])
    #expect(found.map(\.consequence) == (isFound ? [.dropped] : []))
    #expect(found.allSatisfy { $0.consoleMessage?.contains("(view) outlet from (NSObject)") == true })
  }

  @Test("A source that no target builds does not register nibs", arguments: [true, false])
  func unbuilt(isBuilt: Bool) async throws {
    let found = try await findings([
      ProjectText.path: """
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3); };
      F1 = { isa = PBXFileReference; path = "App.swift"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "List.swift"; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = "Row.xib"; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, \(isBuilt ? "B2, " : "")B3); };
      L = { buildConfigurations = (C); };
      C = { buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      }; rootObject = P; }
      """,
      "Row.xib": Self.row(), "App.swift": "@main class App {}",
      "List.swift": "class List: UIViewController { func f() { \(Self.cell) } }",
    ])
    #expect(found.count == (isBuilt ? 1 : 0))
  }
}
