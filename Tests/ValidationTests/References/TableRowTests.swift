import Checks
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Rows of WatchKit tables")
struct TableRowTests {
  /// The rows of the controller's table, and code that uses a row.
  struct Table: Sendable {
    var rows: String
    var swift: String
    var objectiveC: String
    /// Whether the scene has a subclass of the controller that contains the code.
    var isOfSubclass = false
  }

  typealias Row = Example<Table, String?>

  private static let naming = #"customModule="App" customModuleProvider="target""#
  private static let plain = #"<tableRow identifier="Lamp" id="r-1"/>"#
  private static let lamp = #"<tableRow identifier="Lamp" id="r-1" customClass="LampRow" \#(naming)/>"#
  private static let head = #"<tableRow identifier="Head" id="r-2" customClass="HeadRow" \#(naming)/>"#
  private static let cast = "let row = table.rowController(at: 0) as! LampRow; row.name.setText(\"\")"
  private static let use = "LampRow *row = [self.table rowControllerAtIndex:0]; [row.name setText:@\"\"];"
  private static let isPlain = "the row of the table is of class 'NSObject'; the cast to 'LampRow' fails"

  private static func row(
    _ name: String,
    _ rows: String,
    finds expected: String? = nil,
    swift: String = cast,
    objectiveC: String = use,
    isOfSubclass: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    let table = Table(rows: rows, swift: swift, objectiveC: objectiveC, isOfSubclass: isOfSubclass)
    return Row(name, table, expected, sourceLocation: sourceLocation)
  }

  static let rows: [Row] = [
    row("a row without a class", plain, finds: isPlain),
    row("a row of the class", lamp),
    row(
      "a row of another class",
      head,
      finds: "the row of the table is of class 'HeadRow'; the cast to 'LampRow' fails"
    ),
    row("one of two rows", plain + lamp),
    row(
      "an optional cast that is unwrapped",
      plain,
      finds: isPlain,
      swift: #"(table.rowController(at: 0) as? LampRow)!.name.setText("")"#
    ),
    row(
      "an optional cast",
      plain,
      swift: #"if let row = table.rowController(at: 0) as? LampRow { row.name.setText("") }"#,
      objectiveC:
        "LampRow *row = [self.table rowControllerAtIndex:0]; if ([row isKindOfClass:[LampRow class]]) { [row.name setText:@\"\"]; }"
    ),
    row(
      "another table",
      plain,
      swift: #"let row = other.table.rowController(at: 0) as! LampRow; row.name.setText("")"#,
      objectiveC: "LampRow *row = [self.other.table rowControllerAtIndex:0]; [row.name setText:@\"\"];"
    ),
    row("a scene of a subclass", plain, isOfSubclass: true),
  ]

  private func findings(_ table: Table, isSwift: Bool) async throws -> [Finding] {
    let module = isSwift ? Self.naming : ""
    let rows = isSwift ? table.rows : table.rows.replacing(Self.naming, with: "")
    let swift = """
      import WatchKit
      class ExtensionDelegate: NSObject, WKExtensionDelegate {}
      class LampRow: NSObject { @IBOutlet var name: WKInterfaceLabel! }
      class HeadRow: NSObject {}
      class List: WKInterfaceController {
        @IBOutlet var table: WKInterfaceTable!
        override func willActivate() { table.setNumberOfRows(1, withRowType: "Lamp")
          \(table.swift) }
      }
      class LongList: List {}
      """
    let objectiveC = """
      #import <WatchKit/WatchKit.h>
      @interface ExtensionDelegate : NSObject <WKExtensionDelegate>
      @end
      @implementation ExtensionDelegate
      @end
      @interface LampRow : NSObject
      @property IBOutlet WKInterfaceLabel *name;
      @end
      @implementation LampRow
      @end
      @interface HeadRow : NSObject
      @end
      @implementation HeadRow
      @end
      @interface List : WKInterfaceController
      @property IBOutlet WKInterfaceTable *table;
      @end
      @implementation List
      - (void)willActivate { [self.table setNumberOfRows:1 withRowType:@"Lamp"];
        \(table.objectiveC) }
      @end
      @interface LongList : List
      @end
      @implementation LongList
      @end
      """
    let tree = try TemporaryTree([
      "Interface.storyboard": """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit" version="3.0" \
      initialViewController="c-1"><scenes><scene sceneID="s-1"><objects>
      <controller id="c-1" customClass="\(table.isOfSubclass ? "LongList" : "List")" \(module)><items><table id="t-1"><items>
      \(rows)</items></table></items>
      <connections><outlet property="table" destination="t-1" id="o-1"/></connections></controller>
      </objects></scene></scenes></document>
      """,
      isSwift ? "List.swift" : "List.m": isSwift ? swift : objectiveC,
    ])
    return try await tree.validate().findings.filter { $0.id == .failedCast && $0.consequence != .silent }
  }

  @Test("A row has the class in the scene", arguments: rows, [true, false])
  func casts(_ row: Row, isSwift: Bool) async throws {
    let found = try await findings(row.input, isSwift: isSwift)
    #expect(found.count == (row.expected == nil ? 0 : 1), sourceLocation: row.sourceLocation)
    #expect(found.allSatisfy { $0.consequence == .crashOnUse }, sourceLocation: row.sourceLocation)
    guard isSwift else { return }
    #expect(found.map(\.message) == [row.expected].compactMap(\.self), sourceLocation: row.sourceLocation)
  }
}
