import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Outlets that no document connects and no code sets")
struct NeverConnectedOutletTests {
  struct Tree: Sendable {
    var source: String
    /// An additional connection of the owner.
    var connection = ""
    var others: [String: String] = [:]
  }

  typealias Row = Example<Tree, [String]>

  private static func row(
    _ name: String,
    _ source: String,
    connection: String = "",
    _ others: [String: String] = [:],
    is consequence: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(
      name,
      Tree(source: source, connection: connection, others: others),
      consequence.map { ["unconnected-outlet \($0) note Panel.xib:4"] } ?? [],
      sourceLocation: sourceLocation
    )
  }

  private static func panel(_ members: String, type: String = "NSTextField?") -> String {
    """
    class Panel: NSWindowController {
      @IBOutlet var name: NSTextField!
      @IBOutlet var note: \(type)
      \(members)
    }
    """
  }

  /// Returns a document with a File's Owner and a text field.
  private static func owner(_ className: String?, _ outlets: String, _ bindings: String = "") -> String {
    let naming =
      className.map { #"customClass="\#($0)" customModule="App" customModuleProvider="target""# } ?? ""
    return DocumentText.mac(
      """
      <customObject id="-2" userLabel="File's Owner" \(naming)><connections>\(outlets)</connections></customObject>
      <textField id="n-1"><connections>\(bindings)</connections></textField>
      """
    )
  }

  private static let use = "func fill() { note?.stringValue = \"a\" }"

  static let rows: [Row] = [
    row("an optional outlet that code uses", panel(use), is: "silent"),
    row("an optional outlet that no code uses", panel("")),
    row(
      "an implicitly unwrapped outlet that code uses",
      panel("func fill() { note.stringValue = \"a\" }", type: "NSTextField!"),
      is: "crash-on-use"
    ),
    row(
      "an implicitly unwrapped outlet that code checks",
      panel("func fill() { note?.stringValue = \"a\" }", type: "NSTextField!")
    ),
    row(
      "an outlet that only its observer uses",
      panel("", type: "NSTextField! { didSet { note.stringValue = \"a\" } }")
    ),
    row("an outlet that code compares with nil", panel(use + "\nfunc f() -> Bool { note == nil }")),
    row("an outlet that code sets", panel(use + "\nfunc make() { note = NSTextField() }")),
    row(
      "an outlet that another class sets",
      panel(use) + "\nclass Maker { func f(_ panel: Panel) { panel.note = NSTextField() } }"
    ),
    row("an outlet whose name is in a string", panel(use + "\nfunc f() { setValue(nil, forKey: \"note\") }")),
    row("an outlet that the document connects", panel(use), connection: "note"),
    row(
      "an outlet that another document connects",
      panel(use),
      [
        "Other.xib": DocumentText.mac(
          """
          <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App" customModuleProvider="target"><connections><outlet property="note" destination="n-1" id="o-1"/></connections></customObject>
          <textField id="n-1"/>
          """
        )
      ]
    ),
    row(
      "an outlet that a document of a subclass connects",
      panel(use) + "\nclass Wide: Panel {}",
      [
        "Other.xib": DocumentText.mac(
          """
          <customObject id="-2" userLabel="File's Owner" customClass="Wide" customModule="App" customModuleProvider="target"><connections><outlet property="note" destination="n-1" id="o-1"/></connections></customObject>
          <textField id="n-1"/>
          """
        )
      ]
    ),
    row(
      "an outlet of the same name in another class",
      panel(use) + "\nclass Other { @IBOutlet var note: NSView? }",
      is: "silent"
    ),
    row(
      "a document that connects an outlet of the name of another class",
      panel(use) + "\nclass Other: NSObject { @IBOutlet var note: NSView? }",
      ["Other.xib": owner("Other", #"<outlet property="note" destination="n-1" id="o-1"/>"#)],
      is: "silent"
    ),
    row(
      "a document that connects an outlet of the name of an owner without a class",
      panel(use),
      ["Other.xib": owner(nil, #"<outlet property="note" destination="n-1" id="o-1"/>"#)]
    ),
    row(
      "a binding to the outlet",
      panel(use),
      [
        "Other.xib": owner(
          "Panel",
          "",
          #"<binding destination="-2" name="value" keyPath="self.note" id="b-1"/>"#
        )
      ]
    ),
    row(
      "a binding to a key of another class",
      panel(use) + "\nclass Other: NSObject { var note: String? }",
      ["Other.xib": owner("Other", "", #"<binding destination="-2" name="value" keyPath="note" id="b-1"/>"#)],
      is: "silent"
    ),
    row(
      "an outlet that the document connects by a capitalized key",
      panel(use),
      connection: "Note"
    ),
    row(
      "a Boolean name that the document connects without 'is'",
      panel(
        "",
        type: "NSTextField?\n @IBOutlet var isNote: NSTextField?\n func f() { isNote?.isHidden = true }"
      ),
      connection: "note"
    ),
    row(
      "another class that uses it",
      panel("", type: "NSTextField!") + """
        \nclass Maker { func f(_ panel: Panel) { panel.note.stringValue = "" }; func g() { let p = any as! Panel; \
        p.note.isHidden = true } }
        """,
      is: "crash-on-use"
    ),
    row(
      "another class that uses a cast object",
      panel("", type: "NSTextField!")
        + "\nclass Maker { func g() { let p = any as! Panel; p.note.isHidden = true } }",
      is: "crash-on-use"
    ),
    row(
      "another class that uses and checks it",
      panel("", type: "NSTextField!")
        + "\nclass Maker { func f(_ p: Panel) { p.note.isHidden = true }; func g(_ p: Panel) { p.note?.isHidden = true } }"
    ),
    row(
      "another class that uses an outlet of the name",
      panel("func f(_ other: Other) { other.note.isHidden = true }", type: "NSTextField!")
        + "\nclass Other { var note = NSView() }\nclass Maker { func f(_ o: Other) { o.note.isHidden = true } }"
    ),
    row("a local variable of the name", panel("func f() { let note = NSTextField(); note.isHidden = true }")),
  ]

  @Test("The documents of dependencies are not read", arguments: ["Panel.swift", "Pods/Kit/Panel.swift"])
  func dependencies(_ path: String) async throws {
    let tree = try TemporaryTree([
      path: """
      import UIKit
      open class Panel: UIViewController {
        @IBOutlet weak var bar: UIView!
        open override func viewDidLoad() {
          UINib(nibName: "Panel", bundle: Bundle(for: Panel.self)).instantiate(withOwner: self, options: nil)
          bar.isHidden = false
        }
      }
      """,
      "Podfile.lock": "PODS:\n  - Kit (1.0)\n", "Pods/Manifest.lock": "PODS:\n  - Kit (1.0)\n",
      "Chat.swift": "class Chat: Panel {}",
      "Main.storyboard": DocumentText.scene(
        """
        <viewController id="c" customClass="Chat" customModule="App" customModuleProvider="target"/>
        """
      ),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .unconnectedOutlet }
    #expect(found.map(\.keyPath) == (path.contains("Pods") ? [] : ["bar"]))
  }

  @Test("Outlets of Swift", arguments: rows)
  func swift(_ row: Row) async throws {
    try await check(
      row,
      "App.swift",
      "import AppKit\n" + row.input.source
        + """

        @main class App {
          static func main() {
            let panel = Panel(windowNibName: "Panel")
            panel.fill()
            panel.f()
            Maker().f(panel)
            Maker().g()
          }
        }
        """,
      module: #"customModule="App" customModuleProvider="target""#
    )
  }

  private static func class_(_ code: String) -> String {
    """
    #import <Cocoa/Cocoa.h>
    @interface Panel : NSWindowController {
      IBOutlet NSTextField *name;
      IBOutlet NSTextField *note;
    }
    @end
    @implementation Panel
    \(code)
    @end
    int main(void) {
      Panel *panel = [[Panel alloc] initWithWindowNibName:@"Panel"];
      [panel fill];
      [[Maker new] fill:panel];
      return 0;
    }
    """
  }

  private static let property = class_(
    "@synthesize note = note_;\n- (void)fill { [self.note setHidden:YES]; }"
  )
  .replacing("  IBOutlet NSTextField *note;\n}", with: "}\n@property IBOutlet NSTextField *note;")

  static let objectiveCRows: [Row] = [
    row("a message", class_("- (void)fill { [note setStringValue:@\"a\"]; }"), is: "silent"),
    row("a property", class_("- (void)fill { note.stringValue = @\"a\"; }"), is: "silent"),
    row("an assignment", class_("- (void)fill { note = [NSTextField new]; [note setHidden:YES]; }")),
    row("a check", class_("- (void)fill { if (note != nil) [note setHidden:YES]; }")),
    row("no use", class_("- (void)fill {}")),
    row(
      "a message of another class",
      class_("@end\n@implementation Maker\n- (void)fill:(Panel *)panel { [panel.note setHidden:YES]; }"),
      is: "silent"
    ),
    row("a connection", class_("- (void)fill { [note setHidden:YES]; }"), connection: "note"),
    row("a property", property, is: "silent"),
    row("a connection of the variable that stores a property", property, connection: "note_"),
  ]

  @Test("Outlets of Objective-C", arguments: objectiveCRows)
  func objectiveC(_ row: Row) async throws { try await check(row, "App.m", row.input.source, module: "") }

  @Test(
    "An outlet whose uses never run",
    arguments: [
      ("", ["unconnected-outlet crash-on-use note Panel.xib:4 unreachable"]),
      ("override func windowWillLoad() { fill() }", ["unconnected-outlet crash-on-use note Panel.xib:4"]),
      (
        "override func windowWillLoad() { show() }\nfunc show() { note.isHidden = false }",
        ["unconnected-outlet crash-on-use note Panel.xib:4"]
      ),
    ]
  )
  func unreachable(_ members: String, _ expected: [String]) async throws {
    let fill = "func fill() { note.stringValue = \"a\" }\n"
    let app = """
      import AppKit
      \(Self.panel(fill + members, type: "NSTextField!"))
      @main class App: NSObject, NSApplicationDelegate { let panel = Panel(windowNibName: "Panel") }
      """
    let outlets = #"<outlet property="name" destination="n-1" id="o-1"/>"#
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.app(["App.swift", "Panel.xib"]), "App.swift": app,
      "Panel.xib": Self.owner("Panel", outlets),
    ])
    #expect(try await tree.found().filter { $0.contains("Panel.xib") } == expected)
  }

  private func check(_ row: Row, _ file: String, _ source: String, module: String) async throws {
    let connection = row.input.connection
    let more = connection.isEmpty ? "" : #"<outlet property="\#(connection)" destination="t-2" id="o-3"/>"#
    let document = DocumentText.mac(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" \(module)><connections><outlet property="window" destination="w-1" id="o-1"/><outlet property="name" destination="t-1" id="o-2"/>\(more)</connections></customObject>
      <window id="w-1"><view key="contentView" id="v-1"><subviews><textField id="t-1"/><textField id="t-2"/></subviews></view></window>
      """
    )
    let files = [file: source, "Panel.xib": document].merging(row.input.others) { $1 }
    let found = try await TemporaryTree(files).found().filter { $0.contains("Panel.xib") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}
