import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Initializers that decode the controllers of storyboards")
struct DecodedControllerTests {
  struct App: Sendable {
    var code: String
    var isSwift = true
    var hasView = true
    var hasSegue = true
    var element = "viewController"
  }

  typealias Row = Example<App, [String]>

  private static let view = ["observer-before-outlet crash view Main.storyboard:5"]
  private static let trap = ["unimplemented-initializer crash - Main.storyboard:5"]
  private static let segue = ["unimplemented-initializer crash-on-use show Main.storyboard:5"]

  private static func swift(_ members: String, _ superclass: String = "UIViewController") -> String {
    "import UIKit\nclass Home: \(superclass) { \(members) }"
  }

  private static func objectiveC(_ members: String) -> String {
    "#import <UIKit/UIKit.h>\n@interface Home : UIViewController\n@end\n@implementation Home\n\(members)\n@end"
  }

  private static func decoding(_ statements: String) -> String {
    "required init?(coder: NSCoder) { super.init(coder: coder); \(statements) }"
  }

  private static func message(_ statements: String) -> String {
    "- (id)initWithCoder:(NSCoder *)coder { if ((self = [super initWithCoder:coder])) { \(statements) } return self; }"
  }

  private static let perform = "func go() { performSegue(withIdentifier: \"show\", sender: nil) }"
  private static let performing = "- (void)go { [self performSegueWithIdentifier:@\"show\" sender:nil]; }"

  static let rows: [Row] = [
    // The view
    Row("self.view", App(code: swift(decoding("self.view.backgroundColor = .red"))), view),
    Row("view", App(code: swift(decoding("view.backgroundColor = .red"))), view),
    Row("loadViewIfNeeded", App(code: swift(decoding("loadViewIfNeeded()"))), view),
    Row("a method", App(code: swift(decoding("setUp()") + "; func setUp() { view.isHidden = true }")), view),
    Row("[self view]", App(code: objectiveC(message("[[self view] setHidden:YES];")), isSwift: false), view),
    Row(
      "an Objective-C method",
      App(
        code: objectiveC(message("[self setUp];") + "- (void)setUp { self.view.hidden = YES; }"),
        isSwift: false
      ),
      view
    ),
    Row(
      "a setter",
      App(
        code: objectiveC(
          message("self.cards = @[];") + "- (void)setCards:(id)cards { self.view.hidden = YES; }"
        ),
        isSwift: false
      ),
      view
    ),
    Row(
      "an instance variable with a setter",
      App(
        code: objectiveC(message("_cards = @[];") + "- (void)setCards:(id)cards { self.view.hidden = YES; }"),
        isSwift: false
      ),
      []
    ),
    Row(
      "a setter of another object",
      App(
        code: objectiveC(
          message("coder.cards = @[];") + "- (void)setCards:(id)cards { self.view.hidden = YES; }"
        ),
        isSwift: false
      ),
      []
    ),
    Row(
      "a setter with a condition",
      App(
        code: objectiveC(
          message("self.cards = @[];")
            + "- (void)setCards:(id)cards { if (self.isViewLoaded) { self.view.hidden = YES; } }"
        ),
        isSwift: false
      ),
      []
    ),
    Row("a condition", App(code: swift(decoding("if isViewLoaded { view.isHidden = true }"))), []),
    Row(
      "a closure",
      App(code: swift(decoding("DispatchQueue.main.async { self.view.isHidden = true }"))),
      []
    ),
    Row("a local variable", App(code: swift(decoding("let view = UIView(); view.isHidden = true"))), []),
    Row("a view that is set", App(code: swift(decoding("view = UIView(); view.isHidden = true"))), []),
    Row(
      "loadView",
      App(code: swift(decoding("view.isHidden = true") + "; override func loadView() { view = UIView() }")),
      []
    ),
    Row("no view", App(code: swift(decoding("view.isHidden = true")), hasView: false), []),
    Row("awakeFromNib", App(code: swift("override func awakeFromNib() { view.isHidden = true }")), []),
    Row("viewDidLoad", App(code: swift("override func viewDidLoad() { view.isHidden = true }")), []),
    Row("an unread superclass", App(code: swift(decoding("view.isHidden = true"), "Base")), []),
    Row(
      "a superclass",
      App(
        code:
          "import UIKit\nclass Home: Base {}\nclass Base: UIViewController { \(decoding("view.isHidden = true")) }"
      ),
      view
    ),
    Row(
      "an overridden method of a superclass",
      App(
        code: """
          import UIKit
          class Home: Base { override func setUp() {} }
          class Base: UIViewController { \(decoding("setUp()")); func setUp() { view.isHidden = true } }
          """
      ),
      []
    ),
    // The initializer itself
    Row(
      "[self initWithCoder:]",
      App(
        code: objectiveC("- (id)initWithCoder:(NSCoder *)coder { return [self initWithCoder:coder]; }"),
        isSwift: false
      ),
      trap
    ),
    Row(
      "[self initWithCoder:] in a condition",
      App(
        code: objectiveC(
          "- (id)initWithCoder:(NSCoder *)c { if (!(self = [self initWithCoder:c])) return nil; return self; }"
        ),
        isSwift: false
      ),
      trap
    ),
    Row(
      "self.init(coder:)",
      App(code: swift("required convenience init?(coder: NSCoder) { self.init(coder: coder) }")),
      trap
    ),
    Row(
      "[self initWithCoder:] under a condition",
      App(
        code: objectiveC(
          "- (id)initWithCoder:(NSCoder *)c { if (c) { return [super initWithCoder:c]; } "
            + "return [self initWithCoder:c]; }"
        ),
        isSwift: false
      ),
      []
    ),
    Row(
      "an operand that is not always evaluated",
      App(
        code: objectiveC(
          "- (id)initWithCoder:(NSCoder *)c { return [super initWithCoder:c] ?: [self initWithCoder:c]; }"
        ),
        isSwift: false
      ),
      []
    ),
    Row(
      "self.init(coder:) with another coder",
      App(code: swift("required convenience init?(coder: NSCoder) { self.init(coder: make(coder)) }")),
      []
    ),
    // Keys of the class's own archives
    Row(
      "decodeObject(forKey:) as!",
      App(code: swift(decoding(#"title = coder.decodeObject(forKey: "title") as! String"#))),
      trap
    ),
    Row(
      "decodeObject(of:forKey:)! in an argument",
      App(
        code: swift(decoding("show(coder.decodeObject(of: NSString.self, forKey: Keys.title)! as String)"))
      ),
      trap
    ),
    Row(
      "guard let … else { fatalError() }",
      App(
        code: swift(
          decoding(
            #"guard let text = coder.decodeObject(forKey: "title") as? String else { fatalError() }; title = text"#
          )
        )
      ),
      trap
    ),
    Row(
      "guard let … else { return nil }",
      App(
        code: swift(
          decoding(
            #"guard let text = coder.decodeObject(forKey: "title") as? String else { return nil }; title = text"#
          )
        )
      ),
      []
    ),
    Row(
      "under a condition",
      App(
        code: swift(
          decoding(
            #"if coder.containsValue(forKey: "title") { title = coder.decodeObject(forKey: "title") as! String }"#
          )
        )
      ),
      []
    ),
    Row(
      "after an exit",
      App(
        code: swift(
          decoding(
            #"guard coder.containsValue(forKey: "title") else { return nil }; "#
              + #"title = coder.decodeObject(forKey: "title") as! String"#
          )
        )
      ),
      []
    ),
    Row(
      "as! of an optional type",
      App(code: swift(decoding(#"title = coder.decodeObject(forKey: "title") as! String?"#))),
      []
    ),
    Row(
      "a key of UIKit",
      App(code: swift(decoding(#"view = coder.decodeObject(forKey: "UIView") as! UIView"#))),
      []
    ),
    Row(
      "another coder",
      App(code: swift(decoding(#"title = archive.decodeObject(forKey: "title") as! String"#))),
      []
    ),
    // The superclass's initializer
    Row(
      "[super init]",
      App(
        code: objectiveC("- (id)initWithCoder:(NSCoder *)coder { return [super init]; }" + performing),
        isSwift: false
      ),
      segue
    ),
    Row(
      "super.init(nibName:bundle:)",
      App(
        code: swift("required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }; \(perform)")
      ),
      segue
    ),
    Row("super.init(coder:)", App(code: swift(decoding("") + "; \(perform)")), []),
    Row(
      "[super initWithCoder:]",
      App(code: objectiveC(message("") + performing), isSwift: false),
      []
    ),
    Row(
      "[self initWithNibName:]",
      App(
        code: objectiveC(
          "- (id)initWithCoder:(NSCoder *)coder { return [self initWithNibName:nil bundle:nil]; }"
            + performing
        ),
        isSwift: false
      ),
      []
    ),
    Row(
      "a segue that code does not perform",
      App(code: swift("required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }")),
      []
    ),
    Row(
      "a scene without the segue",
      App(
        code: swift(
          "required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }; "
            + perform.replacing("show", with: "more")
        )
      ),
      []
    ),
  ]

  @Test("A controller is decoded", arguments: rows)
  func decode(_ row: Row) async throws {
    let app = row.input
    let view = app.hasView ? #"<view key="view" id="v-1"/>"# : ""
    let module = app.isSwift ? #"customModule="App" customModuleProvider="target""# : ""
    let tree = try TemporaryTree([
      "Main.storyboard": storyboard(
        initial: "c-1",
        """
        <scene sceneID="s-1"><objects>
        <\(app.element) id="c-1" customClass="Home" \(module)>\(view)<connections>
        <segue destination="c-2" kind="show" identifier="show" id="g-1"/></connections></\(app.element)>
        </objects></scene>
        <scene sceneID="s-2"><objects><viewController id="c-2"/></objects></scene>
        """
      ),
      app.isSwift ? "App.swift" : "App.m": app.code,
    ])
    let found = try await tree.found().filter { !$0.hasPrefix("missing-identifier") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}
