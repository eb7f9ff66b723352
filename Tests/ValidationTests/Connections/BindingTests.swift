import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("macOS bindings")
struct BindingTests {
  typealias Case = ValidatorTests.Case

  private static let app = #"customModule="App" customModuleProvider="target""#

  /// Returns an object with a class of the app, and a field that is bound to the object.
  private static func field(
    _ keyPath: String,
    of className: String = "Model",
    as name: String = "value",
    _ connections: String = ""
  ) -> String {
    """
    <customObject id="m-1" customClass="\(className)" \(app)><connections>\(connections)</connections></customObject>
    \(binding(keyPath, to: "m-1", as: name))
    """
  }

  private static func binding(_ keyPath: String, to destination: String, as name: String = "value") -> String
  {
    """
    <textField id="t-1"><connections>
    <binding destination="\(destination)" name="\(name)" keyPath="\(keyPath)" id="b-1"/></connections></textField>
    """
  }

  /// Returns a File's Owner, and a field that is bound to the owner.
  private static func owner(_ keyPath: String, of className: String, _ connections: String = "") -> String {
    """
    <customObject id="-2" userLabel="File's Owner" customClass="\(className)" \
    \(className.hasPrefix("NS") ? "" : app)><connections>\(connections)</connections></customObject>
    \(binding(keyPath, to: "-2"))
    """
  }

  private static let model = "class Model: NSObject { @objc dynamic var title = \"\" }\n"

  static let cases = [
    Case(model, field("title")),
    Case(model, field("self.title")),
    Case(
      model,
      field("titel"),
      "undefined-binding dropped titel > title"
    ),
    Case(
      model,
      field("self.titel", as: "enabled2"),
      "undefined-binding dropped self.titel > title"
    ),
    Case(
      "class Model: NSObject { var title = \"\" }",
      field("title"),
      "undefined-binding dropped title"
    ),
    // A binding to a read-only property reads without an error.
    Case("class Model: NSObject { @objc let title = \"\" }", field("title")),
    Case("class Model: NSObject { @objc var title: String { \"\" } }", field("title")),
    // Key-value coding also finds methods, including the accessor methods of a collection.
    Case("class Model: NSObject { @objc func title() -> String { \"\" } }", field("title")),
    Case("class Model: NSObject { @objc func isOpen() -> Bool { true } }", field("open")),
    Case(
      "class Model: NSObject { @objc func countOfRows() -> Int { 0 }; @objc func objectInRowsAtIndex(_ index: Int) -> Any { 0 } }",
      field("rows")
    ),
    Case(
      "class Model: NSObject { @objc func countOfRows() -> Int { 0 } }",
      field("rows"),
      "undefined-binding dropped rows"
    ),
    Case(model, field("class")),
    Case(model, field("proxy")),
    // Key paths that are read only on a click, and key paths that do not name a property.
    Case(model, field("self.titel", as: "argument")),
    Case(model, field("titel", as: "target2")),
    Case(model, field("")),
    Case(model, field("@count")),
    // The class of a property's value is unknown, unless the document connects the property to an object.
    Case("class Model: NSObject { @objc var other: NSObject? }", field("other.titel")),
    Case("class Model: NSObject { @objc var other = NSObject() }", field("other.titel")),
    Case(
      model + "class Holder: NSObject { @IBOutlet var model: Model! }",
      field("model.titel", of: "Holder", #"<outlet property="model" destination="m-2" id="o-1"/>"#)
        + #"<customObject id="m-2" customClass="Model" \#(app)/>"#,
      "undefined-binding dropped model.titel > title"
    ),
    // Array and tree controllers, and user defaults.
    Case("", #"<arrayController id="m-1"/>"# + binding("arrangedObjects.titel", to: "m-1")),
    Case("", #"<arrayController id="m-1"/>"# + binding("selection.titel", to: "m-1")),
    Case("", #"<treeController id="m-1"/>"# + binding("arrangedObjects.titel", to: "m-1")),
    Case(
      "class Tree: NSTreeController {}",
      #"<treeController id="m-1" customClass="Tree" \#(app)/>"# + binding("arrangedObjects.a.b", to: "m-1")
    ),
    Case("", #"<userDefaultsController id="m-1"/>"# + binding("values.titel", to: "m-1")),
    Case(
      "",
      #"<arrayController id="m-1"/>"# + binding("arangedObjects.title", to: "m-1"),
      "undefined-binding dropped arangedObjects.title > arrangedObjects"
    ),
    // Classes that accept any key, override the methods that read keys, or have an unknown superclass.
    Case("", #"<customObject id="m-1" customClass="NSMutableDictionary"/>"# + binding("x", to: "m-1")),
    Case(
      "class Model: NSObject { override func value(forUndefinedKey key: String) -> Any? { nil } }",
      field("titel")
    ),
    Case(
      "class Model: NSObject { override func value(forKey key: String) -> Any? { nil } }",
      field("titel")
    ),
    Case("class Model: Gone {}", field("titel")),
    // Owners.
    Case(
      "class Panel: NSWindowController { @objc dynamic var title = \"\" }",
      owner("titles", of: "Panel"),
      "undefined-binding dropped titles > title"
    ),
    Case(
      """
      class Panel: NSWindowController { @objc dynamic var title = "" }
      class Other: NSWindowController {
        @objc dynamic var titles = ""
        override var windowNibName: NSNib.Name? { "A" }
      }
      """,
      owner("titles", of: "Panel")
    ),
    Case(
      """
      class Panel: NSWindowController {
        @objc dynamic var title = ""
        override var windowNibName: NSNib.Name? { "A" }
      }
      class Other: NSWindowController {
        @objc dynamic var titles = ""
        override var windowNibName: NSNib.Name? { "A" }
      }
      """,
      owner("titles", of: "Panel"),
      "undefined-binding unverified titles > title"
    ),
    // Before the event loop runs, an exception terminates the app.
    Case(
      "class AppDelegate: NSObject { @objc dynamic var title = \"\" }",
      owner(
        "delegate.titel",
        of: "NSApplication",
        #"<outlet property="delegate" destination="d-1" id="o-1"/>"#
      )
        + #"<customObject id="d-1" customClass="AppDelegate" \#(app)/>"#,
      "undefined-binding crash delegate.titel > title"
    ),
    Case(
      model,
      binding("title", to: "gone"),
      "dangling-destination invalid title"
    ),
  ]

  private static func document(_ elements: String, _ platform: String = "Cocoa") -> String {
    platform == "Cocoa" ? DocumentText.mac(elements) : DocumentText.xib(elements)
  }

  private static func found(_ files: [String: String]) async throws -> [Finding] {
    try await TemporaryTree(files).validate().findings
  }

  @Test("The object has the bound key", arguments: cases)
  func read(_ binding: Case) async throws {
    let source = "import AppKit\n" + binding.source
    let found = try await Self.found(["A.xib": Self.document(binding.elements), "App.swift": source]).map {
      "\($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "-")" + ($0.suggestion.map { " > \($0)" } ?? "")
    }
    #expect(found == binding.findings, sourceLocation: binding.sourceLocation)
  }

  @Test("Objective-C properties, methods and instance variables can be bound")
  func objectiveC() async throws {
    let source = """
      @interface Model : NSObject { int count; BOOL _isOpen; }
      @property (copy) NSString *title;
      - (id)firstRow;
      @end
      @implementation Model
      - (id)firstRow { return nil; }
      @end
      """
    for (keyPath, finding) in [
      ("title", nil), ("count", nil), ("open", nil), ("firstRow", nil), ("lastRow", "lastRow"),
    ] as [(String, String?)] {
      let document = Self.document(Self.field(keyPath).replacing(Self.app, with: ""))
      let found = try await Self.found(["A.xib": document, "Model.m": source])
      #expect(found.map(\.keyPath) == [finding].compactMap(\.self), "\(keyPath)")
    }
  }

  @Test("The finding is at the binding, with the console message and the declaration")
  func finding() async throws {
    let source = "import AppKit\nclass Model: NSObject { var title = \"\" }"
    let files = ["A.xib": Self.document(Self.field("title")), "App.swift": source]
    let finding = try #require(try await Self.found(files).first)
    #expect(
      finding.consoleMessage
        == "[<App.Model 0x…> valueForUndefinedKey:]: this class is not key value coding-compliant for the key title."
    )
    #expect(finding.object?.id == "t-1")
    #expect(finding.keyPath == "title")
    #expect(finding.position.line == 6)
    #expect(finding.declaration?.position.line == 2)
  }

  @Test("iOS has no bindings")
  func iOS() async throws {
    let files = [
      "A.xib": Self.document(Self.field("titel"), "CocoaTouch"), "App.swift": "import UIKit\n" + Self.model,
    ]
    #expect(try await Self.found(files).isEmpty)
  }
}
