import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Casts of outlets and views")
struct OutletCastTests {
  /// The members of the controller, and the keys and lines of the findings.
  typealias Row = Example<String, [String]>

  private static let module = #"customModule="App" customModuleProvider="target""#

  private static func storyboard(_ module: String) -> String {
    DocumentText.scene(
      initial: "h-1",
      """
      <viewController id="h-1" customClass="Home" \(module)><view key="view" id="v-1"><subviews>
      <tableView id="t-1"/>
      <tableView id="t-2" customClass="CardTable" \(module)/></subviews></view><connections>
      <outlet property="list" destination="t-1" id="o-1"/><outlet property="cards" destination="t-2" id="o-2"/>
      </connections></viewController>
      """
    )
  }

  private static func swift(_ members: String) -> [String: String] {
    [
      "Main.storyboard": storyboard(module),
      "Home.swift": """
      import UIKit
      class CardTable: UITableView { var caption = "" }
      class Home: UIViewController {
        @IBOutlet var list: UITableView!
        @IBOutlet var cards: UITableView!
        \(members)
      }
      """,
    ]
  }

  private static func load(_ code: String) -> String { "override func viewDidLoad() { \(code) }" }

  static let swiftRows: [Row] = [
    Row(load("_ = list as! CardTable"), ["list Main.storyboard:5"]),
    Row(load("(self.list! as! CardTable).caption = \"\""), ["list Main.storyboard:5"]),
    Row(load("guard let list = list as? CardTable else { fatalError() }"), ["list Main.storyboard:5"]),
    Row("var table: CardTable { list as! CardTable }", ["list Main.storyboard:5"]),
    Row(load("_ = view as! CardTable"), ["view Main.storyboard:4"]),
    Row(load("_ = cards as! CardTable"), []),
    Row(load("_ = list as! UITableView"), []),
    Row(load("_ = list as! Unread"), []),
    Row(load("_ = list as? CardTable"), []),
    Row(load("if list is CardTable { _ = list as! CardTable }"), []),
    Row(load("if isEditing { _ = list as! CardTable }"), []),
    Row(load("guard isEditing else { return }; _ = list as! CardTable"), []),
    Row(load("let list: UIView = CardTable(); _ = list as! CardTable"), []),
    Row("func show(_ list: UITableView) { _ = list as! CardTable }", []),
    Row(load("list = CardTable(); _ = list as! CardTable"), []),
    Row(load("_ = view as! CardTable") + "; override func loadView() { view = CardTable() }", []),
  ]

  @Test("Swift code casts a member", arguments: swiftRows)
  func swift(_ row: Row) async throws {
    try await check(Self.swift(row.input), row)
  }

  private static func objectiveC(_ code: String) -> [String: String] {
    [
      "Main.storyboard": storyboard(""),
      "Home.m": """
      #import <UIKit/UIKit.h>
      @interface CardTable : UITableView
      @property (nonatomic) NSString *caption;
      @end
      @implementation CardTable
      @end
      @interface Home : UIViewController
      @property (nonatomic) IBOutlet UITableView *list;
      @property (nonatomic) IBOutlet UITableView *cards;
      @end
      @implementation Home
      - (void)viewDidLoad { \(code) }
      @end
      """,
    ]
  }

  static let objectiveCRows: [Row] = [
    Row("CardTable *table = (CardTable *)self.list; table.caption = nil;", ["list Main.storyboard:5"]),
    Row(
      "CardTable *table = (CardTable *)_list; [table setTag:1]; table.caption = nil;",
      ["list Main.storyboard:5"]
    ),
    Row("((CardTable *)[self list]).caption = nil;", ["list Main.storyboard:5"]),
    Row("CardTable *table = (CardTable *)self.cards; table.caption = nil;", []),
    Row("CardTable *table = (CardTable *)self.list; table.rowHeight = 1;", []),
    Row("CardTable *table = (CardTable *)self.list; if (table.tag) { table.caption = nil; }", []),
    Row(
      "CardTable *table = (CardTable *)self.list; if ([table isKindOfClass:[CardTable class]]) { table.caption = nil; }",
      []
    ),
  ]

  @Test("Objective-C code casts a member", arguments: objectiveCRows)
  func objectiveC(_ row: Row) async throws {
    try await check(Self.objectiveC(row.input), row)
  }

  private func check(_ files: [String: String], _ row: Row) async throws {
    let found = try await TemporaryTree(files).found().filter { $0.hasPrefix("failed-cast") }
    #expect(
      found == row.expected.map { "failed-cast crash-on-use \($0)" },
      sourceLocation: row.sourceLocation
    )
  }
}
