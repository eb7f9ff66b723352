import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Composed names of nibs, storyboards, scenes and segues")
struct ComposedNameTests {
  /// An expression, the declarations on which it depends, and whether its value may be "Panel".
  struct Value: CustomTestStringConvertible {
    var testDescription: String { expression }
    var expression: String
    var more: String
    var mayBePanel: Bool

    init(_ expression: String, _ more: String = "", mayBePanel: Bool) {
      (self.expression, self.more, self.mayBePanel) = (expression, more, mayBePanel)
    }
  }

  /// A use of a name in code, in a tree with a finding in the nib or scene that the name may refer to.
  enum Use: String, CaseIterable, CustomTestStringConvertible {
    case nib, storyboard, scene, segue

    var testDescription: String { rawValue }
  }

  private static let names = "enum Names { static let start = \"Pa\", lid = \"Li\" }\n"

  static let swift: [Value] = [
    Value("\"Pa\" + \"nel\"", mayBePanel: true),
    Value("Names.start + \"nel\"", names, mayBePanel: true),
    Value("\"\\(Names.start)nel\"", names, mayBePanel: true),
    Value("\"\\(unread)nel\"", mayBePanel: true),
    Value("\"Pa\\(unread)\"", mayBePanel: true),
    Value("String(format: \"%@nel\", Names.start)", names, mayBePanel: true),
    Value("\"Pa\".appending(\"nel\")", mayBePanel: true),
    Value("name(\"Pa\")", "func name(_ start: String) -> String { start + \"nel\" }\n", mayBePanel: true),
    Value("isPad ? \"Lid\" : \"Pa\" + \"nel\"", mayBePanel: true),
    Value("\"panel\".replacingOccurrences(of: \"p\", with: \"P\")", mayBePanel: true),
    Value("\"Li\" + \"d\"", mayBePanel: false),
    Value("Names.lid + \"d\"", names, mayBePanel: false),
    Value("\"\\(unread)lid\"", mayBePanel: false),
    Value("\"Li\\(unread)\"", mayBePanel: false),
    Value("String(format: \"%@d\", Names.lid)", names, mayBePanel: false),
    Value("name(\"Li\")", "func name(_ start: String) -> String { start + \"d\" }\n", mayBePanel: false),
    Value("String(format: \"%@%@\", \"Pa\", \"nel\")", mayBePanel: true),
    Value("String(format: \"%@%@\", \"Li\", \"d\")", mayBePanel: false),
    Value("String(format: \"%@%@\", unread, \"lid\")", mayBePanel: false),
    Value("String(format: \"%@a%@\", \"P\", unread)", mayBePanel: true),
    Value("String(format: \"%@_%@\", \"P\", unread)", mayBePanel: false),
    Value("String(format: \"P%@%ld\", \"a\", 1)", mayBePanel: true),
    Value("String(format: \"%@%@\", \"Li\")", mayBePanel: true),
    // The value is not in the sources.
    Value("UserDefaults.standard.string(forKey: \"screen\") ?? \"Lid\"", mayBePanel: true),
    Value("Bundle.main.infoDictionary![\"Screen\"] as! String", mayBePanel: true),
    Value("name()", "func name() -> String { Remote.load().name }\n", mayBePanel: true),
    Value(
      "held",
      "var held = \"Lid\"\nfunc change() { held = Remote.load() }\n",
      mayBePanel: true
    ),
    Value(
      "held",
      "var held = \"Lid\"\nfunc change() { held = \"Li\" + \"d\" }\n",
      mayBePanel: false
    ),
    Value(".init(\"Lid\")", mayBePanel: false),
    Value(".init(name)", "var name = Remote.load()\n", mayBePanel: true),
    Value("choice.rawValue", choices, mayBePanel: false),
    Value("choice.own", choices, mayBePanel: false),
    // The method passes the name from its caller to another method.
    Value("\"Lid\"", passing, mayBePanel: false),
  ]

  private static let choices = """
    enum Choice: String { case lid = "Lid"; var own: String { self.rawValue } }
    func pick() -> Choice { .lid }
    let choice = pick()

    """

  private static let passing = """
    class Base: UIViewController {
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      override func performSegue(withIdentifier id: String, sender: Any?) {
        super.performSegue(withIdentifier: id, sender: sender)
      }
    }
    let base = Base()

    """

  static let objectiveC: [Value] = [
    Value("[@\"Pa\" stringByAppendingString:@\"nel\"]", mayBePanel: true),
    Value("[NSString stringWithFormat:@\"%@nel\", unread]", mayBePanel: true),
    Value("[NSString stringWithFormat:@\"%@nel\", kStart]", "#define kStart @\"Pa\"\n", mayBePanel: true),
    Value("[unread stringByAppendingString:@\"nel\"]", mayBePanel: true),
    Value("[@\"panel\" stringByReplacingOccurrencesOfString:@\"p\" withString:@\"P\"]", mayBePanel: true),
    Value("[@\"Li\" stringByAppendingString:@\"d\"]", mayBePanel: false),
    Value("[NSString stringWithFormat:@\"%@lid\", unread]", mayBePanel: false),
    Value("[NSString stringWithFormat:@\"%@d\", kStart]", "#define kStart @\"Li\"\n", mayBePanel: false),
    Value("[defaults stringForKey:@\"screen\"]", mayBePanel: true),
    Value("item[@\"screen\"]", mayBePanel: true),
    Value("kLid", "static NSString *const kLid = @\"Lid\";\n", mayBePanel: false),
    Value("lid()", "NSString *lid(void) { return @\"Lid\"; }\n", mayBePanel: false),
    // The getter of the property returns nil in the superclass.
    Value(
      "maker.chosen",
      """
      @interface Maker : NSObject
      @property (readonly) NSString *chosen;
      @end
      @implementation Maker
      - (NSString *)chosen { return nil; }
      @end
      @interface LidMaker : Maker
      @end
      @implementation LidMaker
      - (NSString *)chosen { return @"Lid"; }
      @end

      """,
      mayBePanel: false
    ),
  ]

  @Test("Swift", arguments: swift, Use.allCases)
  func namesInSwift(_ value: Value, _ use: Use) async throws {
    let call =
      switch use {
      case .nib: "UINib(nibName: \(value.expression), bundle: nil)"
      case .storyboard: "UIStoryboard(name: \(value.expression), bundle: nil)"
      case .scene: "board.instantiateViewController(withIdentifier: \(value.expression))"
      case .segue: "controller.performSegue(withIdentifier: \(value.expression), sender: nil)"
      }
    try await expect(value, use, ["Use.swift": value.more + "func load() { \(call) }"])
  }

  @Test("Objective-C", arguments: objectiveC, Use.allCases)
  func namesInObjectiveC(_ value: Value, _ use: Use) async throws {
    let call =
      switch use {
      case .nib: "[UINib nibWithNibName:\(value.expression) bundle:nil]"
      case .storyboard: "[UIStoryboard storyboardWithName:\(value.expression) bundle:nil]"
      case .scene: "[board instantiateViewControllerWithIdentifier:\(value.expression)]"
      case .segue: "[controller performSegueWithIdentifier:\(value.expression) sender:nil]"
      }
    try await expect(value, use, ["Use.m": value.more + "void load(void) { \(call); }"])
  }

  private static let first =
    "<viewController id=\"s-1\" customClass=\"First\" customModule=\"App\" customModuleProvider=\"target\"/>"
  private static let outlet =
    "<connections><outlet property=\"gone\" destination=\"s-2\" id=\"o\"/></connections>"

  private static func board(_ first: String, _ second: String) -> String {
    storyboard(
      initial: "s-1",
      """
      <scene sceneID="a"><objects>\(first)</objects></scene>
      <scene sceneID="b"><objects>\(second.isEmpty ? "<viewController id=\"s-3\"/>" : second)</objects></scene>
      """
    )
  }

  private static func documents(_ use: Use) -> [String: String] {
    let second =
      "<viewController id=\"s-2\" storyboardIdentifier=\"NAME\" customClass=\"Second\" customModule=\"App\" customModuleProvider=\"target\">"
      + outlet + "</viewController>"
    switch use {
    case .nib:
      return [
        "Panel.xib": xib(
          "<view id=\"s-2\" customClass=\"Second\" customModule=\"App\" customModuleProvider=\"target\">\(outlet)</view>"
        )
      ]
    case .storyboard:
      return [
        "Board.storyboard": board(first, ""),
        "Panel.storyboard": storyboard(
          initial: "s-2",
          "<scene sceneID=\"a\"><objects>\(second)</objects></scene>"
        ),
      ]
    case .scene: return ["Board.storyboard": board(first, second.replacing("NAME", with: "Panel"))]
    case .segue:
      let segue =
        "<connections><segue destination=\"s-2\" kind=\"show\" identifier=\"Panel\" id=\"g\"/></connections>"
      return [
        "Board.storyboard": board(
          first.replacing("/>", with: ">") + segue + "</viewController>",
          second.replacing("NAME", with: "Other")
        )
      ]
    }
  }

  private func expect(_ value: Value, _ use: Use, _ sources: [String: String]) async throws {
    let files = [
      "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Board</string></dict></plist>",
      "main.swift": ReachabilityTests.loadBoard + "load()"
        + (sources.values.contains { $0.contains("func change()") } ? "\nchange()" : ""),
      "First.swift": "class First: UIViewController {}", "Second.swift": "class Second: UIViewController {}",
    ]
    let view = use == .nib ? ["Second.swift": "class Second: UIView {}"] : [:]
    let tree = try TemporaryTree(
      files.merging(Self.documents(use)) { $1 }.merging(sources) { $1 }.merging(view) { $1 }
    )
    let finding = try #require(try await tree.validate().findings.first { $0.keyPath == "gone" })
    #expect(finding.isUnreachable != value.mayBePanel)
  }

  // MARK: - Categories

  /// Code in two classes, a method of a category, and whether a call may reach the class `Panel`.
  struct Call: CustomTestStringConvertible {
    var testDescription: String { [panel, other, code].joined(separator: " | ") }
    var panel = ""
    var other = ""
    var superclass = "UIViewController"
    var code: String
    var mayBePanel: Bool
    var sourceLocation: SourceLocation = #_sourceLocation
  }

  static let calls: [Call] = [
    Call(code: "[[Panel alloc] initP];", mayBePanel: true),
    Call(code: "[[Panel alloc] init]; [[Other alloc] initP];", mayBePanel: false),
    Call(panel: "- (id)init { return [super initP]; }", code: "[[Panel alloc] init];", mayBePanel: true),
    Call(panel: "- (id)init { return [self initP]; }", code: "[[Panel alloc] init];", mayBePanel: true),
    Call(
      other: "- (id)init { return [super initP]; }",
      code: "[[Panel alloc] init]; [[Other alloc] init];",
      mayBePanel: false
    ),
    Call(
      other: "- (id)init { return [super initP]; }",
      superclass: "Other",
      code: "[[Panel alloc] init];",
      mayBePanel: true
    ),
    Call(code: "[[Panel alloc] init];", mayBePanel: false),
    Call(code: "[[Panel alloc] initQ];", mayBePanel: true),
    Call(code: "[[Panel alloc] init]; [[Other alloc] initQ];", mayBePanel: false),
    Call(code: "Other *o = a; [o show]; [[Panel alloc] init];", mayBePanel: false),
    Call(code: "Panel *o = a; [o show];", mayBePanel: true),
    Call(code: "[make() show]; [[Panel alloc] init];", mayBePanel: true),
    Call(
      code: "[[Panel alloc] init]; [[Other alloc] initP]; g(@selector(initP));",
      mayBePanel: true
    ),
  ]

  @Test("The class of an object in a category's method is that of the callers' receivers", arguments: calls)
  func categories(_ call: Call) async throws {
    try await expect(
      call,
      [
        "Names.m": """
        @interface UIViewController (Names)
        - (id)initP;
        - (id)initQ;
        - (void)show;
        @end
        @implementation UIViewController (Names)
        - (id)initP {
          NSString *name = [NSString stringWithFormat:@"%@_%@", NSStringFromClass([self class]), @"Phone"];
          return [self initWithNibName:name bundle:nil];
        }
        - (id)initQ { return [self initP]; }
        - (void)show { [self initP]; }
        @end
        """,
        "Panel.m": "@interface Panel : \(call.superclass)\n@end\n@implementation Panel\n\(call.panel)\n@end",
        "Other.m": "@interface Other : UIViewController\n@end\n@implementation Other\n\(call.other)\n@end",
        "main.m": "int main(void) { \(call.code) }",
      ]
    )
  }

  @Test(
    "The class of a static member in an extension is that on which code calls it",
    arguments: [
      Call(code: "Panel.make()", mayBePanel: true),
      Call(code: "Other.make()\nlet p = Panel()", mayBePanel: false),
      Call(code: "Other.make()\nlet t: UIViewController.Type = Panel.self\nt.make()", mayBePanel: true),
    ]
  )
  func extensions(_ call: Call) async throws {
    try await expect(
      call,
      [
        "Names.swift": """
        extension UIViewController {
          static func make() -> Self { Self(nibName: "\\(self)_Phone", bundle: nil) }
        }
        """,
        "Panel.swift": "class Panel: UIViewController {}\nclass Other: UIViewController {}",
        "main.swift": call.code,
      ]
    )
  }

  private func expect(_ call: Call, _ sources: [String: String]) async throws {
    let nib = xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections>
      <outlet property="gone" destination="v-1" id="c-1"/></connections></placeholder><view id="v-1"/>
      """
    )
    let tree = try TemporaryTree(sources.merging(["Panel_Phone.xib": nib]) { $1 })
    let finding = try #require(
      try await tree.validate().findings.first { $0.keyPath == "gone" },
      sourceLocation: call.sourceLocation
    )
    #expect(finding.isUnreachable != call.mayBePanel, sourceLocation: call.sourceLocation)
  }
}
