import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Bindings through object and array controllers")
struct ControllerBindingTests {
  struct App: Sendable {
    var source = ControllerBindingTests.model
    var keyPaths = ["selection.title", "selection.count"]
    var element = "objectController"
    var attributes = ""
    var className = "Model"
    /// The connections of the controller.
    var connections = ""
    var outlets = #"<outlet property="controller" destination="c-1" id="o-1"/>"#
  }

  typealias Row = Example<App, [String]>

  private static let model = "class Model: NSObject { @objc dynamic var title = \"\" }\n"
  private static let missing = ["undefined-binding dropped selection.count"]

  private static func document(_ app: App) -> String {
    let fields = app.keyPaths.enumerated().map { index, keyPath in
      """
      <textField id="t-\(index)"><connections>
      <binding destination="c-1" name="value" keyPath="\(keyPath)" id="b-\(index)"/></connections></textField>
      """
    }
    return mac(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="Panel"><connections>\(app.outlets)</connections>
      </customObject>
      <\(app.element) id="c-1" objectClassName="\(app.className)" \(app.attributes)><connections>\(app.connections)
      </connections></\(app.element)>
      \(fields.joined(separator: "\n"))
      """
    )
  }

  private static let all = App(
    keyPaths: ["arrangedObjects.title", "arrangedObjects.count", "selectedObjects.size"],
    element: "arrayController"
  )

  private static func content(_ name: String, _ keyPath: String) -> String {
    #"<binding destination="-2" name="\#(name)" keyPath="\#(keyPath)" id="b-9"/>"#
  }

  static let rows: [Row] = [
    Row("a missing key", App(), missing),
    Row("the keys of the class", App(keyPaths: ["selection.title", "selection.self", "selection"]), []),
    Row(
      "an array controller",
      all,
      ["undefined-binding dropped arrangedObjects.count", "undefined-binding dropped selectedObjects.size"]
    ),
    Row(
      "an operator",
      App(keyPaths: ["selection.title", "arrangedObjects.@count"], element: "arrayController"),
      []
    ),
    Row("a key path in the object", App(keyPaths: ["selection.title.length"]), []),
    Row("the controller's own key", App(keyPaths: ["selection.title", "canAdd"]), []),
    Row(
      "a misspelled key alone",
      App(keyPaths: ["selection.titel"]),
      ["undefined-binding dropped selection.titel > title"]
    ),
    Row("a missing key alone", App(keyPaths: ["selection.count"]), []),
    Row(
      "a property that Objective-C does not see",
      App(source: "class Model: NSObject { @objc dynamic var title = \"\"; var count = 0 }"),
      missing
    ),
    Row(
      "another class with the key",
      App(source: model + "class Other: NSObject { @objc var count = 0 }"),
      []
    ),
    Row(
      "a subclass with the key",
      App(source: model + "class Other: Model { @objc var count = 0 }"),
      []
    ),
    Row(
      "an extension with the key",
      App(source: model + "extension Model { @objc var count: Int { 0 } }"),
      []
    ),
    Row(
      "an extension of Foundation with the key",
      App(source: model + "extension NSObject { @objc var count: Int { 0 } }"),
      []
    ),
    Row("an unread superclass", App(source: "class Model: Base { @objc var title = \"\" }"), []),
    Row(
      "a class that handles other keys",
      App(
        source:
          "class Model: NSObject { @objc var title = \"\"; override func value(forUndefinedKey k: String) -> Any? { 1 } }"
      ),
      []
    ),
    Row("a managed object", App(source: "class Model: NSManagedObject { @NSManaged var title: String }"), []),
    Row("a class with its module", App(className: "App.Model"), missing),
    Row("a class with another module", App(className: "Kit.Model"), []),
    Row("a dictionary", App(className: "NSMutableDictionary"), []),
    Row("an unread class", App(className: "Gone"), []),
    Row("an entity", App(attributes: #"mode="entity" entityName="Model""#), []),
    Row("a controller of the app", App(attributes: #"customClass="Models""#), []),
    Row("a tree controller", App(element: "treeController"), []),
    Row("no content", App(outlets: ""), []),
    Row("bound content", App(connections: content("contentObject", "model"), outlets: ""), missing),
    Row(
      "bound content of the class",
      App(connections: content("contentObject", "own"), outlets: ""),
      missing
    ),
    Row(
      "bound content of another class",
      App(connections: content("contentObject", "other"), outlets: ""),
      []
    ),
  ]

  @Test("The declared class has the bound keys", arguments: rows)
  func read(_ row: Row) async throws {
    let source = """
      import Cocoa
      class Unrelated: NSObject { @objc var title = "" }
      @objc(Panel) class Panel: NSWindowController {
        @IBOutlet var controller: NSController!
        @objc var model: Any?
        @objc var own: Model?
        @objc var other: Unrelated?
      }
      \(row.input.source)
      """
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application"),
      "App/A.xib": Self.document(row.input), "App/App.swift": source,
    ])
    let found = try await tree.validate().findings.filter { $0.id == .undefinedBinding }.map {
      "\($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "-")" + ($0.suggestion.map { " > \($0)" } ?? "")
    }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  /// The members of the content, and whether an outlet gives the controller to code.
  static let contentRows: [Example<(members: String, isOutlet: Bool), [String]>] = [
    Example("a method", ("func total() -> Int { 1 }", false), ["selection.total"]),
    Example(
      "a method, with an outlet",
      ("@objc var count = 0; func total() -> Int { 1 }", true),
      ["selection.total"]
    ),
    Example("an exposed method", ("@objc func total() -> Int { 1 }", false), []),
    Example("a property", ("var total = 1", false), ["selection.total"]),
    Example("an exposed property", ("@objc dynamic var total = 1", false), []),
    Example("no member, with an outlet", ("", true), []),
  ]

  @Test("The object of the document that is the content has the bound keys", arguments: contentRows)
  func readContent(_ row: Example<(members: String, isOutlet: Bool), [String]>) async throws {
    let outlet = row.input.isOutlet ? #"<outlet property="controller" destination="c-1" id="o-1"/>"# : ""
    let keyPaths =
      row.input.members.contains("count") ? ["selection.total", "selection.count"] : ["selection.total"]
    let fields = keyPaths.enumerated().map { index, keyPath in
      """
      <textField id="t-\(index)"><connections>
      <binding destination="c-1" name="value" keyPath="\(keyPath)" id="b-\(index)"/></connections></textField>
      """
    }
    let document = mac(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="Panel"><connections>\(outlet)</connections></customObject>
      <customObject id="m-1" customClass="Model"/>
      <objectController id="c-1"><connections><outlet property="content" destination="m-1" id="o-2"/></connections>
      </objectController>
      \(fields.joined(separator: "\n"))
      """
    )
    let source = """
      import Cocoa
      @objc(Panel) class Panel: NSWindowController { @IBOutlet var controller: NSController! }
      @objc(Model) class Model: NSObject { \(row.input.members) }
      """
    let found = try await TemporaryTree(["A.xib": document, "App.swift": source]).validate().findings
      .filter { $0.id == .undefinedBinding }
    #expect(found.map { $0.keyPath ?? "-" } == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("Objective-C classes, with the console message")
  func objectiveC() async throws {
    let source = """
      @interface Panel : NSWindowController
      @property IBOutlet NSController *controller;
      @end
      @implementation Panel
      @end
      @interface Model : NSObject
      @property (copy) NSString *title;
      @end
      @implementation Model
      @end
      """
    for (more, count) in [("", 1), ("- (NSInteger)count;", 0)] {
      let files = [
        "A.xib": Self.document(App()), "Model.m": source.replacing("*title;\n", with: "*title;\n\(more)\n"),
      ]
      let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .undefinedBinding }
      #expect(found.count == count)
      #expect(
        found.allSatisfy {
          $0.consoleMessage
            == "[<Model 0x…> valueForUndefinedKey:]: this class is not key value coding-compliant for the key count."
        }
      )
    }
  }
}
