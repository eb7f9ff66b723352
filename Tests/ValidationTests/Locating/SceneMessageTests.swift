import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

/// Messages about scenes with wrong connections or views, as in ISHPullUp#42, JTCalendar#116, SwiftForms#13 and
/// Atlas-iOS#954.
@Suite("Messages of mistyped outlets and table controllers")
struct SceneMessageTests {
  private static let scene = DocumentText.scene(
    """
    <viewController id="uow-b7-lA0" customClass="SheetController">
    <view key="view" id="7XT-Sf-C3R"><subviews><view id="hnd-02"/><label id="lbl-01"/></subviews></view>
    <connections>
    <outlet property="handle" destination="hnd-02" id="out-03"/>
    </connections>
    </viewController>
    """
  )

  private static let objectiveCFiles = [
    "Main.storyboard": scene,
    "HandleView.h": """
    #import <UIKit/UIKit.h>
    @interface HandleView : UIView
    @property (nonatomic) CGFloat progress;
    - (void)setState:(NSInteger)state animated:(BOOL)animated;
    @end
    """,
    "SheetController.m": """
    #import "HandleView.h"
    @interface SheetController : UITableViewController
    @property (nonatomic, weak) IBOutlet HandleView *handle;
    @end
    @implementation SheetController
    - (void)viewDidLoad { [self.handle setState:1 animated:NO]; }
    @end
    """,
  ]

  private static let swiftFiles = [
    "Main.storyboard": scene,
    "Sheet.swift": """
    import UIKit
    class HandleView: UIView {
      @objc var progress: CGFloat = 0
      @objc func setState(_ state: Int, animated: Bool) {}
    }
    @objc(SheetController) class SheetController: UITableViewController {
      @IBOutlet weak var handle: HandleView!
    }
    """,
  ]

  /// A message, and text from the line to which the message refers; nil if no line matches.
  private static let cases: [(message: String, text: String?)] = [
    ("-[UIView setState:animated:]: unrecognized selector sent to instance 0x7fb", "property=\"handle\""),
    ("[UIView setState:animated:]: unrecognized selector sent to instance", "property=\"handle\""),
    (
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[UIView setProgress:]: unrecognized selector sent to instance 0x7fb'",
      "property=\"handle\""
    ),
    ("-[UIView progress]: unrecognized selector sent to instance 0x7fb", "property=\"handle\""),
    ("-[UIView alpha]: unrecognized selector sent to instance 0x7fb", nil),
    ("-[NSString setState:animated:]: unrecognized selector sent to instance 0x7fb", nil),
    ("-[UIView setState:]: unrecognized selector sent to instance 0x7fb", nil),
    (
      "-[UITableViewController loadView] loaded the \"uow-b7-lA0-view-7XT-Sf-C3R\" nib but didn't get a UITableView.",
      "id=\"uow-b7-lA0\""
    ),
    (
      "loaded the “uow-b7-lA0-view-7XT-Sf-C3R” nib but didn’t get a UITableView",
      "id=\"uow-b7-lA0\""
    ),
    (
      "-[UITableViewController loadView] instantiated view controller with identifier \"UIViewController-uow-b7-lA0\" from storyboard \"Main\", but didn't get a UITableView.",
      "id=\"uow-b7-lA0\""
    ),
    (
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"uow-b7-lA0-view-7XT-Sf-C3R\" nib but the view outlet was not set",
      "id=\"uow-b7-lA0\""
    ),
  ]

  @Test("Objective-C", arguments: cases)
  func objectiveC(_ message: String, _ text: String?) async throws {
    try await Self.expect(message, text, in: Self.objectiveCFiles)
  }

  @Test("Swift", arguments: cases)
  func swift(_ message: String, _ text: String?) async throws {
    try await Self.expect(message, text, in: Self.swiftFiles)
  }

  private static func expect(_ message: String, _ text: String?, in files: [String: String]) async throws {
    let tree = try TemporaryTree(files)
    let report = try await Validator().locate(Array(message.utf8), below: [tree.path])
    try #require(report.lines.count == 1)
    guard let text else {
      #expect(report.lines[0].places.isEmpty)
      return
    }
    let place = try #require(report.lines[0].places.first)
    let lines = scene.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(tree.relative(place.file) == "Main.storyboard")
    #expect(place.position.line == lines.firstIndex { $0.contains(text) }.map { $0 + 1 })
  }
}
