import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Composed names of nibs, storyboards, scenes and segues")
struct ComposedNameTests {
  /// An expression, declarations that it depends on, and whether its value may be "Panel".
  struct Value: CustomTestStringConvertible {
    var testDescription: String { expression }
    var expression: String
    var more: String
    var mayBePanel: Bool

    init(_ expression: String, _ more: String = "", mayBePanel: Bool) {
      (self.expression, self.more, self.mayBePanel) = (expression, more, mayBePanel)
    }
  }

  /// Code that uses a name, in a tree with a document whose finding is about the nib or scene.
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
    // The value comes from elsewhere.
    Value("UserDefaults.standard.string(forKey: \"screen\") ?? \"Lid\"", mayBePanel: true),
    Value("Bundle.main.infoDictionary![\"Screen\"] as! String", mayBePanel: true),
    Value("name()", "func name() -> String { Remote.load().name }\n", mayBePanel: true),
    Value(
      "held",
      "var held = \"Lid\"\nfunc change() { held = Remote.load() }\nlet _ = change()\n",
      mayBePanel: true
    ),
    Value(
      "held",
      "var held = \"Lid\"\nfunc change() { held = \"Li\" + \"d\" }\nlet _ = change()\n",
      mayBePanel: false
    ),
    Value(".init(\"Lid\")", mayBePanel: false),
    Value(".init(name)", "var name = Remote.load()\n", mayBePanel: true),
    Value("choice.rawValue", choices, mayBePanel: false),
    Value("choice.own", choices, mayBePanel: false),
    // A method that only passes on the name that its caller passes.
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
    // The getter of a property returns nil in the superclass.
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
      "main.swift": ReachabilityTests.loadBoard + "load()",
      "First.swift": "class First: UIViewController {}", "Second.swift": "class Second: UIViewController {}",
    ]
    let view = use == .nib ? ["Second.swift": "class Second: UIView {}"] : [:]
    let tree = try TemporaryTree(
      files.merging(Self.documents(use)) { $1 }.merging(sources) { $1 }.merging(view) { $1 }
    )
    let finding = try #require(try await tree.validate().findings.first { $0.keyPath == "gone" })
    #expect(finding.isUnreachable != value.mayBePanel)
  }
}
