import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Cells that code registers by class and whose nil outlets have no effect")
struct IneffectiveCellTests {
  /// Files that change an app, and the findings: the outlet and the consequence.
  typealias Change = Example<[String: String], [String]>

  private static func change(
    _ name: String,
    _ files: [String: String],
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Change {
    Change(name, files, expected, sourceLocation: sourceLocation)
  }

  private static let list = """
    #import "Row.h"
    @interface List : UITableViewController
    @end
    @implementation List
    - (void)viewDidLoad {
      [self.tableView registerClass:[Row class] forCellReuseIdentifier:@"row"];
    }
    - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
      Row *row = [self.tableView dequeueReusableCellWithIdentifier:@"row"];
      row.body.text = @"a";
      return row;
    }
    @end
    """

  private static let row = """
    #import "Row.h"
    @implementation Row
    @end
    """

  private static let main = DocumentText.scene(
    initial: "c-1",
    """
    <tableViewController customClass="List" id="c-1"><tableView key="view" id="t-1"><prototypes>
    <tableViewCell reuseIdentifier="row" customClass="Row" id="r-1"><subviews><label id="l-1"/></subviews><connections>
    <outlet property="body" destination="l-1" id="o-1"/></connections></tableViewCell></prototypes></tableView>
    </tableViewController>
    """
  )

  private static let app = [
    ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
      "buildSettings = { ",
      with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
    ),
    "App/List.m": list, "App/Row.m": row, "App/Main.storyboard": main,
    "App/Row.h": """
    #import <UIKit/UIKit.h>
    @interface Row : UITableViewCell
    @property (weak, nonatomic) IBOutlet UILabel *body;
    @end
    """,
  ]

  static let rows: [Change] = [
    change("a prototype", [:], finds: ["body silent"]),
    change(
      "nothing is registered",
      [
        "App/List.m": list.replacing(
          "[self.tableView registerClass:[Row class] forCellReuseIdentifier:@\"row\"];",
          with: ""
        )
      ]
    ),
    change(
      "another identifier",
      [
        "App/List.m": list.replacing(
          "forCellReuseIdentifier:@\"row\"",
          with: "forCellReuseIdentifier:@\"other\""
        )
      ]
    ),
    change(
      "another table",
      [
        "App/List.m": list.replacing(
          "[self.tableView registerClass",
          with: "[self.search.results registerClass"
        )
      ]
    ),
    change(
      "under a condition",
      [
        "App/List.m": list.replacing(
          "[self.tableView registerClass",
          with: "if (self.old) [self.tableView registerClass"
        )
      ]
    ),
    change(
      "its initializer creates the view",
      [
        "App/Row.m": row.replacing(
          "@end",
          with: """
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
              if ((self = [super initWithStyle:style reuseIdentifier:identifier])) { _body = [UILabel new]; }
              return self;
            }
            @end
            """
        )
      ]
    ),
    change("the outlet is not used", ["App/List.m": list.replacing("row.body.text = @\"a\";", with: "")]),
    change(
      "code sets the outlet",
      [
        "App/List.m": list.replacing(
          "row.body.text = @\"a\";",
          with: "row.body = label; row.body.text = @\"a\";"
        )
      ]
    ),
    change(
      "Swift: an optional chain",
      [
        "App/List.m": "", "App/Row.m": "", "App/Row.h": "",
        "App/Main.storyboard": main.replacing(
          "id=\"c-1\">",
          with: "customModule=\"App\" customModuleProvider=\"target\" id=\"c-1\">"
        ).replacing("id=\"r-1\">", with: "customModule=\"App\" customModuleProvider=\"target\" id=\"r-1\">"),
        "App/List.swift": """
        import UIKit
        class Row: UITableViewCell { @IBOutlet weak var body: UILabel? }
        class List: UITableViewController {
          override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "row") }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let row = tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
            row.body?.text = "a"
            return row
          }
        }
        """,
      ],
      finds: ["body silent"]
    ),
  ]

  @Test("The outlets of a registered class stay nil", arguments: rows)
  func cells(_ change: Change) async throws {
    let files = Self.app.merging(change.input) { $1 }.filter { !$0.value.isEmpty }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .unconnectedOutlet }
    #expect(
      found.map { "\($0.keyPath ?? "") \($0.consequence.rawValue)" } == change.expected,
      sourceLocation: change.sourceLocation
    )
  }
}
