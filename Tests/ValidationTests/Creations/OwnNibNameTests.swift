import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Nibs that an initializer names after the class of the new controller")
struct OwnNibNameTests {
  typealias Row = Example<[String: String], [String]>

  private static let nib = DocumentText.xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="view" destination="v-1" id="o-1"/></connections></placeholder><view id="v-1"/>
    """
  )

  private static func objectiveC(
    _ initializer: String = name,
    _ creation: String = "[[Special alloc] initWithCard:@\"a\"]",
    _ members: String = ""
  ) -> [String: String] {
    [
      "Base.xib": nib,
      "Home.storyboard": DocumentText.scene(
        initial: "h-1",
        #"<viewController id="h-1" customClass="Home"/>"#
      ),
      "Base.m": """
      #import <UIKit/UIKit.h>
      @interface Base : UIViewController
      - (instancetype)initWithCard:(NSString *)card;
      @end
      @implementation Base
      - (instancetype)initWithCard:(NSString *)card {
        \(initializer)
      }
      @end
      @interface Special : Base
      @end
      @implementation Special
      \(members)
      @end
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)open { [self showViewController:\(creation) sender:nil]; }
      @end
      """,
    ]
  }

  private static let name = "return [self initWithNibName:NSStringFromClass([self class]) bundle:nil];"

  private static func swift(
    _ name: String = "String(describing: type(of: self))",
    _ creation: String = "Special()",
    _ members: String = ""
  ) -> [String: String] {
    [
      "Base.xib": nib,
      "Home.storyboard": DocumentText.scene(
        initial: "h-1",
        #"<viewController id="h-1" customClass="Home" customModule="App" customModuleProvider="target"/>"#
      ),
      "Base.swift": """
      import UIKit
      class Base: UIViewController {
        convenience init() {
          self.init(nibName: \(name), bundle: nil)
        }
      }
      class Special: Base { \(members) }
      class Home: UIViewController { func open() { show(\(creation), sender: nil) } }
      """,
    ]
  }

  private static let found = ["missing-nib crash-on-use Special Base.m:7"]

  static let rows: [Row] = [
    Row("[self initWithNibName:]", objectiveC(), found),
    Row("[super initWithNibName:]", objectiveC(name.replacing("self init", with: "super init")), found),
    Row(
      "a condition with the initializer",
      objectiveC(
        "if ((self = [super initWithNibName:NSStringFromClass([self class]) bundle:nil])) {} return self;"
      ),
      found
    ),
    Row(
      "an initializer of the app",
      objectiveC(name.replacing("bundle:nil", with: "bundle:[NSBundle mainBundle] card:card")),
      found
    ),
    Row("the nib exists", objectiveC().merging(["Special.xib": nib]) { $1 }, []),
    Row("the class has the nib", objectiveC(name, "[[Base alloc] initWithCard:@\"a\"]"), []),
    Row(
      "only if the bundle contains the nib",
      objectiveC(
        "NSString *nib = NSStringFromClass([self class]);\n"
          + "if ([NSBundle.mainBundle pathForResource:nib ofType:@\"nib\"]) { \(name) } return [super init];"
      ),
      []
    ),
    Row("another initializer", objectiveC(name, "[[Special alloc] initWithDeck:@\"a\"]"), []),
    Row(
      "an overridden initializer",
      objectiveC(
        name,
        "[[Special alloc] initWithCard:@\"a\"]",
        "- (instancetype)initWithCard:(NSString *)card { return [super initWithNibName:@\"Base\" bundle:nil]; }"
      ),
      []
    ),
    Row(
      "a class that creates its view",
      objectiveC(
        name,
        "[[Special alloc] initWithCard:@\"a\"]",
        "- (void)loadView { self.view = [UIView new]; }"
      ),
      []
    ),
    Row("the name of the superclass", objectiveC("return [self initWithNibName:@\"Base\" bundle:nil];"), []),
    Row("in Swift", swift(), ["missing-nib crash-on-use Special Base.swift:4"]),
    Row("the class has the nib in Swift", swift("String(describing: type(of: self))", "Base()"), []),
    Row(
      "another initializer in Swift",
      swift("String(describing: type(of: self))", "Special(nibName: \"Base\", bundle: nil)"),
      []
    ),
    Row(
      "an initializer of the subclass in Swift",
      swift(
        "String(describing: type(of: self))",
        "Special(card: card)",
        "init(card: String) { super.init(nibName: \"Base\", bundle: nil) }"
      ),
      []
    ),
  ]

  /// Returns the files of an app whose project builds the given files.
  private static func project(_ files: [String: String]) -> [String: String] {
    let settings = "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
    let project = ProjectText.targets("App", productType: "application")
      .replacing("buildSettings = { ", with: settings)
    return Dictionary(uniqueKeysWithValues: files.map { ("App/\($0)", $1) })
      .merging([ProjectText.path: project]) { $1 }
  }

  @Test("An initializer names a nib", arguments: rows)
  func initialize(_ row: Row) async throws {
    let found = try await TemporaryTree(Self.project(row.input)).found().filter {
      $0.hasPrefix("missing-nib")
    }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}
