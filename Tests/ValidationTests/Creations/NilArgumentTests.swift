import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Nil outlets that Objective-C code passes on")
struct NilArgumentTests {
  /// The body of `viewDidLoad`, and the end of the console message if the app crashes.
  typealias Row = Example<String, String?>

  private static let insertion = "'*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil'"
  private static let array = "NSMutableArray *all = [NSMutableArray array]; "

  static let rows: [Row] = [
    Row(array + "[all addObject:self.cover];", insertion),
    Row(array + "[all addObject:_cover];", insertion),
    Row(array + "[all insertObject:self.cover atIndex:0];", insertion),
    Row(
      "self.view.accessibilityElements = @[self.view, self.cover];",
      "'*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from objects[1]'"
    ),
    Row(
      "NSDictionary *all = @{@\"cover\": self.cover};",
      "'*** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil object from objects[0]'"
    ),
    Row(
      "[NSLayoutConstraint constraintWithItem:self.cover attribute:1 relatedBy:0 toItem:self.view attribute:1 "
        + "multiplier:1 constant:0];",
      "Constraint must contain a first layout item'"
    ),
    Row("[self collect];", insertion),
    Row("[self.all addObject:self.cover];", nil),
    Row("if (self.cover) { self.view.accessibilityElements = @[self.cover]; }", nil),
    Row("self.cover = [UIView new]; self.view.accessibilityElements = @[self.cover];", nil),
    Row("if (!self.cover) return; self.view.accessibilityElements = @[self.cover];", nil),
    Row("[self.view addSubview:self.cover]; self.cover.hidden = YES;", nil),
    Row("UIView *views[] = {self.cover};", nil),
    Row("[self later:^{ self.view.accessibilityElements = @[self.cover]; }];", nil),
  ]

  @Test("A controller with a scene is created without it", arguments: rows)
  func created(_ row: Row) async throws {
    let files = [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
      ),
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="h-1"><scenes>
      <scene sceneID="s-1"><objects><viewController id="h-1" customClass="Home"/></objects></scene>
      <scene sceneID="s-2"><objects><viewController id="b-1" storyboardIdentifier="blind" customClass="Blind">
      <view key="view" id="v-1"><subviews><view id="c-1"/></subviews></view><connections>
      <outlet property="cover" destination="c-1" id="o-1"/></connections></viewController></objects></scene>
      </scenes></document>
      """,
      "App/Home.m": """
      #import "Blind.h"
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)start {
        Blind *blind = [[Blind alloc] init];
        [self presentViewController:blind animated:YES completion:nil];
      }
      @end
      """,
      "App/Blind.h": """
      #import <UIKit/UIKit.h>
      @interface Blind : UIViewController
      @property (weak, nonatomic) IBOutlet UIView *cover;
      @property (strong, nonatomic) NSMutableArray *all;
      @end
      """,
      "App/Blind.m": """
      #import "Blind.h"
      @implementation Blind
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(row.input)
      }
      - (void)collect {
        NSMutableArray *items = [NSMutableArray new];
        [items addObject:self.cover];
      }
      @end
      """,
    ]
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .unconnectedOutlet }
    #expect(found.count == (row.expected == nil ? 0 : 1), sourceLocation: row.sourceLocation)
    guard let finding = found.first, let expected = row.expected else { return }
    #expect(finding.consequence == .crashOnUse, sourceLocation: row.sourceLocation)
    #expect(
      finding.file.hasSuffix("Home.m") && finding.position.line == 6,
      sourceLocation: row.sourceLocation
    )
    #expect(finding.consoleMessage?.hasSuffix(expected) == true, sourceLocation: row.sourceLocation)
  }
}
