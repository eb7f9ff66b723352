import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Code that only Interface Builder's canvas compiles")
struct CanvasConditionTests {
  /// The declaration of an outlet, the name of the file, and whether the app has the outlet.
  private static let declarations: [Example<(code: String, file: String), Bool>] = [
    .init((swift("#if TARGET_INTERFACE_BUILDER", ""), "Card.swift"), false),
    .init((swift("#if TARGET_INTERFACE_BUILDER", "#else"), "Card.swift"), true),
    .init((swift("#if !TARGET_INTERFACE_BUILDER", ""), "Card.swift"), true),
    .init((swift("#if TARGET_INTERFACE_BUILDER || DEBUG", ""), "Card.swift"), true),
    .init((objectiveC("#if TARGET_INTERFACE_BUILDER", ""), "Card.m"), false),
    .init((objectiveC("#if TARGET_INTERFACE_BUILDER", "#else"), "Card.m"), true),
    .init((objectiveC("#if !TARGET_INTERFACE_BUILDER", ""), "Card.m"), true),
    .init((objectiveC("#ifdef TARGET_INTERFACE_BUILDER", ""), "Card.m"), false),
    .init((objectiveC("#ifndef TARGET_INTERFACE_BUILDER", ""), "Card.m"), true),
  ]

  private static func swift(_ condition: String, _ before: String) -> String {
    """
    import UIKit
    @objc(Card) class Card: UIView {
    \(condition)
    \(before)
      @IBOutlet var title: UILabel!
    #endif
    }
    """
  }

  private static func objectiveC(_ condition: String, _ before: String) -> String {
    """
    #import <UIKit/UIKit.h>
    @interface Card : UIView
    \(condition)
    \(before)
    @property (weak) IBOutlet UILabel *title;
    #endif
    @end
    @implementation Card
    @end
    """
  }

  @Test("The app does not have it", arguments: declarations)
  func outlets(_ example: Example<(code: String, file: String), Bool>) async throws {
    let tree = try TemporaryTree([
      example.input.file: example.input.code,
      "Card.xib": DocumentText.xib(
        """
        <view id="v-1" customClass="Card"><subviews><label id="l-1"/></subviews><connections>
        <outlet property="title" destination="l-1" id="o-1"/></connections></view>
        """
      ),
    ])
    let findings = try await tree.validate().findings
    #expect(
      findings.contains { $0.id == .undefinedOutlet } != example.expected,
      sourceLocation: example.sourceLocation
    )
  }
}
