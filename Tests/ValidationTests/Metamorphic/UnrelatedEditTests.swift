import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

/// Unrelated members, comments, literals and nested types in any source change no finding.
struct UnrelatedEditTests {
  /// Sources with points where something may be inserted: `§m` among members, `§s` among statements.
  private static let swiftSources = [
    "Label.swift": """
    §m
    class Label: UILabel {
      §m
      func fade() {}
      §m
    }
    §m
    """,
    "Card.swift": """
    §m
    class Card: UIView {
      §m
      @IBOutlet var caption: Label!
      @IBOutlet var share: UIButton!
      §m
      override func awakeFromNib() {
        super.awakeFromNib()
        share.isHidden = true
        §s
      }
      func show() {
        §s
        caption.fade()
      }
    }
    """,
    "Panel.swift": """
    class Panel: UIView {
      §m
      @IBOutlet var first: Label!
      @IBOutlet var second: Label!
      func fill() {
        §s
        second.text = nil
      }
      §m
    }
    func use() { _ = UINib(nibName: "Card", bundle: nil); _ = UINib(nibName: "Panel", bundle: nil) }
    §m
    """,
    "List.swift": """
    @main class App {}
    §m
    enum Names {
      §m
      static let detail = "Detial"
      §m
      static let row = "Row"
      static let tile = "Tile"
    }
    class List: UITableViewController {
      §m
      func go() {
        §s
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: Names.detail)
        performSegue(withIdentifier: "shwo", sender: nil)
        §s
      }
      func register() {
        §s
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Names.tile)
      }
      §m
      func cell(_ path: IndexPath) -> UITableViewCell {
        §s
        _ = tableView.dequeueReusableCell(withIdentifier: Names.tile, for: path)
        return tableView.dequeueReusableCell(withIdentifier: Names.row, for: path)
      }
    }
    """,
  ]

  private static let objectiveCSources = [
    "Label.m": """
    @interface Label : UILabel
    @end
    §m
    @implementation Label
    - (void)fade {
      §s
    }
    @end
    """,
    "Card.m": """
    @interface Card : UIView
    @property (nonatomic) IBOutlet Label *caption;
    @end
    @implementation Card
    - (void)show {
      §s
      [self.caption fade];
      §s
    }
    @end
    """,
    "Panel.m": """
    @interface Panel : UIView
    @property (nonatomic) IBOutlet Label *first;
    @property (nonatomic) IBOutlet Label *second;
    @end
    @implementation Panel
    - (void)fill {
      §s
      self.second.text = nil;
    }
    @end
    """,
    "List.m": """
    static NSString *const TileID = @"Tile";
    static NSString *const RowID = @"Row";
    @interface List : UITableViewController
    @end
    @implementation List
    - (void)go {
      §s
      [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Detial"];
      [self performSegueWithIdentifier:@"shwo" sender:nil];
      [UINib nibWithNibName:@"Card" bundle:nil];
      [UINib nibWithNibName:@"Panel" bundle:nil];
      §s
    }
    - (void)prepare {
      §s
      [self.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:TileID];
    }
    - (UITableViewCell *)cell:(NSIndexPath *)path {
      §s
      [self.tableView dequeueReusableCellWithIdentifier:TileID forIndexPath:path];
      return [self.tableView dequeueReusableCellWithIdentifier:RowID forIndexPath:path];
    }
    @end
    """,
  ]

  private static func documents(_ module: String) -> [String: String] {
    [
      "Main.storyboard": DocumentText.scene(
        initial: "c-1",
        #"<tableViewController storyboardIdentifier="Detail" id="c-1" customClass="List" \#(module)/>"#
      ),
      "Card.xib": xib(
        """
        <view id="v-1" customClass="Card" \(module)><subviews><label id="l-1"/></subviews>
        <connections><outlet property="caption" destination="l-1" id="o-1"/></connections></view>
        """
      ),
      "Panel.xib": xib(
        """
        <view id="v-1" customClass="Panel" \(module)><subviews><label id="l-1"/></subviews><connections>
        <outlet property="first" destination="l-1" id="o-1"/>
        <outlet property="second" destination="l-1" id="o-2"/></connections></view>
        """
      ),
    ]
  }

  private static let members =
    SourceTrap.swiftMembers.map(\.text) + [
      "// plain", "let unrelated = 1", "struct Unrelated { let id = \"Unrelated\"; func f() { g() } }",
    ]
  private static let statements = members.filter { text in
    ["//", "/*", "let s = ", "let r = ", "let emoji"].contains(where: text.hasPrefix)
  }

  @Test
  func `of Swift`() async throws {
    try await Self.check(
      Self.swiftSources,
      members: Self.members,
      statements: Self.statements,
      module: #"customModule="App" customModuleProvider="target""#,
      seed: 1
    )
  }

  @Test
  func `of Objective-C`() async throws {
    let declarations = [
      "// plain", "/* } */", "static int unrelated = '\"';", "@interface Unrelated : NSObject\n@end",
      "#define UNRELATED(x) \\\n  if (x) {", "void unrelated(void) { NSString *s = @\"} {\"; }",
    ]
    let statements = SourceTrap.objectiveCStatements.map(\.text)
    try await Self.check(
      Self.objectiveCSources,
      members: declarations,
      statements: statements,
      module: "",
      seed: 2
    )
  }

  /// Validates the sources with some insertions at a time, one in each source.
  private static func check(
    _ sources: [String: String],
    members: [String],
    statements: [String],
    module: String,
    seed: UInt64
  ) async throws {
    var random = SplitMix(seed: seed)
    let tree = try TemporaryTree(documents(module))
    func findings(_ texts: [String: String]) async throws -> [String] {
      for (name, text) in texts { try tree.write(name, text) }
      return try await tree.validate().findings.map(description)
    }
    let expected = try await findings(sources.mapValues { removingPoints($0) })
    let kinds = Set(expected.map { $0.prefix { $0 != " " } })
    #expect(kinds.isSuperset(of: ["missing-identifier", "outlet-type-mismatch"]))
    for _ in 0..<rounds {
      var edited: [String: String] = [:]
      for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
        let count = text.split(separator: "§").count - (text.hasPrefix("§") ? 0 : 1)
        edited[name] = inserting(at: Int.random(in: 0..<count, using: &random), of: text) { point in
          (point == "m" ? members : statements).randomElement(using: &random) ?? ""
        }
      }
      let found = try await findings(edited)
      #expect(found == expected, "\(edited.values.joined(separator: "\n---\n"))")
    }
  }

  private static let rounds = 40

  private static func removingPoints(_ text: String) -> String {
    text.replacing("§m", with: "").replacing("§s", with: "")
  }

  /// A source with an insertion at one of its points.
  private static func inserting(at number: Int, of text: String, _ insertion: (Character) -> String) -> String
  {
    var (result, count) = ("", 0)
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "§") {
      let kind = rest.index(after: mark)
      result += rest[..<mark] + (count == number ? insertion(rest[kind]) : "")
      rest = rest[rest.index(after: kind)...]
      count += 1
    }
    return result + rest
  }

  /// A finding without the lines of sources, which insertions move.
  private static func description(_ finding: Finding) -> String {
    let isOfSource = finding.file.hasSuffix(".swift") || finding.file.hasSuffix(".m")
    let place = isOfSource ? "" : "\(finding.position.line):\(finding.position.column)"
    let message = finding.message.replacing(/:[0-9]+/, with: "")
    return "\(finding.id.rawValue) \(finding.consequence) \(PathName.file(of: finding.file)):\(place) "
      + "\(finding.keyPath ?? "") \(finding.isUnreachable) \(message)"
  }
}
