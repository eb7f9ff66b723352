import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Identifiers of requested cells, by the way code composes them")
struct RequestedIdentifierTests {
  /// The identifier in a request, the code on which it depends, and whether it may be the identifier of the prototype.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var identifier: String
    /// Statements before the request.
    var before: String
    /// Members of the controller.
    var members: String
    /// Declarations in another file.
    var more: String
    var isRequested: Bool
    var sourceLocation: SourceLocation

    init(
      _ identifier: String,
      after before: String = "",
      members: String = "",
      _ more: String,
      _ isRequested: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      testDescription = [before, identifier, members, more].filter { !$0.isEmpty }.joined(separator: " | ")
      (self.identifier, self.before, self.members, self.more) = (identifier, before, members, more)
      (self.isRequested, self.sourceLocation) = (isRequested, sourceLocation)
    }

    init(
      _ identifier: String,
      after before: String = "",
      members: String = "",
      _ isRequested: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.init(
        identifier,
        after: before,
        members: members,
        "",
        isRequested,
        sourceLocation: sourceLocation
      )
    }
  }

  /// A scene of class `List` with the prototype "Row" of class `RowCell`, which lacks an outlet.
  private static let board = storyboard(
    initial: "s-1",
    """
    <scene sceneID="a"><objects><tableViewController id="s-1" customClass="List" customModule="App"
     customModuleProvider="target"><tableView key="view" id="t-1"><prototypes>
    <tableViewCell reuseIdentifier="Row" id="r-1" customClass="RowCell" customModule="App"
     customModuleProvider="target"><connections><outlet property="chart" destination="t-1" id="c-1"/></connections>
    </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
    """
  )

  // MARK: - Swift

  private static let ids = "enum Ids { static let base = \"R\", row = \"Row\", card = \"Card\" }"
  private static let kinds = "enum Kind: String { case row = \"Row\", card = \"Card\", Lid }"
  private static let reusable = """
    protocol Reusable {}
    extension Reusable { static var id: String { String(describing: self) } }
    extension RowCell: Reusable {}
    extension CardCell: Reusable {}
    """
  private static let generic = """
    extension UITableView {
      func dequeue<T: UITableViewCell>(_ type: T.Type) -> T {
        dequeueReusableCell(withIdentifier: T.id) as! T
      }
      func cell<T: UITableViewCell>() -> T { dequeueReusableCell(withIdentifier: "\\(T.self)") as! T }
    }
    """
  private static let items = "struct Item { let id: String; var count = 0 }"
  private static let titles = """
    enum Section { case first, second
      var id: String { switch self { case .first: "Card"
      case .second: "NAME" } }
      var other: String { if self == .first { return "Card" } else { return "NAME" } }
    }
    """

  /// Returns a case with a helper that casts the class in its parameter, and then requests a cell of the class.
  private static func narrowing(_ class: String, _ body: String) -> Case {
    Case(
      "\"x\"",
      after: "let cell: \(`class`) = tableView.dequeue()",
      """
      protocol Reusable {}
      extension Reusable { static var id: String { String(describing: self) } }
      extension UITableViewCell: Reusable {}
      extension UITableView {
        func dequeue<T: Reusable>(_ type: T.Type = T.self) -> T {
          \(body)
          fatalError()
        }
      }
      """,
      `class` == "RowCell"
    )
  }

  static let narrowed = ["RowCell", "CardCell"].flatMap { name in
    let request = "return dequeueReusableCell(withIdentifier: cell.id) as! T"
    return [
      "if let cell = type as? UITableViewCell.Type { REQUEST }",
      "guard let cell = type as? UITableViewCell.Type else { fatalError() }; REQUEST",
      "let cell = type as! UITableViewCell.Type; REQUEST",
      "if case let cell as UITableViewCell.Type = type { REQUEST }",
      "switch type { case let cell as UITableViewCell.Type: REQUEST\ndefault: break }",
    ]
    .map { narrowing(name, $0.replacing("REQUEST", with: request)) }
  }

  static let swift: [Case] = [
    Case("\"Row\"", true),
    Case("\"R\" + \"ow\"", true),
    Case("\"\\(r)ow\"", after: "let r = \"R\"", true),
    Case("Ids.base + \"ow\"", ids, true),
    Case("p + \"ow\"", after: "let p = Ids.base", ids, true),
    Case("unread() + \"ow\"", true),
    Case("\"Rxow\".replacingOccurrences(of: \"x\", with: \"\")", true),
    Case("String(format: \"%@ow\", \"R\")", true),
    Case("String(format: \"Card%02d\", number)", false),
    Case("[\"R\", \"ow\"].joined()", true),
    Case("\"row\".capitalized", true),
    Case("\"R\".appending(\"ow\")", true),
    Case("id", after: "var id = \"R\"; id += \"ow\"", true),
    Case("id", after: "var id = \"R\"; id.append(\"ow\")", true),
    Case("isPad ? \"Card\" : \"R\" + \"ow\"", true),
    Case("name ?? \"Row\"", members: "let name: String? = nil", true),
    Case("Kind.row.rawValue", kinds, true),
    Case("Section.second.id", titles.replacing("NAME", with: "Row"), true),
    Case("Section.second.other", titles.replacing("NAME", with: "Row"), true),
    Case("kind.rawValue", members: "var kind = Kind.card; override func f() { kind = .row }", kinds, true),
    Case("Keys.Cells.row", "enum Keys { enum Cells { static let row = Ids.base + \"ow\" } }\n" + ids, true),
    Case("ids[path.row]", after: "let ids = [\"Card\", \"Row\"]", true),
    Case(
      "items[path.row].id",
      members: "let items = [Item(id: \"Card\"), Item(id: \"R\" + \"ow\")]",
      items,
      true
    ),
    Case("id", after: "for id in [\"Card\", \"Row\"] { f(id) }; let id = \"Row\"", true),
    Case("make(\"R\")", members: "func make(_ start: String) -> String { start + \"ow\" }", true),
    Case(
      "make(\"R\")",
      "protocol Maker {}\nextension Maker { func make(_ a: String) -> String { a + \"ow\" } }\nextension List: Maker {}",
      true
    ),
    Case("{ \"R\" + \"ow\" }()", true),
    Case("RowCell.id", reusable, true),
    Case("\"x\"", after: "let cell = tableView.dequeue(RowCell.self)", generic + reusable, true),
    Case("\"x\"", after: "let cell: RowCell = tableView.cell()", generic, true),
    Case(
      "kind.id",
      after: "let kind: UITableViewCell.Type = isPad ? CardCell.self : RowCell.self",
      reusable,
      true
    ),
    Case("unread.row", true),
    Case("Ids.unread", ids, true),
    Case("\"C\" + \"ard\"", false),
    Case("\"\\(c)ard\"", after: "let c = \"C\"", false),
    Case("\"Card-\\(number)\"", false),
    Case("\"\\(number)-card\"", false),
    Case("String(format: \"%@ard\", \"C\")", false),
    Case("\"C\".appending(\"ard\")", false),
    Case("isPad ? \"Card\" : \"Lid\"", false),
    Case("Ids.card", ids, false),
    Case("p", after: "let p = Ids.card", ids, false),
    Case("Kind.card.rawValue", kinds, false),
    Case("Kind.Lid.rawValue", kinds, false),
    Case("Section.second.id", titles.replacing("NAME", with: "Lid"), false),
    Case("Section.second.other", titles.replacing("NAME", with: "Lid"), false),
    Case("make(\"C\")", members: "func make(_ start: String) -> String { start + \"ard\" }", false),
    Case("items[path.row].id", members: "let items = [Item(id: \"Card\")]", items, false),
    Case("CardCell.id", reusable, false),
    Case("String(describing: CardCell.self)", false),
    Case("\"x\"", after: "let cell = tableView.dequeue(CardCell.self)", generic + reusable, false),
    Case("\"x\"", after: "let cell: CardCell = tableView.cell()", generic, false),
  ]

  @Test("Swift", arguments: swift + narrowed)
  func requestsInSwift(_ testCase: Case) async throws {
    try await expect(
      testCase,
      [
        "List.swift": """
        class List: UITableViewController {
          \(testCase.members)
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            \(testCase.before)
            return tableView.dequeueReusableCell(withIdentifier: \(testCase.identifier), for: path)
          }
        }
        """,
        "Cells.swift": "class RowCell: UITableViewCell {}\nclass CardCell: UITableViewCell {}",
        "More.swift": testCase.more,
      ]
    )
  }

  // MARK: - Objective-C

  private static let classMethod =
    "@implementation CardCell : UITableViewCell\n+ (NSString *)identifier { return NSStringFromClass(self); }\n@end"

  static let objectiveC: [Case] = [
    Case("@\"Row\"", true),
    Case("[@\"R\" stringByAppendingString:@\"ow\"]", true),
    Case("[NSString stringWithFormat:@\"%@ow\", @\"R\"]", true),
    Case("[NSString stringWithFormat:@\"%@ow\", unread]", true),
    Case("[@[@\"R\", @\"ow\"] componentsJoinedByString:@\"\"]", true),
    Case("[@\"Rxow\" stringByReplacingOccurrencesOfString:@\"x\" withString:@\"\"]", true),
    Case("[@\"row\" capitalizedString]", true),
    Case("name", after: "NSMutableString *name = @\"R\"; [name appendString:@\"ow\"];", true),
    Case("isPad ? @\"Card\" : @\"Row\"", true),
    Case("kRow", "NSString *const kRow = @\"Row\";", true),
    Case("kRow", "#define kRow @\"Row\"", true),
    Case("[RowCell identifier]", classMethod.replacing("Card", with: "Row"), true),
    Case("NSStringFromClass([RowCell class])", true),
    Case(
      "[self make:@\"R\"]",
      members: "- (NSString *)make:(NSString *)start { return [start stringByAppendingString:@\"ow\"]; }",
      true
    ),
    Case(
      "self.name",
      members: "@property NSString *name;\n- (void)viewDidLoad { self.name = @\"Row\"; }",
      true
    ),
    Case("[@\"C\" stringByAppendingString:@\"ard\"]", false),
    Case("[NSString stringWithFormat:@\"%@ard\", @\"C\"]", false),
    Case("[NSString stringWithFormat:@\"Card%d\", number]", false),
    Case("isPad ? @\"Card\" : @\"Lid\"", false),
    Case("kCard", "NSString *const kCard = @\"Card\";\nNSString *const kRow = @\"Row\";", false),
    Case("kCard", "#define kCard @\"Card\"\n#define kRow @\"Row\"", false),
    Case("[CardCell identifier]", classMethod, false),
    Case("NSStringFromClass([CardCell class])", false),
    Case(
      "[self make:@\"C\"]",
      members: "- (NSString *)make:(NSString *)start { return [start stringByAppendingString:@\"ard\"]; }",
      false
    ),
    Case(
      "self.name",
      members: "@property NSString *name;\n- (void)viewDidLoad { self.name = @\"Card\"; }",
      false
    ),
  ]

  @Test("Objective-C", arguments: objectiveC)
  func requestsInObjectiveC(_ testCase: Case) async throws {
    try await expect(
      testCase,
      [
        "List.m": """
        @interface List : UITableViewController
        @end
        @implementation List
        \(testCase.members)
        - (id)tableView:(UITableView *)tableView cellForRowAtIndexPath:(id)path {
          \(testCase.before)
          return [tableView dequeueReusableCellWithIdentifier:\(testCase.identifier) forIndexPath:path];
        }
        @end
        """,
        "Cells.h": """
        @interface RowCell : UITableViewCell
        @end
        @interface CardCell : UITableViewCell
        @end
        """,
        "More.m": testCase.more,
      ]
    )
  }

  private func expect(_ testCase: Case, _ sources: [String: String]) async throws {
    let files = ["Board.storyboard": Self.board, "main.swift": ReachabilityTests.loadBoard].merging(sources) {
      $1
    }
    let tree = try TemporaryTree(files)
    let finding = try #require(
      try await tree.validate().findings.first { $0.keyPath == "chart" },
      sourceLocation: testCase.sourceLocation
    )
    let isUnreachable = finding.notes.contains(Finding.Note.unreachable(.cell))
    #expect(isUnreachable != testCase.isRequested, sourceLocation: testCase.sourceLocation)
  }
}
