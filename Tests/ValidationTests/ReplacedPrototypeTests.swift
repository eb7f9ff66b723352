import Testing

@testable import Validation

@Suite("Prototypes of cells in whose place something else is registered")
struct ReplacedPrototypeTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var sources: [String: String]
    var isLatent: Bool
    var sourceLocation: Testing.SourceLocation

    init(
      _ name: String,
      _ sources: [String: String],
      isLatent: Bool,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      (self.name, self.sources, self.isLatent) = (name, sources, isLatent)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { name }
  }

  private static func list(_ statement: String, of superclass: String = "UITableViewController") -> String {
    "class List: \(superclass) { override func viewDidLoad() { \(statement) } }"
  }
  private static let registration = #"tableView.register(Row.self, forCellReuseIdentifier: "row")"#
  private static let constantRegistration =
    "tableView.register(Row.self, forCellReuseIdentifier: self.cellID)"

  static let cases = [
    Case("By its controller", ["List.swift": list(registration)], isLatent: true),
    Case(
      "By an extension of it, or its superclass, beside it",
      [
        "List.swift": "class List: Base {}\nclass Base: UITableViewController {}",
        "Base+Cells.swift": "extension Base { func prepare() { \(registration) } }",
      ],
      isLatent: true
    ),
    Case(
      "A nib",
      [
        "List.swift": list(
          #"tableView.register(UINib(nibName: "R", bundle: b), forCellReuseIdentifier: "row")"#
        )
      ],
      isLatent: true
    ),
    Case(
      "Another identifier",
      ["List.swift": list(#"tableView.register(Row.self, forCellReuseIdentifier: "other")"#)],
      isLatent: false
    ),
    Case(
      "By a constant of its controller",
      ["List.swift": list(constantRegistration) + "\nextension List { var cellID: String { \"row\" } }"],
      isLatent: false
    ),
    Case(
      "By a constant beside it",
      ["List.swift": "private let cellID = \"row\"\n" + list(constantRegistration)],
      isLatent: true
    ),
    Case(
      "By a constant that holds another identifier",
      ["List.swift": "private let cellID = \"other\"\n" + list(constantRegistration)],
      isLatent: false
    ),
    Case("Nothing", ["List.swift": list("")], isLatent: false),
    Case(
      "By a controller of another scene",
      [
        "List.swift": list(""),
        "Other.swift": "class Other: UITableViewController { func f() { \(registration) } }",
      ],
      isLatent: false
    ),
    Case(
      "By one of the same name in another app",
      ["List.swift": list(""), "Other/List.swift": list(registration)],
      isLatent: false
    ),
  ]

  @Test("Are never made", arguments: cases)
  func replaced(_ testCase: Case) async throws {
    let tree = try TemporaryTree(
      testCase.sources.merging([
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
         initialViewController="c-1">
        <scenes><scene sceneID="s-1"><objects>
        <tableViewController id="c-1" customClass="List" customModule="App" customModuleProvider="target">
        <tableView key="view" id="t-1"><prototypes>
        <tableViewCell reuseIdentifier="row" id="r-1" customClass="Row" customModule="App" customModuleProvider="target"/>
        </prototypes></tableView></tableViewController>
        </objects></scene></scenes></document>
        """,
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
    let ending = "; latent: the code registers something else in place of this cell"
    #expect(finding.isLatent == testCase.isLatent, sourceLocation: testCase.sourceLocation)
    #expect(finding.message.hasSuffix(ending) == testCase.isLatent, sourceLocation: testCase.sourceLocation)
  }
}
