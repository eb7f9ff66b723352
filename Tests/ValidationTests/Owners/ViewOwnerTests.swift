import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Owners of the views of tables on macOS")
struct ViewOwnerTests {
  struct App: Sendable {
    var registration = Self.registration
    var request: String
    var other = ""
    /// The class that the nib declares for its owner.
    var owner = "Row"

    static let registration =
      #"table.register(NSNib(nibNamed: "Row", bundle: nil), forIdentifier: NSUserInterfaceItemIdentifier("row"))"#
  }

  typealias Row = Example<App, String?>

  private static func document(_ app: App) -> String {
    mac(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="\(app.owner)"><connections>
      <outlet property="icon" destination="v-1" id="o-1"/></connections></customObject>
      <tableCellView identifier="row" id="c-1" customClass="Row"><subviews><imageView id="v-1"/></subviews></tableCellView>
      """
    )
  }

  private static let itself =
    "'List' creates a view of this nib with itself as its owner, which has no outlet 'icon'"
  private static let table =
    "'List' creates a view of this nib with an object of class 'NSTableView' as its owner, which has no outlet 'icon'"

  private static func made(_ owner: String, _ identifier: String = #"NSUserInterfaceItemIdentifier("row")"#)
    -> String
  {
    "table.makeView(withIdentifier: \(identifier), owner: \(owner))"
  }

  static let rows: [Row] = [
    Row("the object", App(request: made("self")), itself),
    Row("the table", App(request: made("table")), table),
    Row("the table, as a property", App(request: "self." + made("self.table")), table),
    Row(
      "a constant",
      App(
        request: made("self", ".row"),
        other:
          "extension NSUserInterfaceItemIdentifier { static let row = NSUserInterfaceItemIdentifier(\"row\") }"
      ),
      itself
    ),
    Row("no owner", App(request: made("nil")), nil),
    Row("another object", App(request: made("delegate")), nil),
    Row("another identifier", App(request: made("self", #"NSUserInterfaceItemIdentifier("other")"#)), nil),
    Row("an unknown identifier", App(request: made("self", "name")), nil),
    Row("no registration", App(registration: "", request: made("self")), nil),
    Row(
      "two nibs for the identifier",
      App(
        request: made("self"),
        other: "extension List { func g() { \(App.registration.replacing("\"Row\"", with: "\"Other\"")) } }"
      ),
      nil
    ),
    Row("the declared class", App(request: made("self"), owner: "List"), nil),
    Row(
      "a subclass",
      App(request: made("self"), other: "class More: List { @IBOutlet var icon: NSView! }"),
      nil
    ),
    Row(
      "a class of the app for tables",
      App(request: made("table"), other: "class Table: NSTableView { @IBOutlet var icon: NSView! }"),
      nil
    ),
  ]

  @Test("Swift", arguments: rows)
  func swift(_ row: Row) async throws {
    let app = row.input
    try await Self.expect(
      row.expected,
      [
        "Row.xib": Self.document(app),
        "List.swift": """
        import Cocoa
        @objc(Row) class Row: NSTableCellView { @IBOutlet var icon: NSImageView! }
        @objc(List) class List: NSViewController {
          @IBOutlet var table: NSTableView!
          override func viewDidLoad() { \(app.registration) }
          func view(_ name: NSUserInterfaceItemIdentifier, _ delegate: AnyObject) -> NSView? { \(app.request) }
        }
        \(app.other)
        """,
      ],
      row.sourceLocation
    )
  }

  @Test("The owner's own outlet")
  func declared() async throws {
    let source = """
      import Cocoa
      @objc(List) class List: NSViewController {
        @IBOutlet var table: NSTableView!
        @IBOutlet var icon: NSView!
        override func viewDidLoad() { \(App.registration) }
        func view() -> NSView? { \(Self.made("self")) }
      }
      """
    try await Self.expect(
      nil,
      ["Row.xib": Self.document(App(request: "", owner: "NSObject")), "List.swift": source],
      #_sourceLocation
    )
  }

  @Test(
    "Objective-C",
    arguments: [("self", itself), ("table", table), ("nil", nil), ("[self class]", nil)]
      as [(String, String?)]
  )
  func objectiveC(owner: String, message: String?) async throws {
    try await Self.expect(
      message,
      [
        "Row.xib": Self.document(App(request: "")),
        "List.m": """
        @interface Row : NSTableCellView
        @property IBOutlet NSImageView *icon;
        @end
        @implementation Row
        @end
        @interface List : NSViewController
        @end
        @implementation List
        - (void)f:(NSTableView *)table {
          [table registerNib:[[NSNib alloc] initWithNibNamed:@"Row" bundle:nil] forIdentifier:@"row"];
        }
        - (NSView *)tableView:(NSTableView *)table viewForTableColumn:(NSTableColumn *)column row:(NSInteger)row {
          Row *view = [table makeViewWithIdentifier:@"row" owner:\(owner)];
          return view;
        }
        @end
        """,
      ],
      #_sourceLocation
    )
  }

  private static func expect(
    _ message: String?,
    _ files: [String: String],
    _ sourceLocation: SourceLocation
  ) async throws {
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .ownerMismatch }
    #expect(found.map(\.message) == [message].compactMap(\.self), sourceLocation: sourceLocation)
    #expect(
      found.allSatisfy { $0.consequence == .dropped && $0.declaration != nil },
      sourceLocation: sourceLocation
    )
    #expect(
      found.allSatisfy { $0.consoleMessage?.contains("Failed to connect (icon) outlet from (") == true },
      sourceLocation: sourceLocation
    )
  }
}
