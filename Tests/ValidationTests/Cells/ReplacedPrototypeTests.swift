import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Replaced cell prototypes")
struct ReplacedPrototypeTests {
  typealias Case = Example<[String: String], Bool>

  private static func list(_ statement: String, of superclass: String = "UITableViewController") -> String {
    "class List: \(superclass) { override func viewDidLoad() { \(statement) } }"
  }

  private static func decoding(_ members: String) -> String {
    "class List: UITableViewController { \(members) }"
  }

  private static func messages(_ members: String) -> String {
    let message = #"[self.tableView registerClass:[Row class] forCellReuseIdentifier:@"row"];"#
    let members = members.replacing("MESSAGE", with: message)
    return "@interface List : UITableViewController\n@end\n@implementation List\n\(members)\n@end"
  }

  private static let registration = #"tableView.register(Row.self, forCellReuseIdentifier: "row")"#
  private static let constantRegistration =
    "tableView.register(Row.self, forCellReuseIdentifier: cellID)"

  static let cases = [
    Case("By its controller", ["List.swift": list(registration)], true),
    Case(
      "By an extension of it, or its superclass, in the same folder",
      [
        "List.swift": "class List: Base {}\nclass Base: UITableViewController {}",
        "Base+Cells.swift": "extension Base { func prepare() { \(registration) } }",
      ],
      true
    ),
    Case(
      "A nib",
      [
        "List.swift": list(
          #"tableView.register(UINib(nibName: "R", bundle: b), forCellReuseIdentifier: "row")"#
        )
      ],
      true
    ),
    Case(
      "Another identifier",
      ["List.swift": list(#"tableView.register(Row.self, forCellReuseIdentifier: "other")"#)],
      false
    ),
    Case(
      "By a constant of its controller",
      ["List.swift": list(constantRegistration) + "\nextension List { var cellID: String { \"row\" } }"],
      true
    ),
    Case(
      "By a constant of its controller that a subclass overrides",
      [
        "List.swift": list(constantRegistration)
          + "\nextension List { @objc var cellID: String { \"row\" } }",
        "Own.swift": "class Own: List { override var cellID: String { \"own\" } }",
      ],
      false
    ),
    Case(
      "By a constant in the same folder",
      ["List.swift": "private let cellID = \"row\"\n" + list(constantRegistration)],
      true
    ),
    Case(
      "By a constant that holds another identifier",
      ["List.swift": "private let cellID = \"other\"\n" + list(constantRegistration)],
      false
    ),
    Case("Nothing", ["List.swift": list("")], false),
    Case("Under a condition", ["List.swift": list("if plain { \(registration) }")], false),
    Case("In a case", ["List.swift": list("switch style { case .plain: \(registration) }")], false),
    Case(
      "In an initializer that a storyboard does not call",
      ["List.swift": "class List: UITableViewController { init(style: Style) { \(registration) } }"],
      false
    ),
    Case("In one that it calls", ["List.swift": decoding("init?(coder: NSCoder) { \(registration) }")], true),
    Case(
      "In a method that only such an initializer calls",
      ["List.swift": decoding("init() { prepare() }\nfunc prepare() { \(registration) }")],
      false
    ),
    Case(
      "In a method that other code calls, too",
      [
        "List.swift": decoding(
          "init() { prepare() }\nfunc viewDidLoad() { self.prepare() }\nfunc prepare() { \(registration) }"
        )
      ],
      true
    ),
    Case(
      "In a method that is called under a condition",
      [
        "List.swift": decoding(
          "override func viewDidLoad() { if plain { prepare() } }\nfunc prepare() { \(registration) }"
        )
      ],
      false
    ),
    Case(
      "In a method that calls itself",
      ["List.swift": decoding("func prepare() { \(registration); prepare() }")],
      true
    ),
    Case(
      "In Objective-C",
      ["List.m": messages("- (void)viewDidLoad { MESSAGE }")],
      true
    ),
    Case(
      "In an initializer of Objective-C",
      ["List.m": messages("- (instancetype)init { if ((self = [super init])) { MESSAGE } return self; }")],
      false
    ),
    Case(
      "In the one that decodes the object",
      [
        "List.m": messages(
          "- (id)initWithCoder:(NSCoder *)coder { if ((self = [super initWithCoder:coder])) { MESSAGE } return self; }"
        )
      ],
      true
    ),
    Case(
      "Under a condition in Objective-C",
      [
        "List.m": messages(
          "- (void)viewDidLoad { if (!self.usesStoryboard) [self prepare]; }\n- (void)prepare { MESSAGE }"
        )
      ],
      false
    ),
    Case(
      "By a controller of another scene",
      [
        "List.swift": list(""),
        "Other.swift": "class Other: UITableViewController { func f() { \(registration) } }",
      ],
      false
    ),
    Case(
      "By one of the same name in another app",
      ["List.swift": list(""), "Other/List.swift": list(registration)],
      false
    ),
  ]

  @Test("Replaced prototypes are never created", arguments: cases)
  func replaced(_ testCase: Case) async throws {
    let tree = try TemporaryTree(
      testCase.input.merging([
        "Main.storyboard": DocumentText.scene(
          initial: "c-1",
          """
          <tableViewController id="c-1" customClass="List" customModule="App" customModuleProvider="target">
          <tableView key="view" id="t-1"><prototypes>
          <tableViewCell reuseIdentifier="row" id="r-1" customClass="Row" customModule="App" customModuleProvider="target"/>
          </prototypes></tableView></tableViewController>
          """
        ),
        "Row.swift": """
        class Row: UITableViewCell {
          required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        """,
      ]) { $1 }
    )
    let finding = try #require(
      try await tree.validate().findings.first { $0.id == .unimplementedInitializer },
      sourceLocation: testCase.sourceLocation
    )
    #expect(finding.isUnreachable == testCase.expected, sourceLocation: testCase.sourceLocation)
    #expect(
      finding.notes.contains(.unreachable(.replacedCell)) == testCase.expected,
      sourceLocation: testCase.sourceLocation
    )
  }
}
