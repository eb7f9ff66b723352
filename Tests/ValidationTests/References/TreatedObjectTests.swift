import Checks
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Objects that Objective-C treats as those of another class")
struct TreatedObjectTests {
  /// The statements of a data source, and whether a request in them is reported.
  typealias Case = Example<String, Bool>

  private static func files(_ code: String) -> [String: String] {
    [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with:
          "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ),
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c-1"><scenes><scene sceneID="s-1"><objects>
      <tableViewController id="c-1" customClass="Chat"><tableView key="view" id="v-1"><prototypes>
      <tableViewCell reuseIdentifier="plain" id="r-1"/><tableViewCell reuseIdentifier="chat" id="r-2" \
      customClass="ChatCell"/></prototypes><connections><outlet property="dataSource" destination="c-1" id="o-1"/>
      </connections></tableView></tableViewController></objects></scene></scenes></document>
      """,
      "App/Chat.m": """
      #import <UIKit/UIKit.h>
      @interface ChatCell : UITableViewCell
      @property (nonatomic) UILabel *nameLabel;
      @end
      @implementation ChatCell
      @end
      @interface Chat : UITableViewController
      @end
      @implementation Chat
      - (void)viewDidLoad { [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"own"]; }
      - (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {
        \(code)
        return cell;
      }
      @end
      int main(int argc, char **argv) { return UIApplicationMain(argc, argv, nil, nil); }
      """,
    ]
  }

  private static func cell(_ identifier: String, _ cast: String = "") -> String {
    #"ChatCell *cell = \#(cast)[t dequeueReusableCellWithIdentifier:@"\#(identifier)" forIndexPath:p]; "#
  }

  static let cases: [Case] = [
    Case(cell("own") + #"cell.nameLabel.text = @"a";"#, true),
    Case(cell("own", "(ChatCell *)") + #"[cell.nameLabel setText:@"a"];"#, true),
    Case(cell("own") + #"[[cell nameLabel] setText:@"a"];"#, true),
    Case(cell("plain") + #"cell.nameLabel.text = @"a";"#, true),
    Case(
      #"ChatCell *cell = [t dequeueReusableCellWithIdentifier:@"plain"]; if (!cell) { cell = [ChatCell new]; } "#
        + "cell.nameLabel.text = nil;",
      true
    ),
    Case(cell("chat") + #"cell.nameLabel.text = @"a";"#, false),
    Case(cell("own") + #"cell.textLabel.text = @"a";"#, false),
    Case(cell("own") + "if (p.row > 0) { cell.nameLabel.text = nil; }", false),
    Case(cell("own") + "cell = [ChatCell new]; cell.nameLabel.text = nil;", false),
    Case(
      cell("own") + "if ([cell isKindOfClass:[ChatCell class]]) { return nil; } cell.nameLabel.text = nil;",
      false
    ),
    Case(
      #"UITableViewCell *cell = [t dequeueReusableCellWithIdentifier:@"own" forIndexPath:p]; "#
        + "cell.nameLabel.text = nil;",
      false
    ),
    Case(
      #"ChatCell *cell = [t dequeueReusableCellWithIdentifier:@"gone"]; cell.nameLabel.text = nil;"#,
      false
    ),
  ]

  @Test("Cells of another class", arguments: cases)
  func cells(_ item: Case) async throws {
    let found = try await TemporaryTree(Self.files(item.input)).validate().findings.filter {
      $0.id == .failedCast
    }
    #expect(found.map(\.id) == (item.expected ? [.failedCast] : []), sourceLocation: item.sourceLocation)
    #expect(
      found.allSatisfy { $0.position.line == 12 && $0.consequence == .crashOnUse },
      sourceLocation: item.sourceLocation
    )
    #expect(
      found.allSatisfy { $0.message.contains("'nameLabel'") && $0.notes.count >= 1 },
      sourceLocation: item.sourceLocation
    )
  }
}
