import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Destinations of segues that Objective-C treats as those of another class")
struct TreatedDestinationTests {
  /// The code of `prepareForSegue:sender:`, and whether it fails.
  typealias Row = Example<String, Bool>

  private static func files(_ code: String) -> [String: String] {
    [
      "Main.storyboard": DocumentText.storyboard(
        initial: "h-1",
        """
        <scene sceneID="s-1"><objects><viewController id="h-1" customClass="Home" sceneMemberID="viewController"><connections>
        <segue destination="n-1" kind="show" identifier="news" id="g-1"/>
        <segue destination="c-1" kind="show" identifier="box" id="g-2"/></connections></viewController></objects></scene>
        <scene sceneID="s-2"><objects><viewController id="n-1" customClass="News"/></objects></scene>
        <scene sceneID="s-3"><objects><navigationController id="c-1"><connections>
        <segue destination="n-1" kind="relationship" relationship="rootViewController" id="g-3"/></connections>
        </navigationController></objects></scene>
        """
      ),
      "Home.m": """
      #import <UIKit/UIKit.h>
      @interface News : UIViewController
      @property (nonatomic) NSArray *titles;
      @end
      @implementation News
      @end
      @interface Card : UIViewController
      @property (nonatomic) NSString *caption;
      @end
      @implementation Card
      @end
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        \(code)
      }
      @end
      """,
    ]
  }

  private static func when(_ code: String, is identifier: String = "news") -> String {
    "if ([segue.identifier isEqualToString:@\"\(identifier)\"]) { \(code) }"
  }

  private static func box(_ type: String = "UINavigationController") -> String {
    "\(type) *box = (\(type) *)segue.destinationViewController; "
  }

  static let rows: [Row] = [
    Row(when(box() + "box.navigationBarHidden = YES;"), true),
    Row(when(box() + "News *news = (News *)box.topViewController; news.titles = nil;"), true),
    Row(when(box() + "[[box topViewController] setTitle:nil];"), true),
    Row("if ([[segue identifier] isEqualToString:@\"news\"]) { \(box()) box.toolbarHidden = YES; }", true),
    Row("if ([@\"news\" isEqualToString:segue.identifier]) { \(box()) box.toolbarHidden = YES; }", true),
    Row(
      when("UINavigationController *box = [segue destinationViewController]; box.toolbarHidden = YES;"),
      true
    ),
    Row(when("((UINavigationController *)segue.destinationViewController).toolbarHidden = YES;"), true),
    Row(
      when("[[(UINavigationController *)segue.destinationViewController topViewController] setTitle:nil];"),
      true
    ),
    Row(when(box("Card") + "card.caption = nil; box.caption = nil;"), true),
    // The destination, and the controller in it, have the class.
    Row(when(box() + "box.navigationBarHidden = YES;", is: "box"), false),
    Row(when(box() + "News *news = (News *)box.topViewController; news.titles = nil;", is: "box"), false),
    Row(when(box() + "Card *card = (Card *)box.topViewController; card.caption = nil;", is: "box"), true),
    Row(when(box("News") + "box.titles = nil;"), false),
    // The object has the property.
    Row(when(box() + "box.title = nil;"), false),
    // Another segue may run the code.
    Row(box() + "box.navigationBarHidden = YES;", false),
    Row(when(box() + "box.navigationBarHidden = YES;", is: "gone"), false),
    // The code tests the class.
    Row(
      when(
        "if ([segue.destinationViewController isKindOfClass:[UINavigationController class]]) { "
          + box() + "box.toolbarHidden = YES; }"
      ),
      false
    ),
    Row(
      when(box() + "if ([box isKindOfClass:[UINavigationController class]]) { box.toolbarHidden = YES; }"),
      false
    ),
    Row(when(box() + "if (box.title) { box.toolbarHidden = YES; }"), false),
    Row(when("if (sender) { return; } " + box() + "box.toolbarHidden = YES;"), false),
  ]

  @Test("Code uses a destination", arguments: rows)
  func prepare(_ row: Row) async throws {
    let found = try await TemporaryTree(Self.files(row.input)).validate().findings.filter {
      $0.id == .failedCast
    }
    #expect(
      found.map(\.consequence) == (row.expected ? [.crashOnUse] : []),
      sourceLocation: row.sourceLocation
    )
    #expect(
      found.allSatisfy {
        $0.file.hasSuffix("Main.storyboard") && $0.consoleMessage?.contains("unrecognized selector") == true
      },
      sourceLocation: row.sourceLocation
    )
  }
}
