import KeyValueCoding
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Connections of specs")
struct SpecConnectionsTests {
  private static let source = """
    class C: UIViewController {
      @IBOutlet var label: UILabel!
      @IBOutlet var missing: UIView?
      @IBOutlet var stars: [UIView] = []
      @IBAction func go(_ sender: Any) {}
      @IBAction func idle(_ sender: Any) {}
    }
    class Badge: UILabel {}
    """

  private static let swiftDocument = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C" customModule="App" customModuleProvider="target"><connections>
      <outlet property="label" destination="l-1" id="c-1"/><outlet property="titel" destination="l-1" id="c-2"/>
      <outletCollection property="stars" destination="v-1" id="c-3"/>
      <outletCollection property="stars" destination="l-1" id="c-4"/>
      <outlet property="view" destination="v-1" id="c-5"/>
    </connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="v-1"/><label id="l-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
    <button id="b-1"><connections>
      <action selector="go:" destination="-1" eventType="touchUpInside" id="c-6"/>
      <action selector="go:" destination="-1" eventType="touchDown" id="c-7"/>
      <action selector="stop:" destination="-1" eventType="touchDown" id="c-8"/>
      <action selector="later:" destination="-2" eventType="touchDown" id="c-9"/>
    </connections></button>
    <view id="u-1" customClass="Unseen"><connections>
      <outlet property="other" destination="v-1" id="c-10"/>
    </connections></view>
    """

  private static func failures(_ connections: String, others: [String: String] = [:]) async throws -> [String]
  {
    let tree = try TemporaryTree(
      [
        "spec.json":
          "{ severity: { 'undefined-outlet': 'off', 'undefined-action': 'off', 'unknown-class': 'off' }, "
          + "expect: { connections: { \(connections) } } }",
        "C.swift": source, "C.xib": xib(swiftDocument),
      ].merging(others) { $1 }
    )
    return try await tree.validate().results.flatMap(\.failures).map(\.message)
  }

  @Test(
    "An expected connection must have the classes of the connected objects",
    arguments: [
      ("-1.label", "'Badge'"), ("-1.label", "'App.Badge'"), ("-1.label", "['Badge']"), ("-1.missing", "null"),
      ("-1.titel", "null"), ("-1.stars", "['UIView', 'Badge']"), ("-1.view", "'UIView'"), ("b-1.go:", "'C'"),
      ("b-1.stop:", "null"), ("b-1.idle:", "null"), ("b-1.go:", "'App.C'"),
    ]
  )
  func met(_ path: String, _ value: String) async throws {
    #expect(try await Self.failures("'\(path)': \(value)") == [])
    let other = value == "null" ? "'UIView'" : value == "'UIView'" ? "null" : "'UIView'"
    let failures = try await Self.failures("'\(path)': \(other)")
    #expect(failures.count == 1 && failures.allSatisfy { $0.contains("found:") }, "\(failures)")
  }

  @Test(
    "An expected module must be the module of the class, and a name must be complete",
    arguments: [
      "'Other.Badge'", "'App.Other.Badge'", "'.Badge'", "'Badge.'", "'App.'", "'UIKit.Badge'", "''",
    ]
  )
  func modules(_ name: String) async throws {
    #expect(try await Self.failures("'-1.label': \(name)").count == 1)
    #expect(try await Self.failures("'-1.stars': ['UIView', \(name)]").count == 1)
  }

  @Test("A framework class is in the module of its framework", arguments: ["AppKit", "Foo.Bar", "App"])
  func frameworks(_ module: String) async throws {
    #expect(try await Self.failures("'-1.view': '\(module).UIView'").count == 1)
  }

  @Test("The order of an outlet collection counts")
  func order() async throws {
    #expect(try await Self.failures("'-1.stars': ['Badge', 'UIView']").count == 1)
  }

  @Test(
    "An expectation of an unknown connection fails with the reason",
    arguments: [
      ("b-1.later:", "null"), ("b-1.later:", "'C'"), ("-1.lable", "null"), ("u-1.other", "'UIView'"),
      ("b-1.go.:", "null"), ("b-1.nothing:", "null"), ("b-1.nothing", "null"),
      ("u-1.other", "null"),
    ]
  )
  func unknown(_ path: String, _ value: String) async throws {
    let failures = try await Self.failures("'\(path)': \(value)")
    #expect(failures.count == 1 && failures.allSatisfy { $0.contains("' is unknown: ") }, "\(failures)")
  }

  @Test("An object that no document or several documents have cannot be checked")
  func objects() async throws {
    let other = ["D.xib": xib("<view id=\"v-1\"/>")]
    let failures = try await Self.failures(
      "'x-9.label': null, 'v-1.window': null, 'label': null",
      others: other
    )
    #expect(
      failures.map { $0.prefix { $0 != ";" && $0 != ":" } } == [
        "invalid key 'label'", "cannot check 'v-1.window'", "cannot check 'x-9.label'",
      ]
    )
  }

  @Test("Outlets and actions of AppKit")
  func macOS() async throws {
    let source = """
      @interface P : NSWindowController
      @property IBOutlet NSTextField *field;
      - (IBAction)save:(id)sender;
      @end
      @implementation P
      - (IBAction)save:(id)sender {}
      @end
      """
    let document = DocumentText.mac(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="P"><connections>
        <outlet property="field" destination="f-1" id="c-1"/>
      </connections></customObject>
      <textField id="f-1"/>
      <button id="b-1"><connections><action selector="save:" target="-2" id="c-2"/></connections></button>
      """
    )
    let tree = try TemporaryTree([
      "spec.json":
        "{ expect: { connections: { '-2.field': 'NSTextField', 'b-1.save:': 'P', '-2.window': null } } }",
      "P.m": source, "P.xib": document,
    ])
    let result = try #require(try await tree.validate().results.first)
    #expect(result.failures.map(\.message) == [] && result.expectedConnections == 3)
  }
}
