import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Nibs that a helper loads without an owner")
struct PassedNibNameTests {
  typealias Row = Example<[String: String], [String]>

  private static let missing = ["owner-mismatch crash view Card.xib:5"]

  private static func swift(_ helper: String, _ call: String = #"Loader.load("Card")"#) -> [String: String] {
    [
      "Loader.swift": "import UIKit\nfinal class Loader { \(helper) }",
      "Home.swift": "import UIKit\nclass Home: UIViewController { func show() { \(call) } }",
      "CardController.swift": "import UIKit\n@objc(CardController) class CardController: UIViewController {}",
    ]
  }

  private static func objectiveC(_ owner: String, _ call: String = #"[[Loader new] load:@"Card"];"#)
    -> [String: String]
  {
    [
      "Loader.h":
        "#import <UIKit/UIKit.h>\n@interface Loader : NSObject\n- (UIView *)load:(NSString *)name;\n@end",
      "Loader.m": """
      #import "Loader.h"
      @implementation Loader
      - (UIView *)load:(NSString *)name { return [[NSBundle mainBundle] loadNibNamed:name owner:\(owner) options:nil].firstObject; }
      @end
      """,
      "Home.m": """
      #import "Loader.h"
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)show { \(call) }
      @end
      """,
      "CardController.m":
        "#import <UIKit/UIKit.h>\n@interface CardController : UIViewController\n@end\n@implementation CardController\n@end",
    ]
  }

  private static func load(_ owner: String) -> String {
    "static func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: \(owner), options: nil) }"
  }

  static let rows: [Row] = [
    Row("an Objective-C method", objectiveC("nil"), missing),
    Row("an Objective-C method with an owner", objectiveC("[UIViewController new]"), []),
    Row("another nib", objectiveC("nil", #"[[Loader new] load:@"Other"];"#), []),
    Row("an unknown name", objectiveC("nil", "[[Loader new] load:self.title];"), []),
    Row("a Swift function", swift(load("nil")), missing),
    Row("a Swift function with an owner", swift(load("NSObject()")), []),
    Row(
      "a nib that is instantiated",
      swift(
        "static func load(_ name: String) { UINib(nibName: name, bundle: nil).instantiate(withOwner: nil) }"
      ),
      missing
    ),
    Row("a Swift function that is not called", swift(load("nil"), ""), []),
    Row("several names", swift(load("nil"), #"Loader.load("Card"); Loader.load("Other")"#), missing),
    Row("a constant", swift(load("nil"), #"let name = "Card"; Loader.load(name)"#), missing),
  ]

  @Test("The nib has an owner", arguments: rows)
  func load(_ row: Row) async throws {
    let card = xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"><connections>
      <outlet property="view" destination="v-1" id="o-1"/></connections></placeholder><view id="v-1"/>
      """
    )
    let tree = try TemporaryTree(
      row.input.merging(["Card.xib": card, "Other.xib": xib(#"<view id="v-1"/>"#)]) { $1 }
    )
    #expect(try await tree.found() == row.expected, sourceLocation: row.sourceLocation)
  }
}
