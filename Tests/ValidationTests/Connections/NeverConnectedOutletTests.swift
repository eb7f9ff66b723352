import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Outlets that no document connects and no code sets")
struct NeverConnectedOutletTests {
  struct Tree: Sendable {
    var source: String
    /// Another connection of the owner.
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
    row("a local variable of the name", panel("func f() { let note = NSTextField(); note.isHidden = true }")),
  ]

  @Test("Outlets of Swift", arguments: rows)
  func swift(_ row: Row) async throws {
    try await check(
      row,
      "App.swift",
      "import AppKit\n" + row.input.source
        + "\n@main class App { let panel = Panel(windowNibName: \"Panel\") }",
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
    int main(void) { [[Panel alloc] initWithWindowNibName:@"Panel"]; return 0; }
    """
  }

  static let objectiveCRows: [Row] = [
    row("a message", class_("- (void)fill { [note setStringValue:@\"a\"]; }"), is: "silent"),
    row("a property", class_("- (void)fill { note.stringValue = @\"a\"; }"), is: "silent"),
    row("an assignment", class_("- (void)fill { note = [NSTextField new]; [note setHidden:YES]; }")),
    row("a check", class_("- (void)fill { if (note != nil) [note setHidden:YES]; }")),
    row("no use", class_("- (void)fill {}")),
    row("a connection", class_("- (void)fill { [note setHidden:YES]; }"), connection: "note"),
  ]

  @Test("Outlets of Objective-C", arguments: objectiveCRows)
  func objectiveC(_ row: Row) async throws { try await check(row, "App.m", row.input.source, module: "") }

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
